import type { UnitSystem } from './chosen-amounts.ts';
import type { Quantity } from './convert.ts';
import type { RecipeLanguage } from './language.ts';
import { roundToParts } from './rounding.ts';
import { sizeOf } from './units.ts';
import { writeDecimal, writeFraction } from './write-number.ts';

/** Below this, in millimetres, no cook measures in inches. */
const leastInches = 3;
const eighths = [0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 3 / 4, 1];
const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const halves = [0, 1 / 2, 1];

/** A length in centimetres or inches, its number and its unit apart by a space; null where it stays. */
export function convertLength(
  { from, to, unit }: Quantity,
  system: UnitSystem,
  language: RecipeLanguage,
): string | null {
  const isInch = unit.name === 'inch';
  if (isInch === (system === 'us')) return null;
  const base = [from, ...(to === null ? [] : [to])].map((value) => value * sizeOf(unit, language));
  return system === 'us' ? writeInches(base, language) : writeCentimetres(base, language);
}

function writeInches(base: readonly number[], language: RecipeLanguage): string | null {
  if (Math.min(...base) < leastInches) return null;
  const shown = base.map((length) => {
    const inches = length / 25.4;
    return roundToParts(inches, inches < 0.9 ? eighths : inches < 4 ? quarters : halves);
  });
  const isMany = Math.max(...shown) > 1;
  const word = language === 'de' ? 'Zoll' : isMany ? 'inches' : 'inch';
  return `${[...new Set(shown.map(writeFraction))].join('–')} ${word}`;
}

function writeCentimetres(base: readonly number[], language: RecipeLanguage): string {
  const most = Math.max(...base);
  if (most < 10) return `${join(base.map(Math.round), language)} mm`;
  const shown = base.map((length) => {
    const step = length < 20 ? 1 : length < 30 ? 5 : 10;
    return (Math.round(length / step) * step) / 10;
  });
  return `${join(shown, language)} cm`;
}

const join = (values: readonly number[], language: RecipeLanguage) =>
  [...new Set(values.map((value) => writeDecimal(value, language)))].join('–');

/** A size as it stands before a thing: `a 9-inch tin`, `a 2-quart dish`. */
export const joinedUnit = (said: string): string =>
  said.replace(/ (inch|quart)(?:es)?$/, (_, unit: string) => `-${unit}`);
