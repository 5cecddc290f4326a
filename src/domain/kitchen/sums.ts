import type { Amount } from './amounts.ts';
import type { RecipeLanguage } from './language.ts';
import { wordNumbered } from './plural.ts';
import { partsOf, roundAmount } from './rounding.ts';
import { writeDecimal, writeFraction } from './write-number.ts';

type Part = Pick<Amount, 'start' | 'end' | 'from' | 'to' | 'unit'> & Partial<Pick<Amount, 'packs'>>;

/** The smaller unit in which what is over is told: pounds and their ounces. */
const smaller: Record<string, string> = { lb: 'oz', kg: 'g' };

/** Whether two neighbours are one amount, told in a larger unit and a smaller one: `1 lb 2 oz`. */
export function isSum(text: string, first: Part, second: Part): boolean {
  if (!first.unit || !second.unit || first.to !== null || second.to !== null) return false;
  // Of packs their count scales, and not what each holds.
  if (first.packs || second.packs) return false;
  const isPair = smaller[first.unit.name] === second.unit.name;
  return isPair && /^\s*(?:and\s+|und\s+)?$/iu.test(text.slice(first.end, second.start));
}

/** What both parts of a sum come to, in the unit of the second. */
export function sumOf(first: Part, second: Part): number {
  return first.from * ratioOf(first, second) + second.from;
}

const ratioOf = (first: Part, second: Part) =>
  Math.round((first.unit?.size ?? 1) / (second.unit?.size ?? 1));

/** A sum in another size, in its author's words, with what fills the larger unit carried over to it: `3 lb 6 oz`. */
export function writeSum(
  text: string,
  first: Amount,
  second: Amount,
  factor: number,
  language: RecipeLanguage,
): string {
  if (factor === 1) return text.slice(first.start, second.end);
  const ratio = ratioOf(first, second);
  const total = roundAmount(sumOf(first, second) * factor, second.unit);
  const whole = Math.floor(total / ratio + 1e-9);
  const rest = Math.max(0, total - whole * ratio);
  const write = ({ number, end, unit }: Amount, value: number) => {
    const shown = partsOf(unit) ? writeFraction(value) : writeDecimal(value, language);
    return shown + wordNumbered(text.slice(number.end, end), value > 1, language);
  };
  if (whole === 0) return write(second, rest);
  const large = write(first, whole);
  return rest < 1e-6 ? large : large + text.slice(first.end, second.start) + write(second, rest);
}
