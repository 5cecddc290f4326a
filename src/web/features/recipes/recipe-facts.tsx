import { timeFields } from '#contract/recipe-times.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { hasSeveralTimes, totalMinutes } from '#domain/recipes/times.ts';
import { shownDuration } from '#messages/duration.ts';
import type { Text } from '#messages/format.ts';
import { useText } from '#web/page/text.ts';
import styles from './recipe-facts.module.css';

type Props = {
  food: RecipeDetailReply;
  /** How many times the recipe it is shown. */
  factor?: number;
};

const counted =
  /^(\d+)((?! (?:[cm]?m|[km]?g|[cdm]?l|oz|lbs?|inch(?:es)?|zoll|gramm?s?|pounds?|ounces?)\b)(?: (?!(?:to|or|bis|oder)\b)\p{L}+){1,3})$/iu;

/** `18 cookies` are 36 of twice the recipe; '1 loaf of 900 g' is more loaves, and no heavier one: its words stay the cook's own. */
function yieldOf(told: string, factor: number, text: Text): string {
  if (factor === 1) return told;
  const [, count, rest] = counted.exec(told) ?? [];
  const times = Math.round(Number(count) * factor * 1_000) / 1_000;
  const isCounted = Number(count) > 1 && times > 1 && Number.isInteger(times);
  return isCounted ? text.number(times) + rest : `${text.number(hundredths(factor))} × ${told}`;
}

/** No finer than the choice of amounts tells it. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Servings, what comes of it, times and difficulty, as far as the cook has told them. */
export function RecipeFacts({ food, factor = 1 }: Props) {
  const text = useText();
  const facts: [string, string][] = [];
  const addTime = (label: string, minutes: number | undefined) => {
    if (minutes) facts.push([label, shownDuration(text, minutes)]);
  };
  if (food.servings)
    facts.push([text('field.servings'), text.number(hundredths(food.servings * factor))]);
  if (food.yield) facts.push([text('field.yield'), yieldOf(food.yield, factor, text)]);
  if (hasSeveralTimes(food)) addTime(text('recipe.total'), totalMinutes(food));
  for (const time of timeFields) addTime(text(`times.${time}`), food[time]);
  if (food.difficulty) {
    facts.push([text('recipe.difficulty'), text(`difficulty.${food.difficulty}`)]);
  }
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
