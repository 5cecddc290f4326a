import type { RecipeLanguage } from './language.ts';
import { numbered } from './plural.ts';
import { missesBy, roundAmount } from './rounding.ts';
import { type Unit, units } from './units.ts';
import { writeCups, writeDecimal, writeFraction } from './write-number.ts';

/** What is too little for a unit is told in one that holds it: how many make one, and its names. */
type Smaller = { unit: string; ratio: number; en: string; de: string; below: number };
const smallerOf: Record<string, Smaller> = {
  cup: { unit: 'tbsp', ratio: 16, en: 'tbsp', de: 'EL', below: 1 / 2 },
  tbsp: { unit: 'tsp', ratio: 3, en: 'tsp', de: 'TL', below: 1 },
  lb: { unit: 'oz', ratio: 16, en: 'oz', de: 'oz', below: 1 },
  pfund: { unit: 'g', ratio: 500, en: 'g', de: 'g', below: Number.POSITIVE_INFINITY },
};

/**
 * Scaled amounts of a unit whose own parts miss them, in the smaller unit or with it: `2 tbsp` of a quarter cup
 * halved, `1 lb 2 oz`; null where the parts are near enough, or something qualifies the unit (`heaped`).
 */
export function writeSmaller(
  values: readonly number[],
  unit: Unit | null,
  named: string,
  language: RecipeLanguage,
): string | null {
  const smaller = unit && smallerOf[unit.name];
  const [, word] = /^[\s-]*(\p{L}+)$/u.exec(named) ?? [];
  if (
    !smaller ||
    !word ||
    !values.some((value) => missesBy(value, roundAmount(value, unit)) > most)
  )
    return null;
  const small = units.get(smaller.unit) as Unit;
  const name = smaller[language === 'de' ? 'de' : 'en'];
  const write = (value: number) =>
    smaller.unit === 'g' ? writeDecimal(value, language) : writeFraction(value);
  const told = values.map((value) => roundAmount(value * smaller.ratio, small));
  if (values.every((value) => value < smaller.below))
    return `${[...new Set(told.map(write))].join('–')} ${name}`;
  const [only = 0, ...others] = values;
  if (others.length > 0 || unit.name === 'tbsp') return null;
  const own = [numbered(word, false, language), numbered(word, true, language)] as const;
  if (unit.name === 'cup') return writeCups(only, { cup: own, tbsp: name });
  const rest = Math.round(only * smaller.ratio);
  const whole = Math.floor(rest / smaller.ratio);
  return `${whole} ${own[whole > 1 ? 1 : 0]} ${rest - whole * smaller.ratio} ${name}`;
}

/** By how much of itself a scaled amount may be rounded before it is told more finely. */
const most = 0.1;
