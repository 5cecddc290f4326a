import { cuisineWithId } from '../categories/cuisines.ts';
import { foods, namesElsewhere } from '../foods/table.ts';
import { umlauted } from '../foods/umlauts.ts';
import { all, any, type Expression } from './expression.ts';
import { fold } from './fold.ts';
import { readPhrases } from './reading-words.ts';
import { stem } from './stem.ts';
import { gramsOf, type Token, tokenize } from './tokenize.ts';

/** From so many characters on anything is suggested, and up to so many is it looked at. */
const leastTyped = 2;
const mostTyped = 60;

/** What a person has typed so far: words that are whole, and one that has begun. */
export type Begun = { readonly whole: readonly string[]; readonly last: Token };

/** Reads what was typed so far; null where it is too little to suggest anything. */
export function readBegun(typed: string): Begun | null {
  const tokens = tokenize(typed.slice(0, 2 * mostTyped));
  const last = tokens.at(-1);
  const length = [...typed.trim()].length;
  if (!last || length < leastTyped || length > mostTyped) return null;
  return { whole: tokens.slice(0, -1).map(({ text }) => text), last };
}

/** Looks up what begins so in an index of terms, where `completions` are the terms of words that do. */
export function begunExpression(
  { whole, last }: Begun,
  completions: readonly string[],
): Expression {
  const begun =
    last.kind === 'grams' ? gramsExpression(last.text) : wordExpression(last.text, completions);
  return all([...whole.map((word) => any([{ term: stem(word) }, { prefix: word }])), begun]);
}

const wordExpression = (word: string, completions: readonly string[]): Expression =>
  any(
    [{ prefix: word }, ...new Set([stem(word), ...completions])].map((one) =>
      typeof one === 'string' ? { term: one } : one,
    ),
  );

/** The last character of a run without spaces may begin another pair. */
function gramsExpression(run: string): Expression {
  const pairs = gramsOf(run).slice(0, -1);
  return pairs.length === 0 ? { prefix: run } : all(pairs.map((term) => ({ term })));
}

/** How a name begins with what was typed: 0 in front, 1 at another of its words, null not at all. */
export function beginsAt(name: string, { whole, last }: Begun): 0 | 1 | null {
  const tokens = tokenize(name);
  const words = tokens.map(({ text }) => text);
  const isBegun = ({ text, kind }: Token) =>
    kind === 'grams' ? text.includes(last.text) : text.startsWith(last.text);
  const typed = [...whole, last.text];
  const isInFront = typed.every((word, i) =>
    i === typed.length - 1 ? words[i]?.startsWith(word) : words[i] === word,
  );
  if (isInFront) return 0;
  const isHere = whole.every((word) =>
    words.some((one) => stem(one) === stem(word) || one.startsWith(word)),
  );
  return isHere && tokens.some(isBegun) ? 1 : null;
}

/** Something with a name; of those that begin alike the weightiest comes first. */
type Named = { readonly name: string; readonly one: string; readonly weight: number };

/** The words of each name as one text: a name that begins so has what was typed last in it, and few have. */
const textsOf = new WeakMap<readonly Named[], readonly string[]>();

function havingText(named: readonly Named[], text: string): Named[] {
  const words = ({ name }: Named) => tokenize(name).map((token) => token.text);
  const texts = textsOf.get(named) ?? named.map((each) => words(each).join(' '));
  textsOf.set(named, texts);
  return named.filter((_, i) => texts[i]?.includes(text));
}

function begunOf(named: readonly Named[], begun: Begun, most: number): Named[] {
  const found = new Map<string, Named & { at: number }>();
  for (const each of havingText(named, begun.last.text)) {
    const at = beginsAt(each.name, begun);
    if (at !== null && at < (found.get(each.one)?.at ?? 2)) found.set(each.one, { ...each, at });
  }
  return [...found.values()]
    .sort((a, b) => a.at - b.at || b.weight - a.weight || a.name.length - b.name.length)
    .slice(0, most);
}

/** How many foods are kinds of this one or made from it, and how many names it has: what is known widely has many. */
const weights = new Map<number, number>();
for (const { id, names, holds } of foods) {
  const known = names.filter((name) => !namesElsewhere.has(name));
  if (known.length === 0) continue;
  weights.set(id, (weights.get(id) ?? 0) + known.length - 1);
  for (const held of holds.keys()) weights.set(held, (weights.get(held) ?? 0) + 1);
}
// The further back a name stands among those of a food, the less it is known: Tomatenhering is the last of 86 of fish.
// Emoji are names of foods as well, which nobody begins to type.
const foodNames = foods.flatMap(({ id, name, names }) =>
  names
    .map((one, place) => ({ name: one, one: name, weight: (weights.get(id) ?? 0) / (1 + place) }))
    .filter((one) => /^\p{L}/u.test(one.name)),
);
// What a search takes for a cuisine is a name of it, in whatever language.
const cuisineNames = [...readPhrases].flatMap(([name, { meaning }]) => {
  const cuisine = meaning.kind === 'cuisine' && cuisineWithId(meaning.categoryId);
  return cuisine ? { name, one: cuisine.name, weight: 0 } : [];
});

/** The foods of the one table by the name that begins so, which is in the language of who types it; large where that begins large. */
export function suggestFoods(begun: Begun, typed: string, most: number): string[] {
  const isLarge = /^\s*\p{Lu}/u.test(typed);
  const found = begunOf(foodNames, begun, most);
  // `Haehn` begins `Hähnchen`.
  const shown = found.length > 0 ? found : begunOf(foodNames, withUmlauts(begun), most);
  return shown.map(({ name }) => (isLarge ? name.charAt(0).toUpperCase() + name.slice(1) : name));
}

const withUmlauts = ({ whole, last }: Begun): Begun => ({
  whole: whole.map(umlauted),
  last: { ...last, text: umlauted(last.text) },
});

/** The cuisines that have a name which begins so, by that of their category. */
export function suggestCuisines(begun: Begun, most: number): string[] {
  return begunOf(cuisineNames, begun, most).map(({ one }) => one);
}

/** The form of a name in which two are one suggestion. */
export const suggestionKey = (name: string): string => fold(name).trim();
