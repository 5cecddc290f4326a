import type { RecipeDetailReply } from '#contract/recipes.ts';
import { hasSeveralTimes, totalMinutes } from '#domain/recipes/times.ts';
import { shownDuration } from '#web/page/duration.ts';
import { useText } from '#web/page/text.ts';
import styles from './recipe-facts.module.css';

/** Servings, times and difficulty, as far as the cook has told them. */
export function RecipeFacts({ food }: { food: RecipeDetailReply }) {
  const text = useText();
  const facts: [string, string][] = [];
  const addTime = (label: string, minutes: number | undefined) => {
    if (minutes) facts.push([label, shownDuration(text, minutes)]);
  };
  if (food.servings) facts.push([text('field.servings'), String(food.servings)]);
  if (hasSeveralTimes(food)) addTime(text('recipe.total'), totalMinutes(food));
  addTime(text('recipe.prep'), food.prepMinutes);
  addTime(text('recipe.cook'), food.cookMinutes);
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
