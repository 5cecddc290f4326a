import { totalMinutes } from '#domain/recipes/times.ts';
import type { Text } from '#messages/format.ts';
import { shownDuration } from './duration.ts';
import type { CardRecipe } from './recipe.ts';
import styles from './recipe-card.module.css';
import { useText } from './text.ts';

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
    shownDiets(diet)
      .map((one) => text(`diet.${one}`))
      .join(', '),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** What is vegan is vegetarian and free of dairy: a card has no room to say it three times. */
function shownDiets(diet: NonNullable<CardRecipe['diet']>) {
  const isVegan = diet.includes('vegan');
  return diet.filter((one) => !isVegan || (one !== 'vegetarian' && one !== 'dairy-free'));
}
