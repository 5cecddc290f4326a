import type { FoodWeight } from '../foods/weights.ts';
import type { Amount } from './amounts.ts';
import type { UnitSystem } from './chosen-amounts.ts';
import { convertContent, convertQuantity } from './convert.ts';
import type { Duration } from './durations.ts';
import type { RecipeLanguage } from './language.ts';
import { joinedUnit } from './lengths.ts';
import { findMeasures, type Measure, saidInBoth } from './measures.ts';
import { isSum, sumOf, writeSum } from './sums.ts';
import { convertHeat } from './temperature.ts';
import type { Unit } from './units.ts';
import { writeAmount, writeConverted } from './write-amount.ts';

/** The amounts that a person chose: how many times the recipe, and in the units of which kitchen; null is as written. */
export type ShownAmounts = { factor: number; units: UnitSystem | null };

/** A piece of a text that is shown. */
export type Piece = {
  text: string;
  /** Its number is not its author's, for there is more or less of it. */
  isAmount: boolean;
  /** The same in its author's units, where it stands in others. */
  written?: string;
  /** The place, among the amounts of its line, of one that scales. */
  amount?: number;
  /** A timer can be set to it. */
  duration?: Duration;
};

/** What the pieces say, one after another. */
export const textOf = (pieces: readonly Piece[] = []): string =>
  pieces.map(({ text }) => text).join('');

/** An amount of a text, and whether it scales with the recipe. */
type TextAmount = { amount: Amount; doesScale: boolean };
/** What was read in a text, and the weight of what an amount at a place is an amount of. */
type ReadText = {
  amounts: readonly TextAmount[];
  durations?: readonly Duration[];
  weightAt: WeightAt;
  /** A heat without a scale may be in either, by what else the recipe says. */
  isEitherHeat?: boolean;
};
type WeightAt = (place: { start: number; end: number }) => FoodWeight | null;
type Edit = { start: number; end: number; piece: Piece };

/** A text in other amounts, in pieces which, as written, are the text byte for byte. */
export function showText(
  text: string,
  { amounts, durations = [], weightAt, isEitherHeat = false }: ReadText,
  { factor, units }: ShownAmounts,
  language: RecipeLanguage,
): Piece[] {
  const measures = units ? findMeasures(text, language, isEitherHeat) : [];
  const stays = units ? saidInBoth(text, measures, units) : new Set<Measure>();
  if (units) for (const one of toldTwice(text, amounts, measures, units)) stays.add(one);
  const kitchen = { units, language, weightAt, measures, stays };
  const edits = amounts.flatMap((one, index) => {
    const before = amounts[index - 1]?.amount;
    if (before && isSum(text, before, one.amount)) return [];
    const next = amounts[index + 1]?.amount;
    const times = one.doesScale ? factor : 1;
    return next && isSum(text, one.amount, next)
      ? editSum(text, one, next, times, index, kitchen)
      : editAmount(text, one, times, index, kitchen);
  });
  for (const measure of measures) {
    if (!units || stays.has(measure) || isWithin(measure, edits)) continue;
    const said = writeMeasure(text, measure, { system: units, language, weightAt });
    if (!said) continue;
    edits.push(withArticle(text, measure, said));
  }
  for (const duration of durations) {
    const { start, end } = duration;
    edits.push({ start, end, piece: { text: text.slice(start, end), isAmount: false, duration } });
  }
  return cut(text, edits);
}

/**
 * `1 cup (4 oz)`: of what is told by weight as well, the weight alone says it in grams. `1 tsp salt (6 g)` and `1 tbsp oil
 * (15 ml)` are told in both kitchens: in either it would be read twice. Of `1 cup (8 fl oz)` one alone is told in millilitres.
 */
function toldTwice(
  text: string,
  amounts: readonly TextAmount[],
  measures: readonly Measure[],
  units: UnitSystem,
): Measure[] {
  const groups: Amount[][] = [];
  for (const { amount } of amounts) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isOther = !last || isOtherFood(text, last, amount);
    if (group && amount.isSame && !amount.packs && !isOther) group.push(amount);
    else groups.push([amount]);
  }
  const isOf = (dimension: string) => (one: Amount) =>
    one.unit?.dimension === dimension && !one.packs;
  const isIn = (names: RegExp) => (one: Amount) => !one.packs && names.test(one.unit?.name ?? '');
  const spans =
    units === 'us'
      ? groups.filter((group) => group.length > 1 && group.some(isIn(/^(?:cup|tbsp|tsp)$/))).flat()
      : groups.flatMap((group) => {
          const volumes = group.filter(isOf('volume'));
          const isTold = group.some(isOf('mass')) || group.some(isIn(/^(?:[cdm]?l)$/));
          return volumes.slice(isTold ? 0 : 1);
        });
  return measures.filter((measure) => isWithin(measure, spans));
}

/** `1 cup sugar, or 1 cup honey`, where `1 cup sugar (or 200 g)` is the same sugar. */
const isOtherFood = (text: string, first: Amount, second: Amount) =>
  /(?<!\p{L})(?:or|oder)(?!\p{L})/iu.test(text.slice(first.end, second.start)) &&
  /^\s+\p{L}/u.test(text.slice(second.end));

const isWithin = ({ start }: { start: number }, spans: readonly { start: number; end: number }[]) =>
  spans.some((span) => span.start <= start && start < span.end);

type Kitchen = {
  units: UnitSystem | null;
  language: RecipeLanguage;
  weightAt: WeightAt;
  measures: readonly Measure[];
  stays: ReadonlySet<Measure>;
};

function editAmount(
  text: string,
  { amount, doesScale }: TextAmount,
  factor: number,
  index: number,
  { units, language, weightAt, measures, stays }: Kitchen,
): Edit {
  const { start, end, packs } = amount;
  const inside = measures.filter((measure) => isWithin(measure, [amount]));
  const system = inside.length > 0 && !inside.some((one) => stays.has(one)) ? units : null;
  const own = writeAmount(text, amount, factor, language);
  const said =
    system && packs
      ? writeAmount(text, amount, factor, language, system)
      : system && writeConverted(amount, factor, { system, language, weight: weightAt(amount) });
  const shown = said || own;
  const isAmount = own !== text.slice(start, end);
  const isBetween = /(?<!\p{L})(?:between|zwischen)\s+$/iu.test(
    text.slice(Math.max(0, start - 12), start),
  );
  const and = language === 'de' ? ' und ' : ' and ';
  const isOther = shown !== text.slice(start, end);
  const piece: Piece = { text: isBetween && isOther ? shown.replace('–', and) : shown, isAmount };
  if (said && said !== own) piece.written = own;
  if (doesScale) piece.amount = index;
  return { start, end, piece };
}

/** Pounds and their ounces are written as one. */
function editSum(
  text: string,
  { amount, doesScale }: TextAmount,
  rest: Amount,
  factor: number,
  index: number,
  { units, language, weightAt, measures, stays }: Kitchen,
): Edit {
  const { start } = amount;
  const { end, unit } = rest;
  const inside = measures.filter((measure) => isWithin(measure, [{ start, end }]));
  const system = inside.length > 0 && !inside.some((one) => stays.has(one)) ? units : null;
  const own = writeSum(text, amount, rest, factor, language);
  const sum = { from: sumOf(amount, rest) * factor, to: null, unit: unit as Unit };
  const weight = weightAt({ start, end });
  const said = system && convertQuantity(sum, { system, language, weight });
  const piece: Piece = { text: said || own, isAmount: own !== text.slice(start, end) };
  if (said && said !== own) piece.written = own;
  if (doesScale) piece.amount = index;
  return { start, end, piece };
}

type System = { system: UnitSystem; language: RecipeLanguage; weightAt: WeightAt };

/** A measure that does not scale in other units, or null where it stays. */
function writeMeasure(
  text: string,
  measure: Measure,
  { system, language, weightAt }: System,
): string | null {
  if ('heat' in measure) {
    const wanted = system === 'us' ? 'F' : 'C';
    return measure.heat.scale === wanted ? null : convertHeat(measure.heat, wanted, language);
  }
  const { unit, isBare, end } = measure;
  const isOfThing = thing.test(text.slice(end, end + farthestThing));
  const weight = unit.dimension === 'length' ? null : weightAt(measure);
  const said =
    system === 'us' && isOfThing
      ? convertContent(measure, language)
      : convertQuantity(measure, { system, language, weight });
  if (said && isBare) return said.replace(/ [^ ]+$/, '');
  return said && isOfThing ? joinedUnit(said) : said;
}

/** A few words on: a run of hyphens without an end could be parted in as many ways as it has letters. */
const farthestThing = 100;
/** `a 9-inch tin`, `a 12-inch lidded pan`, but `9 inches across`. */
const thing =
  /^[\s-]+(?:(?!(?:in|into|of|from|to|with|on|and|or|for|at|over|across|apart|the|an?|then|that|so)\s)[\p{L}-]+\s+){0,3}?(?:tins?|pans?|dish|baking|ovenproof|springform|pie|tart|cake|loaf|bundt|square|round|cubes?|dice|pieces?|chunks?|lengths?|slices?|strips?|squares?|discs?|rounds?|batons?|wedges?|circles?|skillet|frying|casserole|saucepan|pot|bowl|ring|mould|ramekins?|sticks?|knob|rims?|borders?|matchsticks?|ovals?|layers?|nozzles?|cases?|cutters?)(?!\p{L})/iu;

/** A measure written anew, with the article before it as its first number sounds: `an 8-inch tin`. */
function withArticle(text: string, { start, end }: Measure, said: string): Edit {
  const sounds = /^(?:8|11(?!\d)|18(?!\d))/;
  const [article = ''] = /(?<!\p{L})an?\s$/u.exec(text.slice(Math.max(0, start - 4), start)) ?? [];
  const before = article && (sounds.test(said) ? 'an ' : 'a ');
  const from = before === article ? start : start - article.length;
  const piece = {
    text: (from === start ? '' : before) + said,
    isAmount: false,
    written: text.slice(from, end),
  };
  return { start: from, end, piece };
}

/** A text cut at its edits, which do not overlap; those without a word of their own leave no piece. */
function cut(text: string, edits: Edit[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, piece } of edits.sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), isAmount: false });
    pieces.push(piece);
    from = end;
  }
  if (from < text.length || text === '') pieces.push({ text: text.slice(from), isAmount: false });
  return pieces;
}
