import type { CardRecipe } from '#web/data/recipe.ts';
import { RecipeGrid } from '#web/lists/recipe-grid.tsx';
import { useText } from '#web/page/text.ts';
import styles from './related-recipes.module.css';

/** Recipes like this one; a small screen shows the first alone. */
export function RelatedRecipes({ recipes }: { recipes: readonly CardRecipe[] }) {
  const text = useText();
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{text('recipe.related')}</h2>
      {recipes.length > 0 ? (
        <RecipeGrid recipes={recipes} heading="h3" />
      ) : (
        <p className={styles.none}>{text('recipe.noRelated')}</p>
      )}
    </section>
  );
}
