import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router';
import { addressIn } from '#contract/languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { showRecipe } from '#domain/kitchen/show-recipe.ts';
import { languageOf } from '#domain/recipes/language.ts';
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
import { PlainMethod } from './plain-method.tsx';
import { readPrintFormat } from './print-format.ts';
import styles from './print-recipe-page.module.css';
import { PrintTools } from './print-tools.tsx';
import { RecipeEquipment, RecipeNutrition } from './recipe-details.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { RecipeTip } from './recipe-tip.tsx';

/** Loads the recipe; an address from before a rename leads to the present one. */
async function loadPrintRecipe({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const result = await context.get(apiContext).getRecipe({ params: { slug: slug.toLowerCase() } });
  if (!result.ok) return failPageFor(result);
  const { food } = result.data;
  if (food.slug !== slug)
    throw redirect(paths.printRecipe(food.slug) + new URL(request.url).search, 301);
  return { food };
}

/** The recipe as it goes on paper: no header, no footer, and what is not read at the stove left out. */
function PrintRecipePage() {
  const text = useText();
  const { brand, publicUrl, language } = useSite();
  const { food } = useLoaderData<typeof loadPrintRecipe>();
  const { search } = useLocation();
  const amounts = shownAmountsIn(search, food.servings);
  const { paper, hasPhotos } = readPrintFormat(search);
  const shown = showRecipe(food, amounts, languageOf(food));
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
        <RecipeFacts food={food} factor={amounts.factor} />
        <PlainMethod
          food={food}
          shown={shown}
          drawPhoto={hasPhotos ? (photo) => <PrintedPhoto photo={photo} /> : undefined}
        />
        <RecipeEquipment food={food} pieces={shown.equipment} isPaper />
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

/** Loaded at once: what is on paper cannot come later. */
function PrintedPhoto({ photo }: { photo: RecipeDetailReply['photo'] }) {
  return <Photo photo={photo} alt="" sizes="180px" priority className={styles.stepPhoto} />;
}

export { loadPrintRecipe as loader, PrintRecipePage as Component };
