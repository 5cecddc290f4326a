import { foodsOfWords } from '../foods/named-foods.ts';
import { notMistyped } from '../foods/not-mistyped.ts';
import { foodNamed, foods, strengths } from '../foods/table.ts';
import { fold } from './fold.ts';
import { forgivenSlips, isWithinSlips } from './near.ts';

/** What a list of several before `free` may begin with: "nut and dairy free", not "chicken, gluten free". */
const listedAllergens = new Set(
  `nut peanut almond egg dairy milk lactose butter cheese gluten wheat soy soya sesame fish shellfish
  seafood meat mustard celery lupin sugar alcohol grain legume onion garlic tomato`.split(/\s+/),
);

/** Whether a word may stand in such a list: in any of its names, and any kind of nut. */
export const isListedAllergen = (text: string): boolean =>
  listedAllergens.has(text) ||
  foodsOfWords([text]).some(
    ({ name, holds }) =>
      listedAllergens.has(name) || holds.get(foodNamed('nut').id) === strengths.surely,
  );

/** Of these nobody falls ill who finds them among what a word may have been meant for. */
const harmless = new Set('meat sugar alcohol grain legume onion garlic tomato'.split(' '));

/** Words of their own that are one slip away from an allergen. */
const notNear = new Set(
  `anal ande andes anna anta aroma aromas beine butted cashed cheesy creamy daily daisy diary dotted eggy eider eifer
  eimer einer eines eisern eiter elli eter ever fash finch finish fishy fist frisch frische guten heroing jiff kasse kate
  laib laid lain lair lapse lapsed last laut leiche lupen mates mich mild milde milder miles milky mill mills mini minis
  mink mirk nass nasse ness nieces nurse nutty piste pieta reeves regen rogan roger rohen rosen roten seam self send sene
  sent serf slippy soda sofa sola sonja sopa volle wetzen what wheal whet whittling wizen wolke zelle`.split(
    /\s+/,
  ),
);

let allergens: readonly string[] | null = null;

/**
 * Whether a word that names no food is one slip away from an allergen, its first letter being right. It is left out by nothing; but
 * it is not looked for either where an allergen may stand that is to be left out.
 */
export function isNearAllergen(word: string): boolean {
  const isWord = notNear.has(word) || notMistyped.has(word) || foodsOfWords([word]).length > 0;
  if (isWord || forgivenSlips(word) === 0) return false;
  allergens ??= foods
    .filter(({ name }) => isListedAllergen(name) && !harmless.has(name))
    .flatMap(({ names }) => names.map(fold));
  return allergens.some((name) => name[0] === word[0] && isWithinSlips(word, name, 1));
}

/** Whether a word names one, mistyped or not. */
export const mayBeAllergen = (word: string): boolean =>
  isListedAllergen(word) || isNearAllergen(word);
