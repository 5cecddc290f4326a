import { isSiteCook } from '../cooks/site-cooks.ts';
import { doesCount } from './trust.ts';

/** What of a review is counted for the rating of its recipe. */
export type RatingMark = {
  userId: string;
  /** The UTC day on which it was written: a person has one review a day. */
  day: number;
  rating: number | null;
  asWritten: boolean;
  /** While the account of its writer is not trusted. */
  countsLater: boolean;
};

/** What the ratings of a recipe come to, in whole numbers. */
type Rating = {
  /** Of each person's latest rating as written. */
  sum: number;
  count: number;
  /** How many made it, rated or not. */
  people: number;
};

/** A mean in tenths, as it is shown everywhere. */
export type Mean = { value: number; count: number };

/** Fewer ratings say too little for a list. */
export const leastListed = 3;

/** Counts the ratings of a recipe, in any order of its reviews; the site does not judge its own recipes. */
export function rate(all: readonly RatingMark[]): Rating {
  const marks = withoutSite(all);
  const rated = marks.filter((mark) => mark.asWritten && mark.rating !== null && doesCount(mark));
  const ratings = latestOf(rated).map(({ rating }) => rating ?? 0);
  return {
    sum: ratings.reduce((total, rating) => total + rating, 0),
    count: ratings.length,
    people: latestOf(marks).length,
  };
}

/** The mean, or null where nobody rated the recipe as it is written. */
export function meanOf({ sum, count }: Pick<Rating, 'sum' | 'count'>): Mean | null {
  return count === 0 ? null : { value: Math.round((sum * 10) / count) / 10, count };
}

/** The mean where it may stand in a list. */
export function listedMean(rating: Pick<Rating, 'sum' | 'count'>): Mean | null {
  return rating.count < leastListed ? null : meanOf(rating);
}

/** The reviews that count: those of everybody but the site's own cooks. */
export function withoutSite<Mark extends Pick<RatingMark, 'userId'>>(
  marks: readonly Mark[],
): Mark[] {
  return marks.filter(({ userId }) => !isSiteCook(userId));
}

/** The latest review of each person. */
export function latestOf<Mark extends Pick<RatingMark, 'userId' | 'day'>>(
  marks: readonly Mark[],
): Mark[] {
  const byPerson = new Map<string, Mark>();
  for (const mark of marks) {
    const known = byPerson.get(mark.userId);
    if (!known || known.day < mark.day) byPerson.set(mark.userId, mark);
  }
  return [...byPerson.values()];
}
