import type { ReactNode } from 'react';
import type { CardRecipe } from '../data/recipe.ts';
import { RecipeCard } from './recipe-card.tsx';
import styles from './recipe-grid.module.css';

type Props = {
  recipes: readonly CardRecipe[];
  /** The way back for those that were taken out of the list and still show; nothing for the others. */
  undoOf?: (recipe: CardRecipe) => ReactNode;
  /** How many of the first pictures load at once: those that show without scrolling. */
  eager?: number;
  /** The level of the cards' headings: right below the heading above the grid. */
  heading?: 'h2' | 'h3';
};

/** Recipes as a grid of cards: two across on a phone, four on a wide page. */
export function RecipeGrid({ recipes, undoOf, eager = 0, heading = 'h2' }: Props) {
  // A list without items is announced as one all the same.
  if (recipes.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {recipes.map((recipe, index) => (
        <li key={recipe._id}>
          <RecipeCard
            recipe={recipe}
            priority={index < eager}
            heading={heading}
            undo={undoOf?.(recipe)}
          />
        </li>
      ))}
    </ul>
  );
}
