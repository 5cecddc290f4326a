import { Fragment } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router';
import { addressIn } from '#contract/languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { showRecipe } from '#domain/kitchen/show-recipe.ts';
import type { Piece, ShownAmounts } from '#domain/kitchen/show-text.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { type Section, sectionsOf, stepSections } from '#domain/recipes/sections.ts';
import { stepPhotoOf } from '#domain/recipes/step-photo.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { apiContext } from '#web/context.ts';
import { Photo } from '#web/lists/photo.tsx';
import { shownAmountsIn } from '#web/page/chosen-amounts.ts';
import { failPageFor } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { RecipeLanguageContext, useRecipeWords } from '#web/page/recipe-words.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { OtherNames } from './other-names.tsx';
import { readPrintFormat } from './print-format.ts';
import styles from './print-recipe-page.module.css';
import { PrintTools } from './print-tools.tsx';
import { RecipeEquipment, RecipeNutrition } from './recipe-details.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { RecipeTip } from './recipe-tip.tsx';
import { ShownText } from './shown-text.tsx';

/** Loads the recipe; an address from before a rename leads to the present one. */
async function loadPrintRecipe({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const result = await context.get(apiContext).getRecipe({ params: { slug } });
  if (!result.ok) return failPageFor(result);
  const { food } = result.data;
  if (food.slug !== slug) throw redirect(paths.printRecipe(food.slug), 301);
  return { food };
}

/** The recipe as it goes on paper: no header, no footer, and what is not read at the stove left out. */
function PrintRecipePage() {
  const text = useText();
  const { brand, publicUrl, language } = useSite();
  const { food } = useLoaderData<typeof loadPrintRecipe>();
  const { search } = useLocation();
  const shown = shownAmountsIn(search, food.servings);
  const { paper, hasPhotos } = readPrintFormat(search);
  return (
    <RecipeLanguageContext value={languageOf(food)}>
      <article className={classNames(styles.sheet, paper && styles[paper])} key={food._id}>
        <PageMeta
          title={`${food.name} · ${brand}`}
          description={food.description}
          canonical={paths.recipe(food.slug)}
          image={addresses.card(food)}
          imageAlt={text('recipe.photoOf', { name: food.name })}
          noIndex={food.unlisted ?? false}
        />
        <PrintTools slug={food.slug} />
        <Head food={food} hasPhoto={hasPhotos} />
        <RecipeFacts food={food} factor={shown.factor} />
        <Method food={food} shown={shown} hasPhotos={hasPhotos} />
        <RecipeEquipment food={food} />
        <RecipeTip food={food} />
        <RecipeNutrition food={food} />
        <p className={styles.from}>
          {text('recipe.printFrom', {
            url: publicUrl + addressIn(language, paths.recipe(food.slug)),
          })}
        </p>
      </article>
    </RecipeLanguageContext>
  );
}

function Head({ food, hasPhoto }: { food: RecipeDetailReply; hasPhoto: boolean }) {
  const text = useText();
  const words = useRecipeWords();
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 {...words}>{food.name}</h1>
        <OtherNames food={food} />
        {food.cook.name && <p>{text('recipe.by', { name: food.cook.name })}</p>}
        <p className={styles.description} {...words}>
          {food.description}
        </p>
      </div>
      {hasPhoto && (
        <Photo photo={food.photo} alt="" sizes="220px" priority className={styles.photo} />
      )}
    </div>
  );
}

/** In the amounts that the address names. */
type MethodProps = { food: RecipeDetailReply; shown: ShownAmounts; hasPhotos: boolean };

function Method({ food, shown, hasPhotos }: MethodProps) {
  const text = useText();
  const { lines, steps } = showRecipe(food, shown, languageOf(food));
  const headings = food.ingredientHeadings ?? [];
  const ingredients = sectionsOf(food.ingredientList, (_, index) => headings.includes(index));
  return (
    <div className={styles.method}>
      <section aria-labelledby="ingredients">
        <h2 id="ingredients">{text('recipe.ingredients')}</h2>
        <Sections List="ul" sections={ingredients} pieces={lines} className={styles.ingredients} />
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{text('recipe.steps')}</h2>
        <Sections
          List="ol"
          sections={stepSections(food.stepList)}
          pieces={steps}
          className={styles.steps}
          photoOf={(index) => (hasPhotos ? stepPhotoOf(food, index) : undefined)}
        />
      </section>
    </div>
  );
}

type SectionsProps = {
  List: 'ul' | 'ol';
  sections: readonly Section[];
  pieces: readonly Piece[][];
  className: string | undefined;
  photoOf?: (index: number) => RecipeDetailReply['photo'] | undefined;
};

/** Each section as its heading and its list; numbers go on under the next heading. */
function Sections({ List, sections, pieces, className, photoOf }: SectionsProps) {
  const words = useRecipeWords();
  return sections.map(({ heading, lines }, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat and never move.
    <Fragment key={part}>
      {heading !== null && (
        <h3 className={styles.heading} {...words}>
          {heading}
        </h3>
      )}
      {lines.length > 0 && (
        <List className={className}>
          {lines.map(({ text, index }) => (
            <li key={index} {...words}>
              <ShownText text={text} pieces={pieces[index]} isPaper />
              <PrintedPhoto photo={photoOf?.(index)} />
            </li>
          ))}
        </List>
      )}
    </Fragment>
  ));
}

/** Loaded at once: what is on paper cannot come later. */
function PrintedPhoto({ photo }: { photo: RecipeDetailReply['photo'] | undefined }) {
  if (!photo) return null;
  return <Photo photo={photo} alt="" sizes="180px" priority className={styles.stepPhoto} />;
}

export { loadPrintRecipe as loader, PrintRecipePage as Component };
