import type { Amount } from './amounts.ts';
import type { RecipeLanguage } from './language.ts';
import { findNumbers } from './numbers.ts';
import { numbered } from './plural.ts';
import { readUnit } from './read-unit.ts';
import type { Unit } from './units.ts';

const containers = new Set([
  'tin',
  'jar',
  'pack',
  'bag',
  'box',
  'carton',
  'pot',
  'punnet',
  'tube',
  'bottle',
  'ball',
  'block',
  'bar',
  'piece',
  'knob',
  'slice',
  'sheet',
]);
/** What is sold by its content: `1 tin (400 ml)`. */
const sold = new Set([
  'tin',
  'jar',
  'pack',
  'bag',
  'box',
  'carton',
  'pot',
  'punnet',
  'tube',
  'bottle',
  'piece',
  'knob',
  'ball',
  'block',
]);

/** What stands before an ounce with nothing between counts what has so many: `1 14 oz condensed milk`. */
const ounces = new Set(['oz', 'lb', 'fl oz']);

export const isPack = (unit: Unit | null) => unit !== null && containers.has(unit.name);
const holds = (unit: Unit | null, pack: Unit | null) =>
  unit !== null &&
  unit.dimension !== 'count' &&
  (unit.dimension !== 'length' || pack?.name === 'piece' || pack?.name === 'knob');

/** `2 x 400 g tins`, `1 (14-ounce) can`, `2 tins (400 g each)`, `two 400 g tins`: one amount, or null. */
export function packOf(
  text: string,
  first: Amount,
  second: Amount,
  language: RecipeLanguage,
): Amount | null {
  if (!second.unit || second.unit.dimension === 'count' || first.packs) return null;
  const gap = text.slice(first.end, second.start);
  return first.unit
    ? contentBehind(text, first, second, gap, language)
    : contentBefore(text, first, second, gap, language);
}

/** `2 tins (400 g each)`, `2 Dosen à 400 g`. */
function contentBehind(
  text: string,
  first: Amount,
  second: Amount,
  gap: string,
  language: RecipeLanguage,
): Amount | null {
  if (!first.unit || !sold.has(first.unit.name) || !holds(second.unit, first.unit)) return null;
  if (!/^\s*(?:\(\s*)?(?:à|je|of|zu|about|ca\.?|etwa)?\s*$/iu.test(gap)) return null;
  if (!gap.includes('(') && !/à|je|of|zu/iu.test(gap) && gap.trim() !== '') return null;
  const held = gap.includes('(') ? sizesEnd(text, second.end, language) : second.end;
  const [tail = ''] = /^\s*(?:each|jeweils)?\s*\)?/iu.exec(text.slice(held)) ?? [];
  return join(first, second, first.unit, held + tail.trimEnd().length);
}

/** `2 x 400 g tins`, `1 (14-ounce) can`, `2 8-ounce blocks`. */
function contentBefore(
  text: string,
  first: Amount,
  second: Amount,
  gap: string,
  language: RecipeLanguage,
): Amount | null {
  if (!/^\s*(?:[x×*]\s*|[-–—]\s*)?\(?\s*$/iu.test(gap)) return null;
  const pack = packBehind(text, second.end, language);
  const isTimes = /[x×*]/iu.test(gap);
  const isCounted = /^\s+$/.test(gap) && !second.isJoined && ounces.has(second.unit?.name ?? '');
  if (!pack && !isTimes && !isCounted) return null;
  if (pack && !holds(second.unit, pack.unit)) return null;
  if (!pack && second.unit?.dimension === 'length') return null;
  const end = pack?.end ?? sizesEnd(text, second.end, language);
  return join(first, second, pack?.unit ?? null, end);
}

/** Where the sizes end that say again what a pack holds: `400g/14oz`, `28-ounce/794-gram`, `400 g (14 oz)`. */
function sizesEnd(text: string, from: number, language: RecipeLanguage): number {
  let end = from;
  for (let sizes = 0; sizes < mostSizes; sizes += 1) {
    const [gap] = sizeGap.exec(text.slice(end, end + 40)) ?? [];
    if (gap === undefined) return end;
    const rest = text.slice(end + gap.length, end + 60);
    // One that begins here is no longer: of a text that is nothing but numbers all would be read for each of them.
    const [number] = findNumbers(rest.slice(0, 24), language);
    if (!number || number.start > 0) return end;
    const [hyphen = ''] = /^-/.exec(rest.slice(number.end)) ?? [];
    const measure = readUnit(rest.slice(number.end + hyphen.length), language);
    if (!measure || measure.unit.dimension === 'count' || isSpoon(measure.unit)) return end;
    end += gap.length + number.end + hyphen.length + measure.length;
    if (gap.includes('(')) end += /^\s*\)/.exec(text.slice(end, end + 20))?.[0].length ?? 0;
  }
  return end;
}

/** How many sizes may say again what a pack holds: grams, and pounds with their ounces. */
const mostSizes = 3;

/** What stands between two sizes; pounds have their ounces behind them, kilograms their grams. */
const sizeGap =
  /^\s*[/|(]\s*(?:(?:about|approx\.?|ca\.?|etwa)\s+)?|^\s(?=\d+\s?(?:oz|ounces?|g|grams?|gramm)(?!\p{L}))/iu;
const isSpoon = ({ name }: Unit) => ['tsp', 'dsp', 'tbsp', 'cup'].includes(name);

function join(first: Amount, second: Amount, unit: Unit | null, end: number): Amount {
  const packs = { count: first.from, to: first.to, unit };
  const { start, number } = first;
  return { ...second, start, end, number, packs, isEach: false, isJoined: false, isArticle: false };
}

/** `400 g tin tomatoes`, `4 cm piece ginger`: one pack or piece of that content; else null. */
export function packWithout(text: string, amount: Amount, language: RecipeLanguage): Amount | null {
  const { unit, start, end } = amount;
  if (!unit || unit.dimension === 'count' || isSpoon(unit)) return null;
  const pack = packBehind(text, end, language);
  if (!pack || !holds(unit, pack.unit) || pack.isPlural) return null;
  const number = { start, end: start, from: 1, to: null };
  const packs = { count: 1, to: null, unit: pack.unit };
  // The article belongs to the one pack: `a 400 g tin`.
  const [article = ''] = /(?<!\p{L})(?:an?|eine?[nm]?)\s+$/iu.exec(text.slice(0, start)) ?? [];
  return {
    ...amount,
    start: start - article.length,
    end: pack.end,
    number,
    packs,
    isJoined: false,
  };
}

/** The container that a text names at a place, with the words that qualify it: `400 g tin`, `4 cm langes Stück`. */
function packBehind(
  text: string,
  at: number,
  language: RecipeLanguage,
): { unit: Unit; end: number; isPlural: boolean } | null {
  const from = sizesEnd(text, at, language);
  const [skipped = ''] = /^[\s)-]*(?:lange[snr]?\s+)?/iu.exec(text.slice(from, from + 40)) ?? [];
  const found = readUnit(text.slice(from + skipped.length, from + skipped.length + 40), language);
  if (!found || !isPack(found.unit)) return null;
  const end = from + skipped.length + found.length;
  const [named = ''] = /\p{L}+$/u.exec(text.slice(from, end)) ?? [];
  const isPlural = numbered(named, false, language) !== named;
  return { unit: found.unit, end, isPlural };
}
