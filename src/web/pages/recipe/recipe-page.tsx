import { useEffect } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { apiContext } from '#web/context.ts';
import { type CardRecipe, toCard } from '#web/data/recipe.ts';
import type { Failure } from '#web/lists/recipe-list.ts';
import { failPageFor } from '#web/page/failures.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { Container } from '#web/ui/container.tsx';
import { IngredientList } from '../../features/recipes/ingredient-list.tsx';
import { RecipeIntro } from '../../features/recipes/recipe-intro.tsx';
import { RecipeMeta } from '../../features/recipes/recipe-meta.tsx';
import { RecipeTip } from '../../features/recipes/recipe-tip.tsx';
import { RelatedRecipes } from '../../features/recipes/related-recipes.tsx';
import { StepList } from '../../features/recipes/step-list.tsx';
import styles from './recipe-page.module.css';
import '../../features/recipes/recipe-texts.ts';

type Related = { foods: CardRecipe[]; failure: Failure | null };

async function loadRelated(api: Client, food: RecipeDetailReply): Promise<Related> {
  const params = { recipeId: food._id, categoryId: food.category._id };
  const result = await api.cards.relatedRecipes({ params });
  if (result.ok) return { foods: result.data.recipe.map(toCard), failure: null };
  return { foods: [], failure: { status: result.status, code: result.code } };
}

/** Loads a recipe and those like it; a slug from before a rename leads to the present one. */
export async function loadRecipe({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const slug = params.slug ?? '';
  const result = await api.getRecipe({ params: { slug } });
  if (!result.ok) return failPageFor(result);
  const { food } = result.data;
  if (food.slug !== slug) throw redirect(paths.recipe(food.slug), 301);
  return { food, related: await loadRelated(api, food) };
}

/** A recipe to cook from. */
export function RecipePage() {
  const text = useText();
  const { food, related } = useLoaderData<typeof loadRecipe>();
  useEffect(() => {
    if (related.failure) reportSilently(text, 'silent.related', related.failure);
  }, [related, text]);
  return (
    <Container className={styles.page} key={food._id}>
      <RecipeMeta food={food} />
      <article>
        <RecipeIntro food={food} />
        <div className={styles.method}>
          <IngredientList lines={food.ingredientList} />
          <div className={styles.making}>
            <StepList steps={food.stepList} />
            <RecipeTip tip={food.tip} sourceUrl={food.sourceUrl} />
          </div>
        </div>
      </article>
      <RelatedRecipes recipes={related.foods} />
    </Container>
  );
}
