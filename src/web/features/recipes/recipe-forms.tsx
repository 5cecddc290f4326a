import type { RecipeDetailReply } from '#contract/recipes.ts';
import { addresses, recipeForms } from '#domain/sharing/addresses.ts';
import { useText } from '#web/shared/text.ts';
import styles from './recipe-forms.module.css';

/** The files in which other programs can take the recipe up. */
export function RecipeForms({ food }: { food: Pick<RecipeDetailReply, 'slug'> }) {
  const text = useText();
  return (
    <section className={styles.forms} aria-labelledby="forms">
      <h2 id="forms" className={styles.title}>
        {text('formats.title')}
      </h2>
      <ul className={styles.list}>
        {recipeForms.map((form) => (
          <li key={form}>
            {/* A file, not a page: the browser fetches it. */}
            <a href={addresses.form(food, form)}>{text(`formats.${form}`)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
