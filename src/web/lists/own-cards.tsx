import { memo, type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { CardRecipe } from '../data/recipe.ts';
import { useText } from '../page/text.ts';
import styles from './list-page.module.css';
import { RecipeCard } from './recipe-card.tsx';
import gridStyles from './recipe-grid.module.css';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';
import { useGrowAlone } from './use-grow-alone.ts';
import type { OwnPages } from './use-own-pages.ts';

type Acts = {
  /** The way back for those that were taken out and show, faded. The same function while its answers are the same. */
  undoOf?: (recipe: CardRecipe) => ReactNode;
  /** What stands on the others after their heart; the same. */
  actOf?: (recipe: CardRecipe) => ReactNode;
};

type Props = Acts & {
  pages: OwnPages;
  /** Why they are kept from the person, as in `whyKept`. */
  why?: string;
  /** What was taken out of the list and stays before it until the page is left. */
  before?: readonly CardRecipe[];
};

/** The cards of a person's own list, and the way to more of them. */
export function OwnCards({ pages, why = '', before = [], ...acts }: Props) {
  const { foods, loadMore, retry } = pages;
  if (retry) return <Failed why={why} onRetry={retry} />;
  return (
    <div aria-busy={foods === null}>
      {foods ? <OwnGrid recipes={[...before, ...foods]} {...acts} /> : <RecipeGridSkeleton />}
      {loadMore ? <MoreButton onMore={loadMore} /> : null}
    </div>
  );
}

/** So many pictures show without scrolling, and load at once. */
const eager = 4;

function OwnGrid({ recipes, ...acts }: Acts & { recipes: readonly CardRecipe[] }) {
  // A list without items is announced as one all the same.
  if (recipes.length === 0) return null;
  return (
    <ul className={gridStyles.grid}>
      {recipes.map((recipe, at) => (
        <OwnCell key={recipe._id} recipe={recipe} priority={at < eager} {...acts} />
      ))}
    </ul>
  );
}

type CellProps = Acts & { recipe: CardRecipe; priority: boolean };

/** A page more of a long list draws none of those before it again. */
const OwnCell = memo(function Cell({ recipe, priority, undoOf, actOf }: CellProps) {
  return (
    <li className={gridStyles.cell}>
      <RecipeCard recipe={recipe} heading="h2" priority={priority} undo={undoOf?.(recipe)} />
      {actOf?.(recipe)}
    </li>
  );
});

function Failed({ why, onRetry }: { why: string; onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState drawing="pot" title={text('list.failed')} hint={why}>
        {!why && <Button onClick={onRetry}>{text('outage.tryAgain')}</Button>}
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
