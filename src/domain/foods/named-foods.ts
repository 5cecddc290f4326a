import { fold } from '../search/fold.ts';
import { asLatin, seenOf } from '../search/seen.ts';
import { stem } from '../search/stem.ts';
import { wordsOf } from '../search/tokenize.ts';
import { withoutAlsoEnglish } from './also-english.ts';
import { freedomAt, isDenied, isFreeFrom, isLabel, isSecondChoice } from './free-of.ts';
import { foodsOfCompound, freeOfCompound, isReadByEnd } from './german-compounds.ts';
import { withHalvesJoined } from './halved.ts';
import { withoutHyphens } from './hyphenated.ts';
import { mistypedFoods } from './mistyped.ts';
import { notFoodWords } from './not-foods.ts';
import { isPlantInShape } from './plants-in-shape.ts';
import { separated } from './separated.ts';
import { spelledOut } from './spelled-out.ts';
import {
  type Food,
  foodNamed,
  foodNames,
  foods,
  keyOfStems,
  stemOfFood,
  strengths,
} from './table.ts';
import { withUmlauts } from './umlauts.ts';

/** What a person reads of a recipe. */
export type RecipeTexts = {
  name: string;
  description: string;
  ingredients: readonly string[];
  steps: readonly string[];
  tip: string | null;
  tags: readonly string[];
  otherNames: readonly string[];
};

/** A food where it is named, with what the words just before it say it is free of, and what of it is meant: `stock` of chicken. */
type Mention = { food: Food; freeOf: Food | null; part: string };
type Reading = { mentions: Mention[]; labels: Food[] };

const animal = foodNamed('animal product');
const dairy = foodNamed('dairy');
const meat = foodNamed('meat');
const seafood = foodNamed('seafood');

/**
 * The ids of all foods that a recipe names, with what they are kinds of and usually made from. A
 * label ("nut-free") names no food, and takes none away that the recipe names itself.
 */
export function namedFoods(recipe: RecipeTexts): Set<number> {
  const { name, otherNames, tags, description } = recipe;
  const told = readText([name, ...otherNames, ...tags, description].join('\n'));
  const method = readText([...recipe.steps, recipe.tip ?? ''].join('\n'));
  const listed = readText(recipe.ingredients.join('\n'));
  const named = new Set<number>();
  const labels = [...told.labels];
  addNamed(named, listed.mentions, { least: strengths.asIngredient, labels: [] });
  for (const { mentions } of [told, method]) {
    addNamed(named, mentions, { least: strengths.unlabelledDish, labels });
  }
  return named;
}

/**
 * The ids of all foods that a text names, but for what they hold less surely than this, and for what of animals its words
 * say that they are free of: vegan bacon is no pork, and non-dairy milk no animal's. What a list names as free of them
 * alone is so in the text as well, where it is `the bacon`.
 */
export function namesOnly(text: string, least: number, list = ''): Set<number> {
  const listed = readText(list).mentions;
  const named = new Set<number>();
  for (const mention of readText(text).mentions) {
    const { food } = mention;
    const freeOf = mention.freeOf ?? freedomInList(mention, listed);
    const held = [...food.holds].filter(([, strength]) => strength >= least);
    const left = freeOf ? held.filter((one) => !isFree(one, freeOf)) : held;
    const isOfMilkAlone =
      freeOf === dairy && !left.some(([id]) => id !== animal.id && isKindOf(id, animal));
    for (const [id] of left) if (id !== animal.id || !isOfMilkAlone) named.add(id);
  }
  return named;
}

/** A plant that is surely wheat stays wheat, whatever is said of it. */
const isFree = ([id, strength]: [number, number], freeOf: Food): boolean =>
  isFreed(id, freeOf) && (strength < strengths.surely || isKindOf(freeOf.id, animal));

/** Only of the same food: beside vegan bacon, pork is pork, and bacon fat the fat of bacon. */
function freedomInList({ food, part }: Mention, listed: readonly Mention[]): Food | null {
  const same = listed.filter((one) => one.food === food);
  const freeOf = same.find((one) => one.part === part)?.freeOf;
  if (!freeOf || same.some(isItself)) return null;
  return isKindOf(freeOf.id, animal) ? freeOf : null;
}

/** The foods that a text names itself, in its order; none that it says to be free of what it is: vegan butter is no butter. */
export function mentionedFoods(text: string): Food[] {
  return readText(text).mentions.flatMap((one) => (isItself(one) ? [one.food] : []));
}

const isItself = ({ food, freeOf }: Mention): boolean => !freeOf || !isFreed(food.id, freeOf);

function addNamed(
  named: Set<number>,
  mentions: readonly Mention[],
  { least, labels }: { least: number; labels: readonly Food[] },
): void {
  for (const { food, freeOf } of mentions) {
    for (const [id, strength] of food.holds) {
      if (id === food.id || strength === strengths.surely) named.add(id);
      else if (strength < least || (freeOf && isFreed(id, freeOf))) continue;
      else if (strength > strengths.unlabelledDish || !labels.some((one) => isKindOf(id, one))) {
        named.add(id);
      }
    }
  }
}

/** What is vegetarian is without fish as well. */
const isFreed = (id: number, freeOf: Food): boolean =>
  isKindOf(id, freeOf) || (freeOf === meat && isKindOf(id, seafood));

const isKindOf = (id: number, kind: Food): boolean => foods[id]?.holds.has(kind.id) ?? false;

/** Names do not reach past a sign of punctuation: `peanuts, butter` is no peanut butter. */
const breaks = /[\n\r,;:.!?()[\]{}/|+*•·–—]+|\s-\s/;

/** What of an animal is in a dish though the meat is not; in German a word may end with it. */
const partOf =
  /(?:bone|bouillon|broth|carcass|dripping|fat|giblet|gravy|grease|^head|liver|paste|skin|stock|bruhe|fett|fond|karkasse|knochen|leber|schmalz)(?=(?:es|[ns])?$)/;

function readText(text: string): Reading {
  const reading: Reading = { mentions: [], labels: [] };
  const apart = separated(asLatin(seenOf(text).normalize('NFC')));
  const spelled = spelledOut(withHalvesJoined(withoutAlsoEnglish(apart)));
  for (const piece of withoutHyphens(spelled).split(breaks)) {
    const words = wordsOf(piece);
    if (words.length > 0) readWords(words, reading);
  }
  return reading;
}

function readWords(words: readonly string[], { mentions, labels }: Reading): void {
  const keys = words.map(keyOfWord);
  let end = 0;
  let freeOf: Food | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const match = longestMatch(words, keys, at);
    // A longer name that begins within another counts too: almond milk chocolate is milk chocolate.
    if (!match || at + match.length <= end) {
      if (!match && at >= end) freeOf = readFreedom(words, at, labels);
      if (words[at] === 'based' && words[at - 1] === 'plant') freeOf = animal;
      continue;
    }
    end = Math.max(end, at + match.length);
    if (isLabel(words, end) && !isDenied(words, at)) {
      const said = isSecondChoice(words, at) ? [] : match.foods;
      labels.push(...said);
      freeOf = said[0] ?? null;
      end += 1;
    } else if (isFreeFrom(words, at)) {
      labels.push(...match.foods);
      freeOf = match.foods[0] ?? null;
    } else {
      const before = words[at - 1] ?? '';
      const ofFood = (food: Food) => freeOf ?? (isPlantInShape(before, food) ? animal : null);
      const [part = ''] = partOf.exec(words[end] ?? '') ?? partOf.exec(words[end - 1] ?? '') ?? [];
      mentions.push(...match.foods.map((food) => ({ food, freeOf: ofFood(food), part })));
      freeOf = null;
    }
  }
}

function readFreedom(words: readonly string[], at: number, labels: Food[]): Food | null {
  const { freeOf, isLabel: isSaidAsLabel } = freedomAt(words, at);
  if (freeOf && isSaidAsLabel) labels.push(freeOf);
  return freeOf;
}

function longestMatch(words: readonly string[], keys: readonly string[], at: number) {
  const { byKey, beginnings, longest } = foodNames();
  const most = beginnings.has(keys[at] ?? '') ? Math.min(longest, words.length - at) : 1;
  for (let length = most; length > 1; length -= 1) {
    const found = byKey.get(keyOfStems(keys.slice(at, at + length)));
    if (found) return { foods: found, length };
  }
  const word = words[at] ?? '';
  if (notFoodWords.has(word)) return null;
  const found = byKey.get(keys[at] ?? '') ?? spelledOtherwise(word);
  return found.length > 0 || byKey.has(keys[at] ?? '') ? { foods: found, length: 1 } : null;
}

const mostRemembered = 20_000;
const remembered = new Map<string, string>();
const otherwise = new Map<string, readonly Food[]>();

/** What a word names that is no name itself: a German one of several parts, or one with a slip. */
export function spelledOtherwise(word: string): readonly Food[] {
  const known = otherwise.get(word);
  if (known) return known;
  const found = readOtherwise(withUmlauts(word));
  if (otherwise.size >= mostRemembered) otherwise.clear();
  otherwise.set(word, found);
  return found;
}

function readOtherwise(word: string): readonly Food[] {
  const parts = foodsOfCompound(word);
  const isWhole = (parts.length > 0 && !isReadByEnd(word)) || freeOfCompound(word) !== null;
  return isWhole ? parts : withMistyped(parts, mistypedFoods(word));
}

/** What a word ends with says less than the longer name that it is but a slip away from: `Wallnüsse` are walnuts. */
const withMistyped = (parts: readonly Food[], meant: readonly Food[]): readonly Food[] => [
  ...parts.filter(
    (part) => !meant.some((food) => food !== part && food.holds.get(part.id) === strengths.surely),
  ),
  ...meant.filter((food, at) => meant.indexOf(food) === at && !parts.includes(food)),
];

function keyOfWord(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const key = findKey(word);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(word, key);
  return key;
}

/** A word as names hold it; itself where it only shares its stem with a food (`lined`, line). */
function findKey(written: string): string {
  const known = foodNames().words;
  const word = withUmlauts(written);
  if (!word.endsWith('ed') || known.has(word)) return stemOfFood(word);
  const isOfName = [1, 2].some((end) => known.has(word.slice(0, -end)));
  return isOfName ? stem(word) : word;
}

/** The foods whose name the words are, plural or not, or none. */
export function foodsOfWords(words: readonly string[]): readonly Food[] {
  const stems = words.map((word) => stemOfFood(withUmlauts(fold(word))));
  return foodNames().byKey.get(keyOfStems(stems)) ?? [];
}
