import type { Facts } from '#domain/facets/facts.ts';
import type { FoodFacts } from '#domain/facets/food-facets.ts';
import { namedBy } from '#domain/facets/named-by.ts';
import type { Schema } from '../schema.ts';

type Kept = Schema['recipe_facets'];
type ReadFacts = { [Name in keyof Omit<Kept, 'recipe_id'>]: Kept[Name] | bigint };

/** The columns of which facts are made. */
export const factColumns = [
  'seq',
  'created_at',
  'category',
  'course',
  'diets',
  'quickness',
  'difficulty',
  'mean',
  'score',
  'made',
  'tags',
  'needs',
  'named',
  'named_by',
] as const;

/** Facts as their row holds them. */
export function toFacts(record: ReadFacts): Facts {
  return {
    seq: Number(record.seq),
    createdAt: Number(record.created_at),
    category: String(record.category),
    course: String(record.course),
    diets: Number(record.diets),
    quickness: Number(record.quickness),
    difficulty: String(record.difficulty),
    mean: Number(record.mean),
    score: Number(record.score),
    made: Number(record.made),
    tags: splitTags(String(record.tags)),
  };
}

/** What such a row tells of ingredients. */
export function toFoodFacts({
  needs,
  named,
  named_by,
}: Pick<ReadFacts, 'needs' | 'named' | 'named_by'>): FoodFacts {
  return {
    needs: splitTags(String(needs)),
    named: Number(named_by) === namedBy() ? splitNumbers(String(named)) : null,
  };
}

/** The columns of what a recipe tells of ingredients. */
export const foodColumns = (foods: { needs: readonly string[]; named: readonly number[] }) => ({
  needs: joinTags(foods.needs),
  named: joinTags(foods.named.map(String)),
  named_by: namedBy(),
});

/** A tag as it is looked for between those of a recipe. */
export const betweenEnds = (tag: string): string => `\n${tag}\n`;

/** Tags in one text: each between line ends, which none of them holds. */
export const joinTags = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : `\n${tags.join('\n')}\n`;

/** The tags of such a text. */
export const splitTags = (tags: string): string[] =>
  tags === '' ? [] : tags.slice(1, -1).split('\n');

const zero = '0'.charCodeAt(0);

/** The whole numbers of such a text, without a text for each: a million recipes name twenty foods each. */
function splitNumbers(numbers: string): number[] {
  const found: number[] = [];
  let number = 0;
  for (let at = 1; at < numbers.length; at += 1) {
    const digit = numbers.charCodeAt(at) - zero;
    if (digit >= 0) number = number * 10 + digit;
    else {
      found.push(number);
      number = 0;
    }
  }
  return found;
}
