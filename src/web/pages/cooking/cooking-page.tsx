import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { type Section, sectionsOf, stepSections } from '#domain/recipes/sections.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { apiContext } from '#web/context.ts';
import { isRecipeStale } from '#web/page/chosen-amounts.ts';
import { failPageFor } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { RecipeLanguageContext, useRecipeWords } from '#web/page/recipe-words.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { Cooking } from './cooking.tsx';
import styles from './cooking-page.module.css';

/** Loads the recipe; an address from before a rename leads to the present one. */
async function loadCooking({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const result = await context.get(apiContext).getRecipe({ params: { slug: slug.toLowerCase() } });
  if (!result.ok) return failPageFor(result);
  const { food } = result.data;
  if (food.slug !== slug)
    throw redirect(paths.cooking(food.slug) + new URL(request.url).search, 301);
  return { food };
}

/** A recipe to stand at the stove with: a step at a time, and without a script all of them. */
function CookingPage() {
  const text = useText();
  const { brand } = useSite();
  const isAlive = useHydrated();
  const { food } = useLoaderData<typeof loadCooking>();
  return (
    <article key={food._id}>
      <PageMeta
        title={`${text('cooking.title', { name: food.name })} · ${brand}`}
        description={food.description}
        canonical={paths.recipe(food.slug)}
        image={addresses.card(food)}
        imageAlt={text('recipe.photoOf', { name: food.name })}
        noIndex="follow"
      />
      <RecipeLanguageContext value={languageOf(food)}>
        {isAlive ? <Cooking food={food} /> : <WholeRecipe food={food} />}
      </RecipeLanguageContext>
    </article>
  );
}

/** What the server writes: hidden for the moment that the page takes to come alive. */
function WholeRecipe({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const words = useRecipeWords();
  const { ingredientList, ingredientHeadings = [], stepList, equipment } = food;
  const isHeading = (_: string, index: number) => ingredientHeadings.includes(index);
  return (
    <Container className={styles.whole}>
      <ButtonLink to={paths.recipe(food.slug)}>{text('cooking.leave')}</ButtonLink>
      <h1 {...words}>{food.name}</h1>
      <h2>{text('recipe.ingredients')}</h2>
      <Listed sections={sectionsOf(ingredientList.map(withoutFixing), isHeading)} />
      {equipment && (
        <>
          <h2>{text('cooking.haveReady')}</h2>
          <ul className={styles.list} {...words}>
            {equipment.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
              <li key={index}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{text('recipe.steps')}</h2>
      <Listed sections={stepSections(stepList)} isNumbered />
    </Container>
  );
}

function Listed({ sections, isNumbered }: { sections: readonly Section[]; isNumbered?: boolean }) {
  const words = useRecipeWords();
  const List = isNumbered ? 'ol' : 'ul';
  return sections.map(({ heading, lines }, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat and never move.
    <div key={part} {...words}>
      {heading !== null && <h3>{heading}</h3>}
      <List className={styles.list} {...(isNumbered ? { start: lines[0]?.number } : {})}>
        {lines.map(({ text, index }) => (
          <li key={index}>{text}</li>
        ))}
      </List>
    </div>
  ));
}

export { CookingPage as Component, isRecipeStale as shouldRevalidate, loadCooking as loader };
