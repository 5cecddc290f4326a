import { stem } from '../search/stem.ts';
import { firstParts, lastParts, noFood, otherWords, shapes } from './german-parts.ts';
import { germanWords } from './german-words.ts';
import { notFoodWords } from './not-foods.ts';
import { plants } from './plants-in-shape.ts';
import { type Food, foodNamed, foodNames } from './table.ts';

/** So many letters are left of a word at least, for what else it says. */
const leastRest = 3;
/** A word has no more letters; what is typed may be many words without a blank, and each shape of one is cut. */
const longestRead = 60;
/** A word that is shorter is no food without its last letter: `entrücken` is no duck. */
const leastWithoutE = 5;

type First = { text: string; food: Food };
type Last = First & { standIns: readonly string[] };

let parts: { first: First[]; last: Last[] } | null = null;
let words: ReadonlyMap<string, readonly Food[]> | null = null;

/** How German words are taken apart, as text: who reads foods by another one reads others. */
export const compoundRules = (): string =>
  [firstParts, lastParts, germanWords, noFood.source, ...plants, ...otherWords, ...shapes].join(
    '|',
  );

/** The foods that a folded word names by what it begins and ends with; none of a word that says it is free of them. */
export function foodsOfCompound(word: string): readonly Food[] {
  if (isOther(word)) return [];
  const said = wholeWords().get(word) ?? [];
  const read = readShape(word);
  if (read?.isWhole) return distinct([...said, ...read.foods]);
  return distinct([...said, ...foodsOfParts(word), ...(read?.foods ?? [])]);
}

const distinct = (all: readonly Food[]): readonly Food[] =>
  all.length > 1 ? [...new Set(all)] : all;

function foodsOfParts(word: string): readonly Food[] {
  const { begun, ended } = partsOf(word);
  const found = [begun, ended].flatMap((part) => (part ? [part.food] : []));
  return ended && isReplaced(word, begun, ended) ? found.slice(0, -1) : found;
}

const isReplaced = (word: string, begun: First | undefined, { text, standIns }: Last): boolean =>
  standIns.some((one) => (one === '*' ? begun : one === begun?.text || word === `${one}${text}`));

/** Whether what a folded word begins with says nothing of what is in it: it may be a longer name with a slip (`gemuesebruhe`). */
export function isReadByEnd(word: string): boolean {
  const { begun, ended } = partsOf(word);
  const rest = beforeShape(word);
  if (begun || (!ended && rest === null) || foodsOfWhole(word)) return false;
  return ended !== undefined || (rest !== null && isReadByEnd(rest));
}

/** Whether two folded words, written as one, lose nothing of what the first of them names. */
export function isReadAsOne(first: string, last: string): boolean {
  const word = `${first}${last}`;
  if (isOther(word) || foodsOfWhole(word)) return true;
  const isShaped = beforeShape(word) === first && foodsOfWhole(first) !== null;
  return isShaped || partsOf(word).begun?.text === first;
}

/** What a half of a word is as a whole, which ends as another does (`erd` as `walnusse`), and itself where that would lose it; null of what is no food. */
export function joinedAs(half: string, other: string): string | null {
  const tails = Array.from(other, (_, at) => other.slice(at)).slice(2, -leastRest);
  const named = tails.find((tail) => isWhole(`${half}${tail}`));
  const ends = named ? [named] : [partsOf(other).ended?.text, shapeOf(other)];
  const end = ends.find((one) => one && isRead(`${half}${one}`));
  if (!end) return null;
  return isReadAsOne(half, end) ? `${half}${end}` : `${half} ${half}${end}`;
}

const isWhole = (word: string): boolean =>
  wholeWords().has(word) || foodNames().byKey.has(stem(word));

const isRead = (word: string): boolean =>
  isWhole(word) || isOther(word) || foodsOfCompound(word).length > 0;

const shapeOf = (word: string): string => word.slice(beforeShape(word)?.length ?? word.length);

const isOther = (word: string): boolean => otherWords.has(word) || noFood.test(word);

function partsOf(word: string): { begun?: First | undefined; ended?: Last | undefined } {
  if (word.length < leastRest + leastRest || isOther(word)) return {};
  const { first, last } = allParts();
  const hasRest = ({ text }: First) => word.length >= text.length + leastRest;
  const isOil = ({ text }: First) => word === `${text}ol`;
  return {
    begun: first.find((part) => word.startsWith(part.text) && (hasRest(part) || isOil(part))),
    ended: last.find((part) => hasRest(part) && word.endsWith(part.text)),
  };
}

/** What the word before a shape names, and whether that word is another thing than it begins with (`Butternuss`). */
type Shaped = { foods: readonly Food[]; isWhole: boolean };

/** The foods of a word by what stands before its shape: `Wolfsbarschfilet` is what a `Wolfsbarsch` is. */
function readShape(word: string): Shaped | null {
  const rest = beforeShape(word);
  if (rest === null) return null;
  // The plural of a name that ends with a shape itself: `Sojasoßen`.
  const name = foodsOfWhole(word);
  if (name) return { foods: name, isWhole: false };
  if (word.endsWith(ice)) return iceOf(rest);
  const whole = foodsOfWhole(rest);
  if (isOther(rest) && !partsOf(word).ended) return { foods: whole ?? [], isWhole: true };
  const found = whole ?? foodsOfCompound(rest);
  return found.length > 0 ? { foods: found, isWhole: false } : null;
}

/** What of a word stands before its shape; null where it has none. */
function beforeShape(word: string): string | null {
  if (word.length > longestRead) return null;
  // `Himbeerreis` is rice, not ice.
  const least = word.endsWith('rreis') ? ice.length + 1 : leastRest;
  for (let at = leastRest; at <= word.length - least; at += 1) {
    if (shapes.has(word.slice(at))) return word.slice(0, at);
  }
  return null;
}

const ice = 'eis';
const isOfPlants = /^(?:soja|hafer|reis|tofu)/;

/** Ice is only made of what is a name or a berry: `Erdbeereis` is, and `Basmatireis` is none of a `Basmatir`. */
function iceOf(rest: string): Shaped | null {
  const of = foodsOfWhole(rest) ?? [];
  if (of.length === 0 && !rest.endsWith('beer')) return null;
  return { foods: isOfPlants.test(rest) ? of : [...of, foodNamed('ice cream')], isWhole: false };
}

/** The foods of a name before a shape, which German joins with an `n` or an `s` or without its `e`; null of what is no name. */
function foodsOfWhole(rest: string): readonly Food[] | null {
  const forms = [rest, rest.replace(/[ns]$/, ''), rest.length < leastWithoutE ? rest : `${rest}e`];
  for (const form of forms) {
    if (form.length < leastRest || notFoodWords.has(form)) return null;
    const found = wholeWords().get(form) ?? foodNames().byKey.get(stem(form));
    if (found) return found;
  }
  return null;
}

function wholeWords(): ReadonlyMap<string, readonly Food[]> {
  words ??= readWholeWords();
  return words;
}

function readWholeWords(): ReadonlyMap<string, readonly Food[]> {
  const found = new Map<string, readonly Food[]>();
  for (const { text, food } of readParts(germanWords)) {
    found.set(text, [...(found.get(text) ?? []), food]);
  }
  return found;
}

/** What a folded word says its food is free of: `glutenfreies`, `nussfrei`; null where it says nothing of the kind. */
export function freeOfCompound(word: string): Food | null {
  if (!word.includes('frei')) return null;
  const [, of] = /^(.+?)frei(?:e[mnrs]?)?$/.exec(word) ?? [];
  if (!of) return null;
  const whole = wholeOf[of];
  if (whole) return foodNamed(whole);
  return allParts().first.find(({ text }) => text === of)?.food ?? null;
}

/** What else a free food may say; not `laktose`, for milk without its sugar is milk all the same. */
const wholeOf: Record<string, string> = { gluten: 'gluten', milch: 'dairy', ei: 'egg' };

function allParts() {
  parts ??= { first: readParts(firstParts), last: readParts(lastParts) };
  return parts;
}

/** The longest first: `Buttermilch` is no butter, `Haselnuss` no nut of another kind. */
function readParts(text: string): Last[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', words = '', standIns = ''] = line.split(/ [=/] /);
      const food = foodNamed(name);
      const both = {
        food,
        standIns: standIns.split(' ').flatMap((one) => (one === 'plants' ? plants : one)),
      };
      return words.split(' ').map((part) => ({ ...both, text: part }));
    })
    .sort((one, other) => other.text.length - one.text.length);
}
