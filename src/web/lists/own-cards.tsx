import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { CardRecipe } from '../data/recipe.ts';
import { useText } from '../page/text.ts';
import styles from './list-page.module.css';
import { RecipeGrid } from './recipe-grid.tsx';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';
import { useGrowAlone } from './use-grow-alone.ts';
import type { OwnPages } from './use-own-pages.ts';

type Props = {
  pages: OwnPages;
  /** Why they are kept from the person, as in `whyKept`. */
  why?: string;
  /** What was taken out of the list and stays before it until the page is left. */
  before?: readonly CardRecipe[];
  /** The way back for those that were taken out and show, faded. */
  undoOf?: (recipe: CardRecipe) => ReactNode;
  /** What stands on the others after their heart. */
  actOf?: (recipe: CardRecipe) => ReactNode;
};

/** The cards of a person's own list, and the way to more of them. */
export function OwnCards({ pages, why = '', before = [], ...of }: Props) {
  const { foods, loadMore, retry } = pages;
  if (retry) return <Failed why={why} onRetry={retry} />;
  return (
    <div aria-busy={foods === null}>
      {foods ? (
        <RecipeGrid recipes={[...before, ...foods]} eager={4} {...of} />
      ) : (
        <RecipeGridSkeleton />
      )}
      {loadMore ? <MoreButton onMore={loadMore} /> : null}
    </div>
  );
}

function Failed({ why, onRetry }: { why: string; onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState drawing="pot" title={text('list.failed')} hint={why}>
        <Button onClick={onRetry}>{text('outage.tryAgain')}</Button>
      </EmptyState>
    </div>
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
