import { useLocation } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { FollowPlace } from '#web/lists/follow-place.tsx';
import { shownAmountsIn } from '#web/page/chosen-amounts.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DietChips, DietDoubts } from './diet-labels.tsx';
import { OtherNames } from './other-names.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipeDescription } from './recipe-description.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import styles from './recipe-intro.module.css';
import { RecipePhotos } from './recipe-photos.tsx';

/** The top of the page: picture, name, what it is, and what a person can do with it. */
export function RecipeIntro({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const words = useRecipeWords();
  const { search } = useLocation();
  // The server's page is the recipe as written, whatever the address says.
  const factor = useHydrated() ? shownAmountsIn(search, food.servings).factor : 1;
  return (
    <div className={styles.intro}>
      <RecipePhotos food={food} className={styles.photo} />
      <div className={styles.words}>
        <h1 className={styles.name} {...words}>
          {food.name}
        </h1>
        <OtherNames food={food} />
        <Origin food={food} />
        <Jump />
        <div className={styles.chips}>
          <Chip>
            {text('recipe.category')}
            {': '}
            <Link to={paths.category(food.category.name)} className="touch-target">
              {cuisineName(text, food.category.name)}
            </Link>
          </Chip>
          {food.unlisted && <Chip>{text('unlisted.true')}</Chip>}
          {food.course && <Chip>{text(`course.${food.course}`)}</Chip>}
          <DietChips food={food} />
        </div>
        <DietDoubts food={food} />
        <RecipeFacts food={food} factor={factor} />
        <RecipeDescription description={food.description} />
        <RecipeActions food={food} />
      </div>
    </div>
  );
}

/** On a phone the recipe itself lies below picture, story and facts. */
function Jump() {
  const text = useText();
  return (
    <nav className={styles.jump} aria-labelledby="jump">
      <span id="jump">{text('recipe.jump')}</span>
      <a href="#ingredients" className="touch-target">
        {text('recipe.ingredients')}
      </a>
      <a href="#steps" className="touch-target">
        {text('recipe.steps')}
      </a>
    </nav>
  );
}

/** Who shares the recipe, with the way to the rest of theirs, and quietly since when; a former cook has no page, nor has who shares nothing with everybody. */
function Origin({ food }: { food: Pick<RecipeDetailReply, 'cook' | 'createdAt'> }) {
  const text = useText();
  const { cook, createdAt } = food;
  const hasPage = cook.name && !cook.hasNoPage;
  return (
    <div className={styles.origin}>
      <p>
        {hasPage ? (
          <Link to={paths.cook(cook)} className="touch-target">
            {text('recipe.by', { name: cook.name })}
          </Link>
        ) : cook.name ? (
          text('recipe.by', { name: cook.name })
        ) : (
          text('recipe.byFormerCook')
        )}
      </p>
      {hasPage && <FollowPlace cook={cook} />}
      <p className={styles.created}>
        {text('recipe.createdAt')}
        {': '}
        <time dateTime={createdAt}>{text.date(createdAt)}</time>
      </p>
    </div>
  );
}
