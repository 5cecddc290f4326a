import { useText } from '#web/page/text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import styles from './ingredient-list.module.css';

/**
 * The ingredients; ticking one strikes it through, which works without JavaScript too. Where the
 * column is lower than its list, the lines fade out at the edge behind which there are more.
 */
export function IngredientList({ lines }: { lines: readonly string[] }) {
  const text = useText();
  return (
    <section className={styles.ingredients} aria-labelledby="ingredients">
      <div className={styles.before} aria-hidden="true" />
      <h2 id="ingredients">{text('recipe.ingredients')}</h2>
      <ul className={styles.list}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
          <li key={index} dir="auto">
            <Checkbox label={line} className={styles.line} />
          </li>
        ))}
      </ul>
      <div className={styles.after} aria-hidden="true">
        <div className={styles.more} data-more>
          <ChevronDownIcon size={20} />
        </div>
      </div>
    </section>
  );
}
