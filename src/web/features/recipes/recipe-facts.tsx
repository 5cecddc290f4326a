import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { Text } from '#messages/format.ts';
import { useText } from '#web/shared/text.ts';
import styles from './recipe-facts.module.css';

function duration(text: Text, minutes: number): string {
  const h = Math.floor(minutes / 60);
  const n = minutes % 60;
  if (h === 0) return text('recipe.minutes', { n });
  return n === 0 ? text('recipe.hours', { n: h }) : text('recipe.hoursMinutes', { h, n });
}

/** Servings, times and difficulty, as far as the cook has told them. */
export function RecipeFacts({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const facts: [string, string][] = [];
  if (food.servings) facts.push([text('field.servings'), String(food.servings)]);
  if (food.prepMinutes) facts.push([text('recipe.prep'), duration(text, food.prepMinutes)]);
  if (food.cookMinutes) facts.push([text('recipe.cook'), duration(text, food.cookMinutes)]);
  if (food.difficulty) {
    facts.push([text('recipe.difficulty'), text(`difficulty.${food.difficulty}`)]);
  }
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
