import { foodsOfWords } from '../foods/named-foods.ts';
import { foodNamed, strengths } from '../foods/table.ts';

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
