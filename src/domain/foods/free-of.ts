import { freeOfCompound } from './german-compounds.ts';
import { type Food, foodNamed } from './table.ts';

const animal = foodNamed('animal product');

/** `vegan mayonnaise` has no egg: these words say of what the food behind them is free. */
const freeOfByName: Record<string, Food> = {
  vegan: animal,
  plant: animal,
  pflanzlich: animal,
  vegetarian: foodNamed('meat'),
  vegetarisch: foodNamed('meat'),
  veggie: foodNamed('meat'),
  meatless: foodNamed('meat'),
  eggless: foodNamed('egg'),
  nondairy: foodNamed('dairy'),
};

const endings = ['', 'e', 'em', 'en', 'er', 'es'];
const freeOfByWord: ReadonlyMap<string, Food> = new Map(
  Object.entries(freeOfByName).flatMap(([word, food]) =>
    endings.map((ending): [string, Food] => [`${word}${ending}`, food]),
  ),
);

/** What a word says the food behind it is free of, and whether it says so as a label. */
type Said = { freeOf: Food | null; isLabel: boolean };
const nothing: Said = { freeOf: null, isLabel: false };

/** Of what a word says that the food behind it is free; a German one of two parts is a label as well. */
export function freedomAt(words: readonly string[], at: number): Said {
  const word = words[at] ?? '';
  const label = freeOfCompound(word);
  const freeOf = label ?? freeOfByWord.get(word);
  if (!freeOf || isDenied(words, at) || isSecondChoice(words, at)) return nothing;
  return { freeOf, isLabel: label !== null };
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const denials = setOf('not non nicht kein keine keinen keiner nie statt');

/** Whether what is said at a word is said not to be: `not gluten-free`, `statt glutenfreier Nudeln`. */
export const isDenied = (words: readonly string[], at: number): boolean =>
  denials.has(words[at - 1] ?? '');

const choices = setOf('or oder bzw beziehungsweise');
const ordinary = setOf(
  `regular normal plain ordinary standard conventional classic traditional usual real everyday dairy animal cow cows
  fat whole skimmed salted unsalted meat beef pork herkommlich gewohnlich klassisch konventionell ublich echt tierisch richtig`,
);

/** Whether what is free of something is but the second choice beside the ordinary food: `normales oder glutenfreies Mehl`. */
export const isSecondChoice = (words: readonly string[], at: number): boolean =>
  choices.has(words[at - 1] ?? '') && isOrdinary(words[at - 2] ?? '');

const isOrdinary = (word: string): boolean =>
  ordinary.has(word) || ordinary.has(word.replace(/e[mnrs]?$/, ''));

/** `nut free` and `nut-free`, but neither `eggs free of ...` nor `egg free-range`. */
export function isLabel(words: readonly string[], end: number): boolean {
  if (words[end] !== 'free' || words[end - 1]?.endsWith('s')) return false;
  return !['range', 'of', 'from'].includes(words[end + 1] ?? '');
}

/** Whether a word stands behind `free of` or `non`. */
export const isFreeFrom = (words: readonly string[], at: number): boolean =>
  words[at - 1] === 'non' ||
  (words[at - 2] === 'free' && ['of', 'from'].includes(words[at - 1] ?? ''));
