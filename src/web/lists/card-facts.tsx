import { totalMinutes } from '#domain/recipes/times.ts';
import type { Text } from '#messages/format.ts';
import type { CardRecipe } from '../data/recipe.ts';
import { shownDuration } from '../page/duration.ts';
import { useText } from '../page/text.ts';
import styles from './recipe-card.module.css';

/** What a cook chooses by, in one quiet line: total time, difficulty, diet. Nothing where none is told. */
export function CardFacts({ recipe }: { recipe: CardRecipe }) {
  const line = factsLine(recipe, useText());
  // A screen reader gets the line whole where eyes see it cut.
  return line ? (
    <p className={styles.facts} title={line}>
      {line}
    </p>
  ) : null;
}

function factsLine(recipe: CardRecipe, text: Text): string {
  const { difficulty, diet = [] } = recipe;
  const minutes = totalMinutes(recipe);
  const facts = [
    minutes ? shownDuration(text, minutes) : '',
    difficulty ? text(`difficulty.${difficulty}`) : '',
    diet.map((one) => text(`diet.${one}`)).join(', '),
  ];
  return facts.filter(Boolean).join(' · ');
}
