import { fold } from '../search/fold.ts';
import { stem } from '../search/stem.ts';
import { foodsOfCompound } from './german-compounds.ts';
import { foodNames } from './table.ts';

/** Signs of notes and of trade marks, which folding would make digits and letters of the word before. */
const notes = /[\u00b9\u00b2\u00b3\u2070-\u2079™®©℠]+|(?<=\p{L}{3})\d{1,2}(?![\p{L}\d])/gu;
const behindNumber = /([\d\u00bc-\u00be\u2150-\u215e])(\p{L}{2,40})/gu;
const unitAtWord = /(?<=\d )(?:k?g|[cdm]?l|[ET]L)(?=\p{Lu}\p{Ll})/gu;
const unit = /^(?:[kcdm]?[gl]|[et]l|st|cm|mm|oz|lbs?)$/i;
const unitAndFood = /^([km]?g|[cdm]?l|[et]l|pck|stk?|oz|lbs?|tbsp|tsp|cups?)(\p{L}{3,})$/iu;

/** A text whose words stand apart from numbers, units and signs of notes: `3Eier`, `100gMandeln`, `Käse¹`. */
export const separated = (text: string): string =>
  text
    .replace(notes, ' ')
    .replace(unitAtWord, '$& ')
    .replace(behindNumber, (both, digit: string, word: string) =>
      unit.test(word) ? both : `${digit} ${apart(word)}`,
    );

function apart(word: string): string {
  const [, measure, food] = unitAndFood.exec(word) ?? [];
  return food && isFood(food) && !isFood(word) ? `${measure} ${food}` : word;
}

function isFood(word: string): boolean {
  const folded = fold(word);
  return foodNames().byKey.has(stem(folded)) || foodsOfCompound(folded).length > 0;
}
