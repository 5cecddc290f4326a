import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { apiContext } from '#web/context.ts';
import { Photo } from '#web/lists/photo.tsx';
import { failPageFor } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PrintIcon } from '#web/ui/icons.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './print-recipe-page.module.css';
import { RecipeFacts } from './recipe-facts.tsx';
import { RecipeTip } from './recipe-tip.tsx';
import './recipe-texts.ts';

/** Loads the recipe; an address from before a rename leads to the present one. */
export async function loadPrintRecipe({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const result = await context.get(apiContext).getRecipe({ params: { slug } });
  if (!result.ok) return failPageFor(result);
  const { food } = result.data;
  if (food.slug !== slug) throw redirect(paths.printRecipe(food.slug), 301);
  return { food };
}

/** The recipe as it goes on paper: no header, no footer, and what is not read at the stove left out. */
export function PrintRecipePage() {
  const text = useText();
  const { brand, publicUrl } = useSite();
  const { food } = useLoaderData<typeof loadPrintRecipe>();
  return (
    <article className={styles.sheet} key={food._id}>
      <PageMeta
        title={`${food.name} · ${brand}`}
        description={food.description}
        canonical={paths.recipe(food.slug)}
        image={addresses.card(food)}
        imageAlt={text('recipe.photoOf', { name: food.name })}
      />
      <Tools slug={food.slug} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 dir="auto">{food.name}</h1>
          {food.cook.name && <p>{text('recipe.by', { name: food.cook.name })}</p>}
          <p className={styles.description} dir="auto">
            {food.description}
          </p>
        </div>
        <Photo photo={food.photo} alt="" sizes="220px" priority className={styles.photo} />
      </div>
      <RecipeFacts food={food} />
      <Method food={food} />
      <RecipeTip tip={food.tip} sourceUrl={food.sourceUrl} />
      <p className={styles.from}>
        {text('recipe.printFrom', { url: publicUrl + paths.recipe(food.slug) })}
      </p>
    </article>
  );
}

/** On the screen alone. */
function Tools({ slug }: { slug: string }) {
  const text = useText();
  const isAlive = useHydrated();
  return (
    <div className={styles.tools}>
      <ButtonLink to={paths.recipe(slug)}>{text('recipe.backToRecipe')}</ButtonLink>
      {isAlive && (
        <Button variant="primary" onClick={() => window.print()}>
          <PrintIcon size={20} />
          {text('recipe.print')}
        </Button>
      )}
    </div>
  );
}

function Method({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  return (
    <div className={styles.method}>
      <section aria-labelledby="ingredients">
        <h2 id="ingredients">{text('recipe.ingredients')}</h2>
        <ul className={styles.ingredients}>
          {food.ingredientList.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{text('recipe.steps')}</h2>
        <ol className={styles.steps}>
          {food.stepList.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat and never move.
            <li key={index} dir="auto">
              {step}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
