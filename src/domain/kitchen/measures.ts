import type { UnitSystem } from './chosen-amounts.ts';
import type { RecipeLanguage } from './language.ts';
import { findNumbers } from './numbers.ts';
import { readUnit } from './read-unit.ts';
import { isSum, sumOf } from './sums.ts';
import { findHeats, type Heat } from './temperature.ts';
import { type Unit, unitNamed } from './units.ts';

/** Something of a text that another kitchen would say in other units, whether or not it scales. */
export type Measure = { start: number; end: number; from: number; to: number | null } & (
  | { unit: Unit /** The first of `20 x 30 cm`. */; isBare: boolean }
  | { heat: Heat }
);

/** Which of the two kitchens a measure is of already; a spoon is of both. */
function systemOf(measure: Measure): UnitSystem | null {
  if ('heat' in measure)
    return { C: 'metric', F: 'us', gas: null }[measure.heat.scale] as UnitSystem | null;
  return metric.has(measure.unit.name) ? 'metric' : 'us';
}

const metric = new Set('mg g kg pfund ml cl dl l mm cm'.split(' '));

/** `in` is a unit where a thing that has a size follows, or nothing, and where it is joined to its number. */
const sized =
  /^\.?\s*\)|^\.?\s+(?:pieces?|thick|wide|long|deep|round|square|cake|loaf|tins?|pans?|baking|dish|springform|cubes|lengths|slices|strips|across|apart|rounds?)(?!\p{L})/iu;

/**
 * The measures of a text in their order; a heaped spoon is none, for its heap has no size. Heats without a scale are left
 * out where those of the recipe may be in either. It never throws.
 */
export function findMeasures(
  text: string,
  language: RecipeLanguage,
  isEitherHeat = false,
): Measure[] {
  const heats = findHeats(text, language, isEitherHeat);
  const found: Measure[] = heats.map((heat) => ({ ...heat, heat }));
  const bare: { start: number; end: number; from: number; to: number | null }[] = [];
  for (const at of findNumbers(text, language)) {
    if (heats.some(({ start, end }) => start <= at.start && at.start < end)) continue;
    const measure = unitBehind(text, at.end, language);
    if (measure) {
      const whole = { ...at, end: measure.end, unit: measure.unit };
      if (measure.unit.dimension === 'length') found.push(...sidesBefore(text, bare, measure));
      found.push({ ...whole, isBare: false });
      bare.length = 0;
    } else bare.push(at);
  }
  return withSums(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}

/** Pounds and their ounces are one measure. */
function withSums(text: string, measures: readonly Measure[]): Measure[] {
  const found: Measure[] = [];
  for (const one of measures) {
    const last = found.at(-1);
    if (last && 'unit' in last && 'unit' in one && isSum(text, last, one))
      found.splice(-1, 1, { ...one, start: last.start, from: sumOf(last, one) });
    else found.push(one);
  }
  return found;
}

/** `2 Tassen Mehl (à 150 ml)`: a cup that says its own size is none of the table's. */
const ownSize = /^[^.;\d(]{0,30}\((?:à|je|zu|of|each)\s*(?:about\s+|ca\.?\s*)?\d+\s*ml/iu;

/** `2 TL (gehäuft) Backpulver`, `2 tbsp flour, heaped`. */
const heaped = /^[^.;\d]*(?<!\p{L})(?:heaped|heaping|gehäuft)\s*(?:[),;]|$)/iu;

function unitBehind(text: string, from: number, language: RecipeLanguage) {
  const [hyphen = ''] = /^[-‐‑](?=\p{L})/u.exec(text.slice(from)) ?? [];
  const read = readUnit(text.slice(from + hyphen.length, from + 60), language);
  if (!read || read.unit.dimension === 'count') return null;
  const end = from + hyphen.length + read.length;
  const word = text
    .slice(from + hyphen.length, end)
    .trim()
    .replace(/[/(].*$/u, '')
    .replace(/\s+/g, ' ');
  const isPlain = unitNamed(word, language) !== null || /^(?:["”″]|fl)/iu.test(word);
  const isJoined = hyphen || /^\S/.test(text.slice(from));
  if (heaped.test(text.slice(end, end + 60))) return null;
  if (read.unit.name === 'cup' && ownSize.test(text.slice(end, end + 60))) return null;
  if (!isPlain || (/^in\.?$/iu.test(word) && !isJoined && !sized.test(text.slice(end))))
    return null;
  return { unit: read.unit, end };
}

/** The numbers before `x` that share the unit behind it, nearest last. */
function sidesBefore(
  text: string,
  bare: readonly Omit<Measure, 'unit'>[],
  last: { unit: Unit; end: number },
): Measure[] {
  const sides: Measure[] = [];
  let before = -1;
  for (const { start, end, from, to } of bare) {
    const side = { start, end, from, to, unit: last.unit, isBare: true };
    const isCounted = before >= 0 && text.slice(before, start).trim() === '';
    if (isSide(text, side) && (isCounted || !countsTins(text, from, last))) sides.push(side);
    before = end;
  }
  return sides;
}

/** A tin behind a size, and the words between; none of them begins something else: `2 x 2 inch squares in the pan`. */
const tins =
  /^[\s-]+(?:(?!(?:pieces?|cubes?|squares?|strips?|and|in|into|on|the|und|auf)\s)[\p{L}-]+\s+){0,3}?(?:(tins|pans|dishes|trays|moulds|rings|ramekins|\p{L}*formen)|tin|pan|dish|tray|mould|\p{L}*form)(?!\p{L})/iu;
/** These are so small that a larger number before an `x` counts them in inches as well. */
const smallTins = /tartlet|mini|individual|ramekin|dariole|ring/iu;
const leastSide = 5;
/** In inches one tin has narrower sides (`4 x 14-inch tart pan`), and so have all loaf tins. */
const leastInches = 3;
const mostTins = 12;

/** Whether a number before an `x` counts tins, and is no side: `2 x 20 cm sandwich tins`, `6 x 10 cm tartlet tins`. */
function countsTins(text: string, from: number, { unit, end }: { unit: Unit; end: number }) {
  const [named, many] = tins.exec(text.slice(end, end + 60)) ?? [];
  if (named === undefined || !Number.isInteger(from)) return false;
  const isInches = unit.name === 'inch';
  if (isInches && (many === undefined || /loaf/iu.test(named))) return from < leastInches;
  const isMany = many !== undefined && (!isInches || smallTins.test(named));
  return from < leastSide || (isMany && from <= mostTins);
}

/** The first of `20 x 30 cm` and of `9-by-13-inch`. */
const isSide = (text: string, measure: Measure) =>
  'isBare' in measure &&
  measure.isBare &&
  /^[\s-]*(?:x|×|by|mal|auf)[\s-]*\d/iu.test(text.slice(measure.end, measure.end + 20));

/** What may stand between two ways of saying one thing: `180°C (160°C fan)/350°F`, `8 oz / 225 g`, `28 C. (82 F.)`. */
const again =
  /^(?:\.(?=\s?\())?\s*(?:(?:fan|umluft|ober-\/unterhitze|conventional)\s*)?[)/(|,;=]*\s*(?:(?:or|oder|about|approx\.?|ca\.?|etwa|fan|umluft)\s+)*$/iu;

/** `1 cup plus 2 tbsp (140 g)`: what is added belongs to what is said again. */
function isMore(text: string, first: Measure, second: Measure): boolean {
  if (!('unit' in first && 'unit' in second)) return false;
  const isAlike =
    first.unit.dimension === second.unit.dimension && systemOf(first) === systemOf(second);
  return isAlike && /^\s*(?:plus|and|und|\+|&)\s*$/iu.test(text.slice(first.end, second.start));
}

/** The measures of one thing in several units, where one of them is of the wanted kitchen already: they stay. */
export function saidInBoth(
  text: string,
  measures: readonly Measure[],
  wanted: UnitSystem,
): Set<Measure> {
  const stays = new Set<Measure>();
  let group: Measure[] = [];
  const close = () => {
    const systems = group.map(systemOf);
    const isBoth = systems.includes(wanted) && systems.some((one) => one !== wanted);
    // A mark of a gas oven that says a temperature again stays beside it.
    const isHeat = group.some((one) => systemOf(one) !== null);
    for (const one of group) if (isBoth || (isHeat && systemOf(one) === null)) stays.add(one);
  };
  for (const measure of measures) {
    const last = group.at(-1);
    const isSame =
      last &&
      'heat' in last === 'heat' in measure &&
      (again.test(text.slice(last.end, measure.start)) ||
        isSide(text, last) ||
        isMore(text, last, measure));
    if (!isSame) {
      close();
      group = [];
    }
    group.push(measure);
  }
  close();
  return stays;
}

/** Up to the heat of boiling water (in Fahrenheit) a heat may be that of food, by a thermometer; more is an oven's. */
const hottestFood = 212;
/** What is hotter than food in a pan, by a thermometer, where its sentence tells of no oven. */
const inPan = /(?<!\p{L})(?:oil|(?:deep)?fry|sugar|syrup|caramel)/iu;
const inOven = /(?<!\p{L})(?:oven|bak(?:e|ing)|roast|air)/iu;
const isOfPan = (sentence: string) => inPan.test(sentence) && !inOven.test(sentence);

/**
 * Whether the heats without a scale of a British recipe may be in either: it tells that of an oven in Fahrenheit, by its
 * letter or by being too hot for Celsius, and none in Celsius or in both.
 */
export function mayBeEither(texts: readonly string[], language: RecipeLanguage): boolean {
  if (language !== 'en-GB') return false;
  const said = texts.flatMap((text) => findHeats(text, language, true));
  const isOfOven = texts
    .flatMap((text) => text.split(/(?<=[.;!?])\s/).filter((one) => !isOfPan(one)))
    .some((sentence) =>
      findHeats(sentence, language, true).some(
        ({ scale, from }) => scale === 'F' && from > hottestFood,
      ),
    );
  if (!isOfOven || said.some(({ scale }) => scale === 'C')) return false;
  return !texts.some((text) => {
    const both = saidInBoth(text, findMeasures(text, language), 'us');
    return [...both].some((one) => 'heat' in one && one.heat.scale === 'F');
  });
}
