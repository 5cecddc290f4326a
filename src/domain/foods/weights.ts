import type { RecipeLanguage } from '../kitchen/language.ts';
import { numbered } from '../kitchen/plural.ts';
import type { FoodSource } from './sources.ts';
import { weighedBaking } from './weighed-baking.ts';
import { weighedFresh } from './weighed-fresh.ts';
import { weighedLarder } from './weighed-larder.ts';

/**
 * How a food is measured: `filled` into cups and spoons as well as weighed, `poured` into jugs, so that
 * metric cooks measure it in millilitres, or `cut`, which Americans weigh where there is no cup in the recipe.
 */
type Measured = 'filled' | 'poured' | 'cut';

/** What is known of the weight of a food. */
export type FoodWeight = {
  /** Its name in the table of foods. */
  readonly name: string;
  readonly measured: Measured;
  readonly gramsPerMl: number;
  readonly names: {
    readonly british: string[];
    readonly american: string[];
    readonly german: string[];
  };
  readonly source: FoodSource;
  /** What its source calls it. */
  readonly entry: string;
};

const kinds: Record<string, Measured> = { d: 'filled', l: 'poured', c: 'cut' };
/** American household measures in millilitres (NIST Handbook 44, appendix C): both sources weigh by them. */
const measures: Record<string, number> = {
  cup: 236.5882365,
  tbsp: 14.78676478125,
  tsp: 4.92892159375,
  'fl-oz': 29.5735295625,
};

const split = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** A line is `names | American names | German names | how, grams, measure | source and its entry`. */
function readLine(line: string): FoodWeight {
  const [british = '', american = '', german = '', weight = '', source = ''] = line.split(' |');
  const [kind = '', grams = '', measure = ''] = weight.trim().split(' ');
  const [, count = '', unit = ''] = /^([\d.]*)(.+)$/.exec(measure) ?? [];
  const names = { british: split(british), american: split(american), german: split(german) };
  const [, from = '', entry = ''] = /^\s*(\w+) (.*)$/.exec(source) ?? [];
  return {
    name: names.british[0] ?? '',
    measured: kinds[kind] as Measured,
    gramsPerMl: Number(grams) / (Number(count || 1) * (measures[unit] ?? Number.NaN)),
    names,
    source: from as FoodSource,
    entry,
  };
}

/** Every food whose weight is known. */
export const foodWeights: readonly FoodWeight[] = `${weighedBaking}${weighedLarder}${weighedFresh}`
  .split('\n')
  .filter(Boolean)
  .map(readLine);

/** A name as it is looked up: its words in small letters, one of each thing. */
function keyOf(words: readonly string[], language: RecipeLanguage): string {
  return words.map((word) => numbered(word, false, language).toLowerCase()).join(' ');
}

const wordsOfFood = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}'’]+/gu) ?? [];

function index(language: RecipeLanguage, order: readonly (keyof FoodWeight['names'])[]) {
  const byKey = new Map<string, FoodWeight>();
  for (const where of order)
    for (const weight of foodWeights)
      for (const name of weight.names[where]) {
        const key = keyOf(wordsOfFood(name), language);
        if (!byKey.has(key)) byKey.set(key, weight);
      }
  return byKey;
}

/** The names of a recipe's own country count before the others': American tomato puree is passata elsewhere. */
const indexes: Record<RecipeLanguage, ReadonlyMap<string, FoodWeight>> = {
  'en-GB': index('en-GB', ['british', 'american']),
  'en-US': index('en-US', ['american', 'british']),
  de: index('de', ['german']),
};
const longestName = 4;

/** Words that say nothing of how heavy a spoonful is. */
const plain = new Set(
  `fresh freshly squeezed finely roughly coarsely thinly lightly chopped diced sliced melted softened soft cold
  cool hand warm lukewarm tepid hot boiling iced ice room unsalted salted full fat low reduced good quality best pure
  raw organic plain natural extra virgin toasted roasted sifted packed level smooth crunchy thick dry unsweetened
  unflavoured mild salt large small medium ripe peeled very the your own homemade more other remaining saved reserved used
  skinless yellow gluten free
  frisch frische frischer frisches frischen gemahlen gemahlene gemahlener gemahlenes weiche weicher kalte kalter
  kaltes warme warmer warmes lauwarme lauwarmer lauwarmes heißes heiße kochendes flüssige zimmerwarme geschmolzene
  zerlassene ungesalzene gehackte gehackter gehacktes feine feiner feines grobe grober gesiebte gute gutes natives
  gewürfelte geriebener geröstete geröstetes mildes milder`.split(/\s+/),
);
/** What is poured whatever stands before its name (`black vinegar`), and weighs about the same. */
const poured = new Set(['vinegar', 'oil', 'wine', 'stock', 'broth']);

/** The vinegar that a `Chinkiang black vinegar` is; other foods than these must be known by their whole name. */
function pouredKind(words: readonly string[], language: RecipeLanguage): FoodWeight | null {
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (language === 'de' || !poured.has(last)) return null;
  return indexes[language].get(last) ?? null;
}

/** Where the words of the food end and more is said of it. */
const end =
  /\s(?:(?:in|with|or|for|from|at|to|mit|für|zum|zur|oder|aus|plus|nach|\+)\s|Type?\.?\s\d)/u;

/**
 * The weight of the food that a line names, or null: what stands before its name must say nothing of its
 * weight, and nothing stands behind it, so that butter beans are no butter.
 */
export function weightOfFood(food: string, language: RecipeLanguage): FoodWeight | null {
  const [head = ''] = food.split(end);
  const words = wordsOfFood(head);
  for (let from = 0; from < words.length; from += 1) {
    const found = indexes[language].get(keyOf(words.slice(from), language));
    if (found) return found;
    if (!plain.has(words[from]?.toLowerCase() ?? '')) return pouredKind(words, language);
  }
  return null;
}

/** Behind the name of a food in a sentence these begin something else; a German name is a noun, and what is small behind it is none. */
const follows =
  /^(?:and|or|to|in|into|with|until|for|over|on|onto|then|as|at|from|if|so|while|is|but|together)$/iu;
const followsNoun = /^\p{Ll}/u;

/** The weight of the food that the words behind an amount in a sentence begin with, or null. */
export function weightOfWords(text: string, language: RecipeLanguage): FoodWeight | null {
  const [clause = ''] = text.replace(/^\s*(?:of\s+)?(?:the\s+)?/iu, '').split(/[,;:.!?()]/);
  const words = wordsOfFood(clause);
  const next = language === 'de' ? followsNoun : follows;
  const isEnd = (at: number) => at >= words.length || next.test(words[at] ?? '');
  for (let from = 0; from < words.length; from += 1) {
    for (let length = longestName; length > 0; length -= 1) {
      const found = indexes[language].get(keyOf(words.slice(from, from + length), language));
      if (found && from + length <= words.length && isEnd(from + length)) return found;
    }
    if (plain.has(words[from]?.toLowerCase() ?? '')) continue;
    const named = words.findIndex((_, at) => isEnd(at + 1)) + 1;
    return named <= longestName ? pouredKind(words.slice(0, named), language) : null;
  }
  return null;
}
