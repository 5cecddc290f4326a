import type { FoodWeight } from '../foods/weights.ts';
import type { Amount } from './amounts.ts';
import type { UnitSystem } from './chosen-amounts.ts';
import { convertContent, convertQuantity, fillLarger, type Quantity } from './convert.ts';
import type { RecipeLanguage } from './language.ts';
import { findMeasures } from './measures.ts';
import { numbered } from './plural.ts';
import { partsOf, roundAmount } from './rounding.ts';
import type { Unit } from './units.ts';
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
  const rest = content ? withContent(text, amount, content, language) : text.slice(number.end, end);
  if (factor === 1) return text.slice(start, number.end) + rest;
  const counted = packs ? packs.unit : unit;
  const low = roundAmount(number.from * factor, counted);
  const high = number.to === null ? null : roundAmount(number.to * factor, counted);
  const last = high ?? low;
  // One pack that says no number: `400 g tin` becomes `2 x 400 g tins`.
  const isUnsaid = number.end === number.start;
  const shown = [low, ...(high !== null && high !== low ? [high] : [])]
    .map((value) => writeNumber(value, counted, language))
    .join('–');
  const isPlural = last > 1;
  const named = rest.replace(/\p{L}+(?=\W*$)/u, (word) => numbered(word, isPlural, language));
  if (isUnsaid)
    return low === 1 ? text.slice(start, number.end) + rest : `${shown} x ${named.trimStart()}`;
  const space = /^\p{L}/u.test(named) && isWord(text, number) ? ' ' : '';
  return text.slice(start, number.start) + shown + space + named;
}

const isWord = (text: string, { start }: { start: number }) => /\p{L}/u.test(text[start] ?? '');

/** A number as a cook writes it: fractions for spoons, cups and wholes, decimals for scales and jugs. */
function writeNumber(value: number, unit: Unit | null, language: RecipeLanguage): string {
  return partsOf(unit) === null ? writeDecimal(value, language) : writeFraction(value);
}

/** What stands behind the number of packs, with what one of them holds in other units. */
function withContent(
  text: string,
  { number, end, unit, from, to }: Amount,
  system: UnitSystem,
  language: RecipeLanguage,
): string {
  const rest = text.slice(number.end, end);
  const said = unit && sayContent({ from, to, unit }, system, language);
  const held = findMeasures(rest, language).find((one) => 'unit' in one && one.unit === unit);
  return said && held ? rest.slice(0, held.start) + said + rest.slice(held.end) : rest;
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
  const scaled = { from: from * factor, to: to === null ? null : to * factor, unit };
  const isMore = factor > 1 && kitchen.system === 'us';
  const larger = isMore ? fillLarger(scaled, kitchen.language) : null;
  return larger ?? convertQuantity(scaled, kitchen);
}
