import { readIngredientLine } from '../kitchen/ingredient-line.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';
import { informative } from '../search/terms.ts';
import { isMarkedHeading } from './sections.ts';

type LineIds = {
  /** One for each ingredient, in their order; headings have theirs too. */
  ingredientIds: string[];
  /** One for each step. */
  stepIds: string[];
};
type Lines = { ingredients: readonly string[]; steps: readonly string[]; language: RecipeLanguage };

/** Lines that share less of their words are two lines. */
const leastAlike = 0.5;

/**
 * The ids of a recipe's lines. A line keeps the id that it had before by its equal text, else by its
 * likeness: an ingredient by its food, a step by its words; all others get new ones.
 */
export function lineIdsOf(
  recipe: Lines,
  before: (Lines & LineIds) | null,
  newId: () => string,
): LineIds {
  const foodOf = (line: string) => readIngredientLine(line, recipe.language).food ?? line;
  const known = (texts: readonly string[], ids: readonly string[]) =>
    texts.flatMap((text, index) => ({ text, id: ids[index] ?? newId() }));
  const ingredients = before ? known(before.ingredients, before.ingredientIds) : [];
  const steps = before ? known(before.steps, before.stepIds) : [];
  return {
    ingredientIds: matchLines(ingredients, recipe.ingredients, foodOf, newId),
    stepIds: matchLines(steps, recipe.steps, (step) => step, newId),
  };
}

type KnownLine = { id: string; text: string };
type Pair = { from: number; to: number; likeness: number };

/** An id for each of the lines: that of the known line that it is, each given once, or a new one. */
function matchLines(
  known: readonly KnownLine[],
  lines: readonly string[],
  essenceOf: (line: string) => string,
  newId: () => string,
): string[] {
  const ids = new Map<number, string>();
  const taken = new Set<number>();
  const take = (from: number, to: number) => {
    const line = known[from];
    if (!line || taken.has(from) || ids.has(to)) return;
    taken.add(from);
    ids.set(to, line.id);
  };
  for (const [to, text] of lines.entries()) {
    take(
      known.findIndex((line, from) => line.text === text && !taken.has(from)),
      to,
    );
  }
  const left = known.map((line, index) => ({ ...line, index }));
  const pairs = findPairs(
    left.filter(({ index }) => !taken.has(index)),
    lines.flatMap((text, index) => (ids.has(index) ? [] : [{ text, index }])),
    essenceOf,
  );
  for (const { from, to } of pairs) take(from, to);
  return lines.map((_, to) => ids.get(to) ?? newId());
}

type Placed = { text: string; index: number };

/** Every two lines that are alike, the most alike first, and of those the nearest. */
function findPairs(
  known: readonly Placed[],
  lines: readonly Placed[],
  essenceOf: (line: string) => string,
): Pair[] {
  const termsIn = ({ text, index }: Placed) => ({
    index,
    isHeading: isMarkedHeading(text),
    terms: new Set(informative(essenceOf(text))),
  });
  const wanted = lines.map(termsIn);
  const pairs = known.map(termsIn).flatMap((one) =>
    wanted.flatMap((other) => {
      if (one.isHeading !== other.isHeading) return [];
      const likeness = share(one.terms, other.terms);
      return likeness < leastAlike ? [] : [{ from: one.index, to: other.index, likeness }];
    }),
  );
  const apart = ({ from, to }: Pair) => Math.abs(from - to);
  return pairs.sort((a, b) => b.likeness - a.likeness || apart(a) - apart(b));
}

/** How much two sets share, from 0 to 1. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const term of one) if (other.has(term)) both += 1;
  return both === 0 ? 0 : (2 * both) / (one.size + other.size);
}
