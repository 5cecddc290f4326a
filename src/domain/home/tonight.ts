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

/**
 * First one recipe of each cook, then a second of each, and so on. Cooks and recipes stand in an order that no day
 * changes, and each day goes on in it where the day before has ended: so tomorrow brings others, as far as there are any.
 */
function inTurns(recipes: readonly QuickRecipe[], day: number): QuickRecipe[] {
  const ofCooks = Map.groupBy(
    shuffled(recipes, ({ id }) => id),
    ({ cookId }) => cookId,
  );
  const cooks = shuffled([...ofCooks.values()], ([one]) => one?.cookId ?? '');
  const taken = day * tonightCount;
  const turns = turnsOf(cooks);
  const placed = cooks.flatMap((own, index) => {
    const place = (index + cooks.length - (taken % cooks.length)) % cooks.length;
    const from =
      cooks.length < tonightCount ? day * turns : Math.floor((taken + place) / cooks.length);
    return own.map((_, turn) => ({
      ...{ recipe: own[(from + turn) % own.length] as QuickRecipe, turn, place },
    }));
  });
  return placed.sort((a, b) => a.turn - b.turn || a.place - b.place).map(({ recipe }) => recipe);
}

/** How many times it is the turn of each cook before there are enough, or nothing is left. */
function turnsOf(cooks: readonly QuickRecipe[][]): number {
  const most = cooks.map((own) => withFewOfNewCooks(own).length);
  const upTo = (turns: number) => most.reduce((sum, own) => sum + Math.min(own, turns), 0);
  let turns = 1;
  while (upTo(turns) < tonightCount && upTo(turns + 1) > upTo(turns)) turns += 1;
  return turns;
}

/** In an order of no meaning, always the same. */
function shuffled<One>(all: readonly One[], idOf: (one: One) => string): One[] {
  return all
    .map((one) => ({ one, id: idOf(one), rank: mixedHash(idOf(one)) }))
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    .map(({ one }) => one);
}
