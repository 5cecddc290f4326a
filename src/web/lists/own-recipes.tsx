import { type ReactNode, useState } from 'react';
import type { CategoryReply } from '#contract/categories.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useText } from '../page/text.ts';
import { allCategories, CategoryFilter } from './category-filter.tsx';
import styles from './list-page.module.css';
import { OwnCards } from './own-cards.tsx';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';
import { type AskOwnPage, useOwnPages } from './use-own-pages.ts';

type Props = {
  ask: AskOwnPage;
  categories: readonly CategoryReply[];
  emptyTitle: string;
  /** Whether the page has recipes beside these, or may have: then it is not empty. */
  hasOthers?: boolean;
  /** What to do next when there is no recipe at all. */
  next: ReactNode;
};

/** A person's own list of recipes, page by page: filter, count, cards, and what to do when it is empty. */
export function OwnRecipes({ ask, categories, emptyTitle, hasOthers = false, next }: Props) {
  const text = useText();
  const [filter, setFilter] = useState<string>(allCategories);
  const category = categories.find(({ name }) => name === filter)?._id;
  const pages = useOwnPages(ask, category);
  const { foods, total, seen } = pages;
  if (foods === null && seen.size === 0 && !pages.retry) return <RecipeGridSkeleton />;
  return (
    <>
      <div className={styles.intro}>
        <CategoryFilter categories={categories} value={filter} onChange={setFilter} />
        <p className={styles.count} role="status">
          {foods && text('explore.total', { n: total })}
        </p>
      </div>
      <OwnCards pages={pages} />
      {foods?.length === 0 && !(hasOthers && filter === allCategories) ? (
        <EmptyState drawing="pot" title={emptyTitle}>
          {filter === allCategories ? next : null}
        </EmptyState>
      ) : null}
    </>
  );
}
