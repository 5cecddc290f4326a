import { useText } from '#web/shared/text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './ingredient-list.module.css';

/** The ingredients; ticking one strikes it through, which works without JavaScript too. */
export function IngredientList({ lines }: { lines: readonly string[] }) {
  const text = useText();
  return (
    <section className={styles.ingredients} aria-labelledby="ingredients">
      <h2 id="ingredients">{text('recipe.ingredients')}</h2>
      <ul className={styles.list}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
          <li key={index} dir="auto">
            <Checkbox label={line} className={styles.line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
