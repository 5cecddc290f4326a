import type { ReactNode } from 'react';
import { useText } from '#web/page/text.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import styles from './ingredient-list.module.css';

type Props = {
  /** What changes the amounts. */
  controls: ReactNode;
  /** The lines, and what is done with all of them. */
  children: ReactNode;
};

/**
 * The column of ingredients. Where it is lower than what is in it, the lines fade out at the edge behind
 * which there are more.
 */
export function IngredientList({ controls, children }: Props) {
  const text = useText();
  return (
    <section className={styles.ingredients} aria-labelledby="ingredients">
      <div className={styles.before} aria-hidden="true" />
      <h2 id="ingredients">{text('recipe.ingredients')}</h2>
      {controls}
      {children}
      <div className={styles.after} aria-hidden="true">
        <div className={styles.more} data-more>
          <ChevronDownIcon size={20} />
        </div>
      </div>
    </section>
  );
}
