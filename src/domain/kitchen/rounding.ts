import type { Unit } from './units.ts';

/**
 * How amounts are rounded once they are scaled. What is weighed or poured takes a step that grows with
 * the amount; spoons and cups take the fractions that there are spoons for; what comes in wholes takes
 * halves. The table stands in docs/kitchen.md.
 */
const steps: readonly [below: number, step: number][] = [
  [1, 0.1],
  [5, 0.5],
  [50, 1],
  [500, 5],
  [2_000, 10],
  [Number.POSITIVE_INFINITY, 50],
];
const thirds = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const eighths = [0, 1 / 8, ...thirds.slice(1)];
const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const halves = [0, 1 / 2, 1];

/** The parts of a whole that a unit is measured in; null for what is weighed or poured. */
export function partsOf(unit: Unit | null): readonly number[] | null {
  if (unit === null || unit.dimension === 'count') return halves;
  if (unit.name === 'tsp') return eighths;
  if (['tbsp', 'dsp', 'cup'].includes(unit.name)) return thirds;
  return ['oz', 'lb', 'fl oz', 'gill', 'jigger', 'pint', 'quart', 'gallon', 'pfund'].includes(
    unit.name,
  )
    ? quarters
    : null;
}

/** A scaled amount as a cook can measure it; never nothing of what is needed. */
export function roundAmount(value: number, unit: Unit | null): number {
  const parts = partsOf(unit);
  return parts ? roundToParts(value, parts) : roundToStep(value, unit?.size ?? 1);
}

/** By how much of itself a value is missed. */
export const missesBy = (value: number, rounded: number): number =>
  Math.abs(rounded - value) / value;

const allEighths = [0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 1];

/**
 * What an author wrote, so many times, as a cook can measure it. Where the parts of the unit miss it by more than
 * a tenth it takes finer ones: of ounces and pints, and of what its author counted in parts as well (`¼ cabbage`).
 * Less of a recipe never has more than was written.
 */
export function roundScaled(written: number, factor: number, unit: Unit | null): number {
  const value = written * factor;
  const plain = roundAmount(value, unit);
  const isMissed = partsOf(unit) !== null && missesBy(value, plain) > 0.1;
  const rounded = isMissed ? roundToParts(value, finerParts(value, written, unit)) : plain;
  return factor < 1 ? Math.min(rounded, written) : rounded;
}

function finerParts(value: number, written: number, unit: Unit | null): readonly number[] {
  const parts = partsOf(unit) ?? halves;
  if (parts === quarters) return allEighths;
  if (parts !== halves || Number.isInteger(written)) return parts;
  return value < 1 ? eighths : thirds;
}

/** A value in wholes and the nearest of these parts of one; never nothing of what is needed. */
export function roundToParts(value: number, parts: readonly number[]): number {
  const whole = Math.floor(value);
  const rest = value - whole;
  // A third of ten spoons is not told from a half.
  const choice = value >= 10 ? halves : parts;
  const nearest = choice.reduce((best, part) =>
    Math.abs(part - rest) < Math.abs(best - rest) - 1e-9 ? part : best,
  );
  return whole + nearest || parts[1] || 1;
}

function roundToStep(value: number, size: number): number {
  const base = value * size;
  const [, step] = steps.find(([below]) => base < below) as [number, number];
  const rounded = Math.round(base / step + 1e-9) * step || step;
  // Steps of a tenth leave tails such as 0.30000000000000004.
  return Number((rounded / size).toPrecision(9));
}
