import { mixedHash } from '../hashes/fnv-1a.ts';
import { dayMs } from '../reviews/day.ts';
import { withFewOfNewCooks } from './per-cook.ts';

/** How many recipes stand there. */
export const tonightCount = 5;

export type QuickRecipe = { id: string; cookId: string; createdAt: number; isNewCook: boolean };

/** Where on the ring of cooks a day begins: 16 hex digits, as the ends of ids are. */
export function ringStart(day: number): string {
  const [high, low] = [mixedHash(`ring ${day}`), mixedHash(`ring on ${day}`)];
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

/**
 * The recipes for a UTC day, drawn by it alone. Every cook has one there before any has two. What was published on the
 * day itself comes only where there are too few from before: so what is new changes nothing until tomorrow.
 */
export function chooseTonight(recipes: readonly QuickRecipe[], day: number): string[] {
  const isFromBefore = ({ createdAt }: QuickRecipe) => createdAt < day * dayMs;
  const before = inTurns(recipes.filter(isFromBefore), day);
  const since = inTurns(
    recipes.filter((one) => !isFromBefore(one)),
    day,
  );
  const chosen = withFewOfNewCooks([...before, ...since]).slice(0, tonightCount);
  return chosen.map(({ id }) => id);
}

/** First one recipe of each cook, then a second of each, and so on; cooks and recipes in the day's order. */
function inTurns(recipes: readonly QuickRecipe[], day: number): QuickRecipe[] {
  const rank = (id: string) => mixedHash(`${day} ${id}`);
  const drawn = recipes
    .map((recipe) => ({ recipe, cook: rank(recipe.cookId), own: rank(recipe.id) }))
    .sort((a, b) => a.own - b.own || (a.recipe.id < b.recipe.id ? -1 : 1));
  const turns = new Map<string, number>();
  const placed = drawn.map((one) => {
    const turn = turns.get(one.recipe.cookId) ?? 0;
    turns.set(one.recipe.cookId, turn + 1);
    return { ...one, turn };
  });
  return placed
    .sort((a, b) => a.turn - b.turn || a.cook - b.cook || a.own - b.own)
    .map(({ recipe }) => recipe);
}
