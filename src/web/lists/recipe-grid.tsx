import { memo } from 'react';
import type { CardRecipe } from '../data/recipe.ts';
import { keptItems } from '../page/kept-markup.tsx';
import { type CardProps, RecipeCard } from './recipe-card.tsx';
import styles from './recipe-grid.module.css';

type Props = {
  recipes: readonly CardRecipe[];
  /** How many of the first pictures load at once: those that show without scrolling. */
  eager?: number;
  /** The level of the cards' headings: right below the heading above the grid. */
  heading?: 'h2' | 'h3';
};

/** Recipes as a grid of cards: two across on a phone, four on a wide page. */
export function RecipeGrid({ recipes, eager = 0, heading = 'h2' }: Props) {
  // A list without items is announced as one all the same.
  if (recipes.length === 0) return null;
  const cells = recipes.map((recipe, index) => ({ recipe, heading, priority: index < eager }));
  return (
    <ul className={styles.grid}>
      {import.meta.env.SSR ? (
        <KeptCells items={cells} keyOfItem={idOf} />
      ) : (
        cells.map((cell) => <KnownCell key={idOf(cell)} {...cell} />)
      )}
    </ul>
  );
}

const idOf = ({ recipe }: CardProps): string => recipe._id;

function Cell(card: CardProps) {
  return (
    <li className={styles.cell}>
      <RecipeCard {...card} />
    </li>
  );
}

/** A page more of a long list draws none of those before it again. */
const KnownCell = /* @__PURE__ */ memo(Cell);

const KeptCells = /* @__PURE__ */ keptItems('cell', Cell);
