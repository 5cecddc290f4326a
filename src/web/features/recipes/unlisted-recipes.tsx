import type { CardRecipe } from '#web/data/recipe.ts';
import { RecipeGrid } from '#web/lists/recipe-grid.tsx';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './deleted-recipes.module.css';
import type { AskOwn, OwnRecipes } from './use-own-recipes.ts';

export const askUnlisted: AskOwn<CardRecipe> = async (api, query) => {
  const result = await api.listUnlistedRecipes({ query });
  return result.ok ? { ...result.data, items: result.data.foods } : result;
};

/** The person's recipes that no list has, apart from those that are listed. Nothing is drawn where there is none. */
export function UnlistedRecipes({ recipes, loadMore }: OwnRecipes<CardRecipe>) {
  const text = useText();
  if (recipes.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby="unlisted">
      <h2 id="unlisted">{text('unlisted.title')}</h2>
      <p className={styles.hint}>{text('unlisted.hint')}</p>
      <RecipeGrid recipes={recipes} heading="h3" />
      {loadMore ? <Button onClick={loadMore}>{text('deleted.more')}</Button> : null}
    </section>
  );
}
