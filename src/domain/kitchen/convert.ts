import type { FoodWeight } from '../foods/weights.ts';
import type { UnitSystem } from './chosen-amounts.ts';
import type { RecipeLanguage } from './language.ts';
import { convertLength } from './lengths.ts';
import { roundToParts } from './rounding.ts';
import { sizeOf, type Unit } from './units.ts';
import { writeCups, writeDecimal, writeFraction } from './write-number.ts';

/** An amount, or a range of it, with the unit that its author wrote. */
export type Quantity = { from: number; to: number | null; unit: Unit };

type Kitchen = { system: UnitSystem; language: RecipeLanguage; weight: FoodWeight | null };

const metric = new Set('mg g kg pfund ml cl dl l mm cm'.split(' '));
const spoons = new Set('tsp dsp tbsp'.split(' '));
const american = new Set('tsp tbsp cup oz lb inch'.split(' '));
const ofAmericans = new Set('fl oz|pint|quart|gallon'.split('|'));

/** Less than this weighs no kitchen scale and holds no jug: a spoon stays a spoon. */
const leastMetric = 4.9;

/**
 * An amount in the units of another kitchen, in words; null where it stays as it is written. Cups and spoons
 * become grams by the weight of the food where that is known and the food is not poured.
 */
export function convertQuantity(quantity: Quantity, kitchen: Kitchen): string | null {
  const { unit } = quantity;
  if (unit.dimension === 'count') return null;
  if (unit.dimension === 'length') return convertLength(quantity, kitchen.system, kitchen.language);
  return kitchen.system === 'metric' ? toMetric(quantity, kitchen) : toAmerican(quantity, kitchen);
}

function toMetric({ from, to, unit }: Quantity, { language, weight }: Kitchen): string | null {
  if (metric.has(unit.name)) return null;
  const base = [from, ...(to === null ? [] : [to])].map((value) => value * sizeOf(unit, language));
  if (unit.dimension === 'mass') return writeMetric(base, 'g', language);
  const isWeighed = weight !== null && weight.measured !== 'poured';
  // Nobody weighs two spoons of chopped onion.
  if (spoons.has(unit.name) && (!weight || weight.measured === 'cut')) return null;
  const shown = isWeighed ? base.map((ml) => ml * weight.gramsPerMl) : base;
  if (spoons.has(unit.name) && (shown[0] ?? 0) < leastMetric) return null;
  return writeMetric(shown, isWeighed ? 'g' : 'ml', language);
}

const gramSteps: readonly [below: number, step: number][] = [
  [5, 0.5],
  [50, 1],
  [250, 5],
  [2_000, 10],
  [Number.POSITIVE_INFINITY, 50],
];
const millilitreSteps: readonly [below: number, step: number][] = [
  [5, 0.5],
  [30, 1],
  [100, 5],
  [2_000, 10],
  [Number.POSITIVE_INFINITY, 50],
];

function writeMetric(base: readonly number[], unit: 'g' | 'ml', language: RecipeLanguage): string {
  const steps = unit === 'g' ? gramSteps : millilitreSteps;
  const rounded = base.map((value) => {
    const step = steps.find(([below]) => value < below)?.[1] ?? 1;
    return Math.round(value / step) * step || step;
  });
  const isLarge = Math.max(...rounded) >= 1_000;
  const shown = rounded.map((value) => writeDecimal(isLarge ? value / 1_000 : value, language));
  return `${joined(shown)} ${isLarge ? { g: 'kg', ml: 'l' }[unit] : unit}`;
}

const joined = (shown: readonly string[]) => [...new Set(shown)].join('–');

function toAmerican(quantity: Quantity, { language, weight }: Kitchen): string | null {
  const { from, to, unit } = quantity;
  if (american.has(unit.name) || (language === 'en-US' && ofAmericans.has(unit.name))) return null;
  const base = [from, ...(to === null ? [] : [to])].map((value) => value * sizeOf(unit, language));
  if (unit.dimension === 'volume') {
    return writeVolume(base, language, weight?.measured !== 'filled');
  }
  const isFilled = weight !== null && weight.measured !== 'cut';
  if (isFilled)
    return writeVolume(
      base.map((grams) => grams / weight.gramsPerMl),
      language,
      weight.measured === 'poured',
    );
  return writeMass(base, language);
}

const ml = { tsp: 4.92892159375, tbsp: 14.78676478125, cup: 236.5882365, quart: 946.352946 };
const words = {
  en: {
    tsp: ['tsp', 'tsp'],
    tbsp: ['tbsp', 'tbsp'],
    cup: ['cup', 'cups'],
    quart: ['quart', 'quarts'],
  },
  de: {
    tsp: ['TL', 'TL'],
    tbsp: ['EL', 'EL'],
    cup: ['Tasse', 'Tassen'],
    quart: ['Quart', 'Quarts'],
  },
} as const;
const eighths = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const thirds = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1];

/**
 * Many spoons in the larger measure that they fill: `12 tbsp` are `¾ cup`, `6 tsp` are `2 tbsp`; null where
 * they fill none.
 */
export function fillLarger({ from, to, unit }: Quantity, language: RecipeLanguage): string | null {
  const isFull = (part: number) => Math.abs(from / part - Math.round(from / part)) < 1e-6;
  const fills: Record<string, boolean> = {
    tsp: from >= 3 && isFull(1.5),
    tbsp: from >= 4 && isFull(from < 8 ? 4 : 2),
  };
  if (to !== null || !fills[unit.name]) return null;
  return writeVolume([from * sizeOf(unit, language)], language, false);
}

/** Spoons up to a quarter of a cup, cups up to eight, then, of what is poured, quarts. */
function writeVolume(
  base: readonly number[],
  language: RecipeLanguage,
  mayBeQuarts: boolean,
): string {
  const most = Math.max(...base);
  const named = words[language === 'de' ? 'de' : 'en'];
  const write = (unit: keyof typeof ml, parts: readonly number[]) => {
    const values = base.map((value) => {
      const spoons = value / ml[unit];
      // Nobody measures an eighth on top of two spoons.
      return roundToParts(spoons, parts === eighths && spoons >= 2 ? thirds : parts);
    });
    const [one, many] = named[unit];
    return `${joined(values.map(writeFraction))} ${Math.max(...values) > 1 ? many : one}`;
  };
  if (most < ml.tbsp * 0.97) return write('tsp', eighths);
  if (most < ml.cup * 0.24) return write('tbsp', thirds);
  if (mayBeQuarts && most >= ml.quart * 2) return write('quart', quarters);
  const [only] = base;
  if (base.length > 1 || only === undefined) return write('cup', thirds);
  return writeCups(only / ml.cup, { cup: named.cup, tbsp: named.tbsp[0] });
}

/** What a tin or a dish holds is told in ounces and quarts. */
export function convertContent(quantity: Quantity, language: RecipeLanguage): string | null {
  const { from, to, unit } = quantity;
  if (unit.dimension !== 'volume' || !metric.has(unit.name)) {
    return convertQuantity(quantity, { system: 'us', language, weight: null });
  }
  const base = [from, ...(to === null ? [] : [to])].map((value) => value * unit.size);
  const isDish = Math.max(...base) >= 1_000;
  const [size, word] = isDish ? [ml.quart, 'quart'] : [ml.tbsp * 2, 'fl oz'];
  return `${joined(base.map((value) => writeFraction(roundToParts(value / size, quarters))))} ${word}`;
}

const withThird = [0, 1 / 4, 1 / 3, 1 / 2, 3 / 4, 1];
const grams = { oz: 28.349523125, lb: 453.59237 };

/** Ounces, from a pound on pounds with quarters, and ounces where those are too coarse. */
function writeMass(base: readonly number[], language: RecipeLanguage): string | null {
  const most = Math.max(...base);
  const ounces = base.map((value) =>
    roundToParts(value / grams.oz, value < grams.oz ? withThird : quarters),
  );
  // A scale that tells quarters of an ounce has grams as well.
  const isCoarse = base.some(
    (value, at) => Math.abs((ounces[at] ?? 0) * grams.oz - value) > value * 0.15,
  );
  if (most < 40 && isCoarse) return null;
  if (most < grams.lb * 0.97) return `${joined(ounces.map(writeFraction))} oz`;
  const pounds = base.map((value) => roundToParts(value / grams.lb, quarters));
  const isNear = base.every(
    (value, at) => Math.abs((pounds[at] ?? 0) * grams.lb - value) <= value * 0.03,
  );
  const [only = 0] = base;
  if (isNear || base.length > 1) return `${joined(pounds.map(writeFraction))} lb`;
  const all = Math.round(only / grams.oz);
  const rest = all % 16;
  return `${writeDecimal(Math.floor(all / 16), language)} lb${rest ? ` ${rest} oz` : ''}`;
}
