import { type ReactNode, useRef, useState } from 'react';
import type { CategoryReply } from '#contract/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type CardRecipe, categoryOf } from '../data/recipe.ts';
import { useText } from '../page/text.ts';
import { allCategories, CategoryFilter, isShown } from './category-filter.tsx';
import styles from './list-page.module.css';
import { RecipeGrid } from './recipe-grid.tsx';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';
import { useGrowAlone } from './use-grow-alone.ts';
import { type AskOwnPage, useOwnPages } from './use-own-pages.ts';

type UndoOf = (recipe: CardRecipe) => ReactNode;

type Props = {
  ask: AskOwnPage;
  /** The way back for those that were taken out and show, faded, until the page is left; they count no longer. */
  undoOf?: UndoOf;
  categories: readonly CategoryReply[];
  emptyTitle: string;
  drawing: 'pot' | 'heart';
  /** What to do next when there is no recipe at all. */
  next: ReactNode;
};

/** A person's own list of recipes, page by page: filter, count, cards, and what to do when it is empty. */
export function OwnRecipes({ ask, undoOf, categories, emptyTitle, drawing, next }: Props) {
  const text = useText();
  const [filter, setFilter] = useState<string>(allCategories);
  const category = categories.find(({ name }) => name === filter)?._id;
  const { foods, total, loadMore, seen } = useOwnPages(ask, category);
  if (foods === null && seen.size === 0) return <RecipeGridSkeleton />;
  const listed = foods ?? [];
  const shown = [...takenOutBefore(listed, [...seen.values()], filter, undoOf), ...listed];
  return (
    <>
      <div className={styles.intro}>
        <CategoryFilter categories={categories} value={filter} onChange={setFilter} />
        <p className={styles.count} role="status">
          {foods &&
            text('explore.total', { n: total - foods.filter((one) => undoOf?.(one)).length })}
        </p>
      </div>
      <div aria-busy={foods === null}>
        {foods ? (
          <RecipeGrid recipes={shown} eager={4} {...(undoOf ? { undoOf } : {})} />
        ) : (
          <RecipeGridSkeleton />
        )}
        {loadMore ? <MoreButton onMore={loadMore} /> : null}
      </div>
      {shown.length === 0 && foods !== null ? (
        <EmptyState drawing={drawing} title={emptyTitle}>
          {filter === allCategories ? next : null}
        </EmptyState>
      ) : null}
    </>
  );
}

/** What was taken out before the filter was changed: it stays until the page is left, too. */
function takenOutBefore(
  listed: readonly CardRecipe[],
  seen: CardRecipe[],
  filter: string,
  undoOf: UndoOf | undefined,
): CardRecipe[] {
  if (!undoOf) return [];
  const known = new Set(listed.map(({ _id }) => _id));
  return seen.filter(
    (one) => !known.has(one._id) && undoOf(one) && isShown(filter, categoryOf(one).name),
  );
}

function MoreButton({ onMore }: { onMore: () => void }) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  useGrowAlone(end, true, onMore);
  return (
    <div className={styles.pages} ref={end}>
      <Button onClick={onMore}>{text('search.more')}</Button>
    </div>
  );
}
