import type { ChangeReply, ReviewReply, ReviewSummaryReply } from '#contract/reviews.ts';
import { readIngredientLine } from '#domain/kitchen/ingredient-line.ts';
import { earlierThan } from '#domain/reviews/cooked-lines.ts';
import type { KeptChange, Summary } from '#domain/reviews/summary.ts';
import type { ReviewedRecipe, ReviewRow, WriterRow } from '#storage/features/reviews/rows.ts';
import type { Reader } from '#storage/port.ts';
import { presentCook } from './cook.ts';
import { presentPhotoWithId } from './photos.ts';
import { findCooks } from './recipe.ts';
import { toTime } from './time.ts';

type Parts = { reader: Pick<Reader, 'findUsers'>; config: { photoBase: string } };

/** Reviews of a recipe as they are told, in their order, with the names of those who wrote them. */
export async function presentReviews(
  rows: readonly ReviewRow[],
  recipe: ReviewedRecipe,
  { reader, config }: Parts,
): Promise<ReviewReply[]> {
  if (rows.length === 0) return [];
  return presentReviewsBy(await findCooks(rows, reader), rows, recipe, config.photoBase);
}

/** The same where those who wrote them are known. */
export function presentReviewsBy(
  cooks: ReadonlyMap<string, WriterRow>,
  rows: readonly ReviewRow[],
  recipe: ReviewedRecipe,
  photoBase: string,
): ReviewReply[] {
  const isEarlier = earlierThan(recipe);
  return rows.map((row) => ({
    ...presentContent(row, recipe),
    ...presentReviewPhotos(row, photoBase),
    cook: presentCook(row.userId, cooks.get(row.userId)),
    ...(isEarlier(row.cookedLines) ? { isEarlier: true } : {}),
  }));
}

function presentContent(row: ReviewRow, recipe: ReviewedRecipe): Omit<ReviewReply, 'cook'> {
  const { rating, servings, minutes, again, answer, hidden } = row;
  const createdAt = toTime(row.createdAt);
  return {
    _id: row.id,
    ...(rating === null ? {} : { rating }),
    asWritten: row.asWritten,
    changes: row.changes.map((change) => presentChange(change, recipe)),
    cookedOn: row.cookedOn,
    ...(servings === null ? {} : { servings }),
    ...(minutes === null ? {} : { minutes }),
    text: row.text,
    ...(again === null ? {} : { again }),
    helpful: row.helpful,
    createdAt,
    updatedAt: row.updatedAt === row.createdAt ? createdAt : toTime(row.updatedAt),
    ...(answer ? { answer: presentAnswer(answer) } : {}),
    ...presentHidden(hidden),
    ...(row.countsLater ? { countsLater: true } : {}),
  };
}

const presentAnswer = ({ text, at, hidden }: NonNullable<ReviewRow['answer']>) => ({
  text,
  answeredAt: toTime(at),
  ...presentHidden(hidden),
});

const presentHidden = (hidden: ReviewRow['hidden']): Pick<ReviewReply, 'hidden'> =>
  hidden ? { hidden: { reason: hidden.reason } } : {};

function presentReviewPhotos({ photos }: ReviewRow, base: string): Pick<ReviewReply, 'photos'> {
  return photos.length === 0
    ? {}
    : { photos: photos.map((photo) => presentPhotoWithId(photo, base)) };
}

function presentChange(change: KeptChange, recipe: ReviewedRecipe): ChangeReply {
  const { line } = change;
  return line === undefined ? { ...change } : { ...change, food: foodOf(line, recipe) };
}

/** What a line is about; a line that names no food is told whole. */
const foodOf = (line: string, { language }: ReviewedRecipe): string =>
  readIngredientLine(line, language).food ?? line;

/** What all reviews say together, each change with the food that it is about. */
export function presentSummary(
  { mean, people, changes }: Summary,
  recipe: ReviewedRecipe,
): ReviewSummaryReply {
  return {
    ...(mean ? { mean } : {}),
    people,
    changes: changes.map((change) => ({ ...change, food: foodOf(change.line, recipe) })),
  };
}
