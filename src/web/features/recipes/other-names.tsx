import type { RecipeDetailReply } from '#contract/recipes.ts';
import { languageOfName } from '#domain/recipes/name-language.ts';
import styles from './recipe-details.module.css';

/** What the dish is called elsewhere, each name in its own language as far as its script tells that. */
export function OtherNames({ food }: { food: Pick<RecipeDetailReply, 'otherNames'> }) {
  if (!food.otherNames) return null;
  return (
    <ul className={styles.names}>
      {food.otherNames.map((name) => (
        <li key={name} lang={languageOfName(name)} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  );
}
