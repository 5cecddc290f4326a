import { type ReactNode, useState } from 'react';
import type { CategoryReply } from '#contract/categories.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type CardRecipe, categoryOf } from '../data/recipe.ts';
import { useText } from '../page/text.ts';
import { allCategories, CategoryFilter, isShown } from './category-filter.tsx';
import styles from './list-page.module.css';
import { RecipeGrid } from './recipe-grid.tsx';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';

type Props = {
  /** Null while they are on their way. */
  recipes: readonly CardRecipe[] | null;
  /** The way back for those that were taken out and show, faded, until the page is left; they count no longer. */
  undoOf?: (recipe: CardRecipe) => ReactNode;
  categories: readonly CategoryReply[];
  emptyTitle: string;
  drawing: 'pot' | 'heart';
  /** What to do next when there is no recipe at all. */
  next: ReactNode;
};

/** A person's own list of recipes: filter, count, cards, and what to do when it is empty. */
export function OwnRecipes({ recipes, undoOf, categories, emptyTitle, drawing, next }: Props) {
  const text = useText();
  const [filter, setFilter] = useState<string>(allCategories);
  if (recipes === null) return <RecipeGridSkeleton />;
  const shown = recipes.filter((recipe) => isShown(filter, categoryOf(recipe).name));
  return (
    <>
      <div className={styles.intro}>
        <CategoryFilter categories={categories} value={filter} onChange={setFilter} />
        <p className={styles.count} role="status">
          {text('explore.total', { n: shown.filter((one) => !undoOf?.(one)).length })}
        </p>
      </div>
      <RecipeGrid recipes={shown} eager={4} {...(undoOf ? { undoOf } : {})} />
      {shown.length === 0 ? (
        <EmptyState drawing={drawing} title={emptyTitle}>
          {recipes.length === 0 ? next : null}
        </EmptyState>
      ) : null}
    </>
  );
}
