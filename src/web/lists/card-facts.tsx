import { totalMinutes } from '#domain/recipes/times.ts';
import { shownDuration } from '#messages/duration.ts';
import type { Text } from '#messages/format.ts';
import type { CardRecipe } from '../data/recipe.ts';
import { useText } from '../page/text.ts';
import styles from './recipe-card.module.css';

/** What a cook chooses by, in one quiet line: total time, difficulty, diet, and how it was rated. Nothing where none is told. */
export function CardFacts({ recipe }: { recipe: CardRecipe }) {
  const line = factsLine(recipe, useText());
  const { rating } = recipe;
  if (!line && !rating) return null;
  return (
    <p className={styles.facts}>
      {/* A screen reader gets the line whole where eyes see it cut. */}
      {line && (
        <span className={styles.cut} title={line}>
          {line}
        </span>
      )}
      {rating && <CardRating {...rating} />}
    </p>
  );
}

function CardRating({ value: mean, count: n }: NonNullable<CardRecipe['rating']>) {
  const text = useText();
  return (
    <span className={styles.rating}>
      <span aria-hidden="true">{`${text.number(mean)} (${text.number(n)})`}</span>
      <span className="visually-hidden">{text('card.rated', { mean, n })}</span>
    </span>
  );
}

/** Whose recipe it is; the date stands last. */
export function CardFoot({ recipe: { cook, updatedAt } }: { recipe: CardRecipe }) {
  const text = useText();
  return (
    <p className={styles.foot}>
      {cook && <span className={styles.cut}>{cook.name}</span>}
      <time dateTime={updatedAt}>{text.date(updatedAt)}</time>
    </p>
  );
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
