import type { ReactNode } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { showRecipe } from '#domain/kitchen/show-recipe.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { useWaitingRecipe } from '#web/lists/use-waiting-recipe.ts';
import { asWritten } from '#web/page/chosen-amounts.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { RecipeLanguageContext, useRecipeWords } from '#web/page/recipe-words.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { EditIcon } from '#web/ui/action-icons.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DeleteRecipe } from './delete-recipe.tsx';
import { DietChips, DietDoubts } from './diet-labels.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { OtherNames } from './other-names.tsx';
import { PlainMethod } from './plain-method.tsx';
import { RecipeEquipment, RecipeNutrition } from './recipe-details.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { RecipeTip } from './recipe-tip.tsx';
import styles from './waiting-page.module.css';
import { WaitingPhoto } from './waiting-photo.tsx';

type Props = { slug: string; coming: ReactNode; missing: ReactNode };
type FoodProps = { food: RecipeDetailReply };

/** A recipe of the reader's own that waits for a look or is hidden, as others would read it, with what can be done with it. */
export function WaitingPage({ slug, coming, missing }: Props) {
  const { brand } = useSite();
  const own = useWaitingRecipe(slug);
  if (!own) return own === null ? missing : coming;
  if ('why' in own) return <Kept why={own.why} />;
  const { food, hidden } = own;
  return (
    <RecipeLanguageContext value={languageOf(food)}>
      <Container className={styles.page} key={food._id}>
        <PageMeta title={`${food.name} · ${brand}`} canonical={null} noIndex />
        {hidden ? <HiddenNote food={food} hidden={hidden} /> : <Note food={food} />}
        <article className={styles.recipe}>
          <Intro food={food} />
          <PlainMethod
            food={food}
            shown={showRecipe(food, asWritten, languageOf(food))}
            drawPhoto={(photo) => <WaitingPhoto photo={photo} alt="" className={styles.small} />}
          />
          <RecipeEquipment food={food} />
          <RecipeTip food={food} />
          <RecipeNutrition food={food} />
        </article>
      </Container>
    </RecipeLanguageContext>
  );
}

/** Why the site does not say whether it is the reader's: to somebody banned, who is kept from their own too. */
function Kept({ why }: { why: string }) {
  const text = useText();
  const title = text('waiting.kept');
  return (
    <Container className={styles.page}>
      <PageMeta title={title} canonical={null} noIndex />
      <div role="alert">
        <EmptyState drawing="pot" as="h1" title={title} hint={why}>
          <ButtonLink to={paths.decisions}>{text('hiddenOwn.appeal')}</ButtonLink>
        </EmptyState>
      </div>
    </Container>
  );
}

/** That nobody else sees it yet, and what its author can do meanwhile. */
function Note({ food }: FoodProps) {
  const text = useText();
  return (
    <section className={styles.note} aria-labelledby="waits">
      <h2 id="waits">{text('waiting.title')}</h2>
      <p>{text('waiting.note')}</p>
      <div className={styles.acts}>
        <ButtonLink to={paths.updateRecipe(food.slug)}>
          <EditIcon size={20} />
          {text('recipe.edit')}
        </ButtonLink>
        <DeleteRecipe food={food} />
      </div>
    </section>
  );
}

function Intro({ food }: FoodProps) {
  const text = useText();
  const words = useRecipeWords();
  const alt = text('recipe.photoOf', { name: food.name });
  const photos = food.photos ?? [{ ...food.photo, id: food._id, caption: undefined }];
  return (
    <div className={styles.intro}>
      <div className={styles.photos}>
        {photos.map((photo) => (
          <figure key={photo.id}>
            <WaitingPhoto photo={photo} alt={photo.caption ?? alt} className={styles.photo} />
            {photo.caption && <figcaption {...words}>{photo.caption}</figcaption>}
          </figure>
        ))}
      </div>
      <div className={styles.words}>
        <h1 {...words}>{food.name}</h1>
        <OtherNames food={food} />
        <div className={styles.chips}>
          <Chip>{cuisineName(text, food.category.name)}</Chip>
          {food.course && <Chip>{text(`course.${food.course}`)}</Chip>}
          <DietChips food={food} />
          {food.tags?.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </div>
        <DietDoubts food={food} />
        <RecipeFacts food={food} />
        <p className={styles.description} {...words}>
          {food.description}
        </p>
      </div>
    </div>
  );
}
