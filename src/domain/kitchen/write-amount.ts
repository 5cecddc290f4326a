import type { FoodWeight } from '../foods/weights.ts';
import { type Amount, wordsBehind } from './amounts.ts';
import type { UnitSystem } from './chosen-amounts.ts';
import { convertContent, convertQuantity, fillLarger, type Quantity } from './convert.ts';
import type { RecipeLanguage } from './language.ts';
import { joinedUnit } from './lengths.ts';
import { findMeasures } from './measures.ts';
import { numbered, wordNumbered } from './plural.ts';
import { partsOf, roundScaled } from './rounding.ts';
import { writeSmaller } from './smaller-unit.ts';
import { type Unit, unitNamed } from './units.ts';
import { writeDecimal, writeFraction } from './write-number.ts';

/** An amount in another size, in its author's words and units. */
export function writeAmount(
  text: string,
  amount: Amount,
  factor: number,
  language: RecipeLanguage,
  content?: UnitSystem,
): string {
  const { start, end, number, unit, packs } = amount;
  const written = wordsBehind(text, amount);
  const said = content ? withContent(text, amount, content, language) : written;
  if (factor === 1 && said === written) return text.slice(start, end);
  const rest = packs ? withTimes(said) : said;
  // Of `2 8-ounce blocks` nobody could tell the numbers apart once they are not their author's.
  const behind = packs || unit ? rest : text.slice(end);
  const apart = (packs || !unit) && /^\s[\d½¼¾⅓⅔⅛]/.test(behind) ? ' x' : '';
  const isSpelt = /\p{L}$/u.test(text.slice(number.start, number.end));
  if (factor === 1) return text.slice(start, number.end) + (isSpelt ? '' : apart) + rest;
  const counted = packs ? packs.unit : unit;
  const low = roundScaled(number.from, factor, counted);
  const high = number.to === null ? null : roundScaled(number.to, factor, counted);
  const smaller = packs ? null : writeSmaller(scaled(number, factor), unit, rest, language);
  if (smaller) return text.slice(start, number.start) + smaller;
  const last = high ?? low;
  // One pack that says no number: `400 g tin` becomes `2 x 400 g tins`.
  const isUnsaid = number.end === number.start;
  const shown = [low, ...(high !== null && high !== low ? [high] : [])]
    .map((value) => writeNumber(value, counted, language))
    .join('–');
  const isPlural = last > 1;
  // Of `a cup and a half` the word was of the one.
  const isHalf = !content && rest.length < end - number.end;
  const wasPlural = (number.to ?? number.from) - (isHalf ? 0.5 : 0) > 1;
  const named = packs
    ? packsNumbered(rest, packs.unit, isPlural, language)
    : wasPlural === isPlural
      ? rest
      : wordNumbered(rest, isPlural, language);
  if (isUnsaid)
    return low === 1 ? text.slice(start, number.end) + rest : `${shown} x ${named.trimStart()}`;
  const of = isOfOne(text, number, language) ? 'von ' : '';
  const space = /^\p{L}/u.test(named) && isWord(text, number) ? ' ' : '';
  return text.slice(start, number.start) + of + shown + apart + space + named;
}

/** Of `2 - 15 oz cans` the dash stands for a times. */
const withTimes = (words: string) => words.replace(/^\s?[-–—]\s?(?=\d)/, ' x ');

const scaled = ({ from, to }: { from: number; to: number | null }, factor: number) =>
  [from, ...(to === null ? [] : [to])].map((value) => value * factor);

/** Of packs their own word is numbered, wherever it stands: `2 tins (400 g each)`. */
function packsNumbered(
  rest: string,
  pack: Unit | null,
  isPlural: boolean,
  language: RecipeLanguage,
): string {
  return rest.replace(/\p{L}+/gu, (word) =>
    pack && unitNamed(word, language) === pack ? numbered(word, isPlural, language) : word,
  );
}

/** `Saft einer Zitrone` is juice of it, which figures do not say. */
const isOfOne = (text: string, { start, end }: Amount['number'], language: RecipeLanguage) =>
  language === 'de' &&
  /^eine[rs]/iu.test(text.slice(start, end)) &&
  /\p{Lu}\p{Ll}+\s$/u.test(text.slice(Math.max(0, start - 20), start));

const isWord = (text: string, { start }: { start: number }) => /\p{L}/u.test(text[start] ?? '');

/** A number as a cook writes it: fractions for spoons, cups and wholes, decimals for scales and jugs. */
function writeNumber(value: number, unit: Unit | null, language: RecipeLanguage): string {
  return partsOf(unit) === null ? writeDecimal(value, language) : writeFraction(value);
}

/** What stands behind the number of packs, with what one of them holds in other units. */
function withContent(
  text: string,
  { number, end, unit }: Amount,
  system: UnitSystem,
  language: RecipeLanguage,
): string {
  const rest = withTimes(text.slice(number.end, end));
  // Of kilograms with their grams the measure is what both come to.
  const held = findMeasures(rest, language).find(
    (one) => 'unit' in one && one.unit.dimension === unit?.dimension,
  );
  const said = held && 'unit' in held && sayContent(held, system, language);
  if (!said || !unit) return text.slice(number.end, end);
  const behind = rest.slice(held.end);
  const isOfThing = unit.dimension === 'length' && /^[\s-]+\p{L}/u.test(behind);
  return rest.slice(0, held.start) + (isOfThing ? joinedUnit(said) : said) + behind;
}

const sayContent = (held: Quantity, system: UnitSystem, language: RecipeLanguage) =>
  system === 'us'
    ? convertContent(held, language)
    : convertQuantity(held, { system, language, weight: null });

/** An amount in the units of a kitchen, or null where its author's stay. */
export function writeConverted(
  amount: Amount,
  factor: number,
  kitchen: { system: UnitSystem; language: RecipeLanguage; weight: FoodWeight | null },
): string | null {
  const { from, to, unit } = amount;
  if (!unit) return null;
  const more = { from: from * factor, to: to === null ? null : to * factor, unit };
  const isMore = factor > 1 && kitchen.system === 'us';
  const larger = isMore ? fillLarger(more, kitchen.language) : null;
  return larger ?? convertQuantity(more, kitchen);
}
