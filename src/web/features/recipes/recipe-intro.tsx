import { Link } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { shownDate } from '#web/data/recipe.ts';
import { Photo } from '#web/lists/photo.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipeDescription } from './recipe-description.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import styles from './recipe-intro.module.css';

/** A phone's screen is finer than any eye: it says less than the width, and gets a file of the next size down. */
const phoneSizes = '(max-width: 639px) and (min-resolution: 1.5x) 74vw';
const photoSizes = `${phoneSizes}, (min-width: 1320px) 680px, (min-width: 960px) 54vw, 100vw`;

/** The top of the page: picture, name, what it is, and what a person can do with it. */
export function RecipeIntro({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  return (
    <div className={styles.intro}>
      <Photo
        photo={food.photo}
        alt={text('recipe.photoOf', { name: food.name })}
        sizes={photoSizes}
        priority
        className={styles.photo}
        transitionName={`photo-${food._id}`}
      />
      <div className={styles.words}>
        <h1 className={styles.name} dir="auto">
          {food.name}
        </h1>
        <Origin food={food} />
        <div className={styles.chips}>
          <Chip>
            {text('recipe.category')}
            {': '}
            <Link to={paths.category(food.category.name)} className="touch-target">
              {food.category.name}
            </Link>
          </Chip>
          {food.diet?.map((diet) => (
            <Chip key={diet} tone="leaf">
              {text(`diet.${diet}`)}
            </Chip>
          ))}
        </div>
        <RecipeFacts food={food} />
        <RecipeDescription description={food.description} />
        <RecipeActions food={food} />
      </div>
    </div>
  );
}

/** Who shares the recipe, with the way to the rest of theirs, and quietly since when; nobody where the account is gone. */
function Origin({ food }: { food: Pick<RecipeDetailReply, 'cook' | 'createdAt'> }) {
  const text = useText();
  const { cook, createdAt } = food;
  return (
    <div className={styles.origin}>
      {cook.name && (
        <p>
          <Link to={paths.cook(cook._id)} className="touch-target">
            {text('recipe.by', { name: cook.name })}
          </Link>
        </p>
      )}
      <p className={styles.created}>
        {text('recipe.createdAt')}
        {': '}
        <time dateTime={createdAt}>{shownDate(createdAt)}</time>
      </p>
    </div>
  );
}
