import type { ReactNode } from 'react';
import type { CardRecipe } from '../data/recipe.ts';
import { keptItems } from '../page/kept-markup.tsx';
import { type CardProps, isPlainCard, RecipeCard } from './recipe-card.tsx';
import styles from './recipe-grid.module.css';

type Props = {
  recipes: readonly CardRecipe[];
  /** The way back for those that were taken out of the list and still show; nothing for the others. */
  undoOf?: (recipe: CardRecipe) => ReactNode;
  /** What stands on a card after its heart. */
  actOf?: (recipe: CardRecipe) => ReactNode;
  /** How many of the first pictures load at once: those that show without scrolling. */
  eager?: number;
  /** The level of the cards' headings: right below the heading above the grid. */
  heading?: 'h2' | 'h3';
};

/** Recipes as a grid of cards: two across on a phone, four on a wide page. */
export function RecipeGrid({ recipes, undoOf, actOf, eager = 0, heading = 'h2' }: Props) {
  // A list without items is announced as one all the same.
  if (recipes.length === 0) return null;
  const cells = recipes.map((recipe, index) => ({
    ...{ recipe, heading, priority: index < eager, undo: undoOf?.(recipe) },
    act: actOf?.(recipe),
  }));
  return (
    <ul className={styles.grid}>
      {import.meta.env.SSR ? (
        <KeptCells items={cells} keyOfItem={idOf} />
      ) : (
        cells.map((cell) => <Cell key={idOf(cell)} {...cell} />)
      )}
    </ul>
  );
}

type CellProps = CardProps & { act?: ReactNode };

const idOf = ({ recipe }: CardProps): string => recipe._id;

function Cell({ act, ...card }: CellProps) {
  return (
    <li className={styles.cell}>
      <RecipeCard {...card} />
      {act}
    </li>
  );
}

const isPlainCell = ({ act, ...card }: CellProps) => !act && isPlainCard(card);

const KeptCells = /* @__PURE__ */ keptItems('cell', Cell, isPlainCell);
