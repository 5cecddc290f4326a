import { mixedHash } from '../hashes/fnv-1a.ts';
import { dayMs } from '../spans.ts';
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
 * day itself comes only where there are too few from before: so what is new changes nothing until tomorrow. What goes
 * during the day leaves its place to another, and the rest stays. Every other day takes last what the days beside it
 * draw: so tomorrow brings others, where there is enough for three days.
 */
export function chooseTonight(recipes: readonly QuickRecipe[], day: number): string[] {
  const before = recipes.filter(({ createdAt }) => createdAt < day * dayMs);
  const beside = day % 2 === 0 ? [] : [day - 1, day + 1];
  const late = new Set(beside.flatMap((other) => draw(before, other)));
  return draw(recipes, day, late).map(({ id }) => id);
}

function draw(
  recipes: readonly QuickRecipe[],
  day: number,
  late: ReadonlySet<QuickRecipe> = new Set(),
): QuickRecipe[] {
  const isFromBefore = ({ createdAt }: QuickRecipe) => createdAt < day * dayMs;
  const before = recipes.filter(isFromBefore);
  const since = recipes.filter((one) => !isFromBefore(one));
  const inOrder = [before, since].flatMap((some) => inTurns(some, day, late));
  return withFewOfNewCooks(inOrder).slice(0, tonightCount);
}

/** First one recipe of each cook, then a second of each, and so on; cooks and recipes in the day's order. */
function inTurns(
  recipes: readonly QuickRecipe[],
  day: number,
  late: ReadonlySet<QuickRecipe>,
): QuickRecipe[] {
  const rank = (id: string) => mixedHash(`${day} ${id}`);
  const drawn = recipes
    .map((recipe) => ({
      recipe,
      late: Number(late.has(recipe)),
      cook: rank(recipe.cookId),
      own: rank(recipe.id),
    }))
    .sort((a, b) => a.late - b.late || a.own - b.own || (a.recipe.id < b.recipe.id ? -1 : 1));
  const ofCooks = Map.groupBy(drawn, ({ recipe }) => recipe.cookId);
  return [...ofCooks.values()]
    .flatMap((own) => own.map((one, turn) => ({ ...one, turn })))
    .sort((a, b) => a.turn - b.turn || a.late - b.late || a.cook - b.cook || a.own - b.own)
    .map(({ recipe }) => recipe);
}
