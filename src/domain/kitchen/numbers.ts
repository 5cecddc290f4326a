import type { RecipeLanguage } from './language.ts';
import { numberNamed, wordPattern } from './number-words.ts';
import { numbered } from './plural.ts';
import { readUnit } from './read-unit.ts';

/** A number, or a range, where it stands in a text; `end` is behind its last sign. */
export type NumberAt = { start: number; end: number; from: number; to: number | null };

const vulgar = new Map<string, number>(
  '½ 1/2 ⅓ 1/3 ⅔ 2/3 ¼ 1/4 ¾ 3/4 ⅕ 1/5 ⅖ 2/5 ⅗ 3/5 ⅘ 4/5 ⅙ 1/6 ⅚ 5/6 ⅐ 1/7 ⅛ 1/8 ⅜ 3/8 ⅝ 5/8 ⅞ 7/8 ⅑ 1/9 ⅒ 1/10'
    .split(' ')
    .flatMap((sign, index, all) => {
      const [upper, lower] = all[index + 1]?.split('/') ?? [];
      return index % 2 === 0 ? [[sign, Number(upper) / Number(lower)] as const] : [];
    }),
);
const signs = [...vulgar.keys()].join('');
const joint = String.raw`(?:\s+|-|\s?&\s?|\s+and\s+|\s+und\s+)`;
const stroke = String.raw`\d+\s?[/⁄]\s?\d+`;

/** One number: `1 1/2`, `1½`, `1/2`, `½`, `1.5`, `1,500`, or a word. A zero before digits belongs to a name (`00 flour`). */
const figures = [
  String.raw`\d+\s+(?:and\s+(?:a\s+half|a\s+quarter|three\s+quarters)|und\s+eine?\s+halbe?s?)(?!\p{L})`,
  String.raw`\d+(?:\s?|\s?&\s?|\s+and\s+|\s+und\s+)[${signs}]`,
  String.raw`\d+${joint}${stroke}`,
  String.raw`(?:${stroke}|[${signs}])(?:\s+(?:of\s+)?an?(?=\s))?`,
  String.raw`\d+\s+(?:dozen|Dutzend)(?!\p{L})`,
  String.raw`[1-9]\d{0,2}(?:['’]\d{3})+(?!\d)`,
  String.raw`(?!0\d)\d+(?:[.,]\d+)*`,
  String.raw`\.\d+`,
].join('|');
const patterns = { en: patternOf('en-GB'), de: patternOf('de') };

function patternOf(language: RecipeLanguage): RegExp {
  const one = String.raw`(?:${figures}|(?:${wordPattern(language)})(?![\p{L}\p{M}\p{N}]))`;
  const between = String.raw`\s?[-–—‐‑]\s?|[-‐‑]?\s+(?:to|or|bis|oder)\s+|[-‐‑](?:to|or|bis)[-‐‑]|\s?bis\s?(?=\d)`;
  const tens = String.raw`(?:(?<=\bbetween\s)|(?<=\bzwischen\s))(${one})\s+(?:and|und)\s+(${one})`;
  // A number stands apart from letters and numbers, but for the 'x' of `2x400g` and the stroke of `225g/8oz`.
  const apart = String.raw`(?<![\p{L}\p{M}\p{N}.,⁄]|(?<!\p{L}\.?)[/])|(?<=\d\s?[x×])`;
  return new RegExp(
    String.raw`(?:${apart})(?:${tens}|(${one})(?:(?:${between})(${one}))?)(?![\d/⁄])`,
    'giu',
  );
}

/**
 * The numbers and ranges of a text, from its start to its end, as the writers of a language mean `1,500`
 * and `1.500`. Nothing, what divides by nothing, and what no kitchen holds is left out. It never throws.
 */
export function findNumbers(text: string, language: RecipeLanguage): readonly NumberAt[] {
  if (text === last.text && language === last.language) return last.found;
  const found = readNumbers(text, language);
  if (text.length > shortest) last = { text, language, found };
  return found;
}

/** A step is read for its amounts, its times and its measures, one after the other; parts of it in between are shorter. */
const shortest = 60;
let last: { text: string; language: RecipeLanguage | null; found: readonly NumberAt[] } = {
  text: '',
  language: null,
  found: [],
};

function readNumbers(text: string, language: RecipeLanguage): NumberAt[] {
  const found: NumberAt[] = [];
  for (const match of plainDigits(text).matchAll(language === 'de' ? patterns.de : patterns.en)) {
    const [whole, low, high, first = low ?? '', second = high] = match;
    const start = match.index;
    const behind = text.slice(start + whole.length, start + whole.length + 40);
    const counts = second === undefined ? countsIn(first, behind, language) : null;
    const from = counts?.from ?? numberIn(first, language, behind);
    const to = counts?.to ?? (second === undefined ? null : numberIn(second, language, behind));
    if (!isAmount(from) || isNegative(text, start)) continue;
    if (second !== undefined && isCountOfTins(first, second, behind)) {
      const end = start + first.length;
      found.push({ start, end, from, to: null });
      const last = start + whole.length;
      found.push({ start: last - second.length, end: last, from: to ?? 0, to: null });
      continue;
    }
    const before = found.at(-1);
    // Of `2 3 1/2-ounce packages` the number before is the count.
    const isCounted = before && /^\s*[x×]?\s*$/iu.test(text.slice(before.end, start));
    const count = to === null && !isCounted ? countBefore(whole, behind) : null;
    if (count) {
      const end = start + count.length;
      found.push({ start, end, from: Number(count), to: null });
      found.push({ start: end + 1, end: start + whole.length, from: from - Number(count), to });
      continue;
    }
    if (to !== null && !isAmount(to)) continue;
    if (to === null || to > from) found.push({ start, end: start + whole.length, from, to });
    else if (isMixed(whole, second ?? '')) {
      found.push({ start, end: start + whole.length, from: from + to, to: null });
    } else {
      found.push({ start, end: start + first.length, from, to: null });
      const end = start + whole.length;
      // Of `1 hr 15 to 1 hr 30` the second number is that of hours.
      if (hours.test(behind))
        found.push({ start: end - (second?.length ?? 0), end, from: to, to: null });
    }
  }
  return found;
}

const hours = /^\s?(?:h|hrs?|hours?|std|stunden?)(?!\p{L})/iu;

/** What may stand between a count and what is counted, by a stroke. */
const counted =
  /^\s+(?:(?:large|medium|small|big|ripe|fresh|whole|red|green|yellow|garlic|spring|bay|cherry|egg|celery|große|kleine|mittelgroße|rote|reife|grüne)\s+)?([\p{L}]{3,})(?!\p{L})/iu;
const noCount =
  /^(?:minut|second|hour|day|week|sekund|stund|tage|woche|min[s]?$|sec|hr|std|parts?$|teile?$|grams|gramm|cups?$|of$)/iu;

/** `2/3 garlic cloves` and `5/6 carrots` are two or three, five or six of them: of a part there is one, `2/3 onion`. */
function countsIn(written: string, behind: string, language: RecipeLanguage) {
  const [, low, high] = /^(\d{1,2})\/(\d{1,2})$/.exec(written) ?? [];
  if (Number(low) < 2 || Number(high) !== Number(low) + 1) return null;
  const [, noun = ''] = counted.exec(behind) ?? [];
  if (!noun || noCount.test(noun)) return null;
  const unit = readUnit(behind, language)?.unit;
  const isCounted = !unit || unit.dimension === 'count';
  const isPlural = numbered(noun, false, language) !== noun;
  return isCounted && isPlural ? { from: Number(low), to: Number(high) } : null;
}

/** `2 - 15 oz cans`, `1-14.5 oz can`: how many, and what each of them holds. */
const tinsBehind =
  /^\s?-?(?:oz\.?|ounces?|fl\.?\s?oz\.?)[\s-]+(?:\p{L}+\s+)?(?:cans?|tins?|pkgs?|packages?|jars?|box(?:es)?|bottles?|cartons?|containers?)(?!\p{L})/iu;

const isCountOfTins = (first: string, second: string, behind: string): boolean =>
  /^[1-9]$/.test(first) &&
  /^\d+(?:\.\d+)?$/.test(second) &&
  Number(second) >= 2.5 * Number(first) &&
  Number(second) >= 5 &&
  tinsBehind.test(behind);

/** Packets of yeast or gelatine hold less than an ounce. */
const ofYeast =
  /^-(?:ounce|oz\.?)\s+(?:envelope|packet|package|sachet|pouch|pkg)(?:e?s|\.)?\s+(?:of\s+)?(?:active\s+|instant\s+|dry\s+|rapid-rise\s+)*(?:yeast|(?:unflavou?red\s+)?gelatine?)(?!\p{L})/iu;
const severalPackets = /^-(?:ounce|oz\.?)\s+(?:envelope|packet|package|sachet|pkg)s(?!\p{L})/iu;

/**
 * The number of packs before the fraction that says what one of them holds: `2 1/4-ounce envelopes` are two of a quarter
 * ounce each, and so are other fractions of yeast; null where both are one number (`2 1/2-ounce packages`).
 */
function countBefore(whole: string, behind: string): string | null {
  if (!behind.startsWith('-')) return null;
  const [, count = null, part = ''] = /^(\d+)\s(\d\s?[/⁄]\s?\d|[^\s\p{L}\d])$/u.exec(whole) ?? [];
  if (count === null) return null;
  const isQuarter = /^(?:1\s?[/⁄]\s?4|¼)$/.test(part);
  const isSeveral = isQuarter && count !== '1' && severalPackets.test(behind);
  return isSeveral || ofYeast.test(behind) ? count : null;
}

/** Wide figures of Japanese keyboards are figures; each is one sign here and there. */
function plainDigits(text: string): string {
  return text.replace(/[０-９]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** '1-1/2 cups' is one and a half; other falling pairs are two numbers, of which the first counts. */
const isMixed = (whole: string, second: string) =>
  /^\d+-/.test(whole) && (/[/⁄]/.test(second) || vulgar.has(second));

/** A minus right before a number; with a space between, or behind something, it is a dash. */
const isNegative = (text: string, start: number) =>
  /(?:^|[\s(])[-−]$/.test(text.slice(Math.max(0, start - 2), start));

const isAmount = (value: number) => value > 0 && value < 1e6;

/** The article behind a fraction belongs to it: `¼ of a cabbage`, `½ an hour`. */
const article = /\s+(?:of\s+)?an?$/iu;
const spokenParts = [
  [/\s(?:a\s+half|eine?\s+halbe?s?)$/iu, 0.5],
  [/\sa\s+quarter$/iu, 0.25],
  [/\sthree\s+quarters$/iu, 0.75],
] as const;

/** The parts of an inch or an ounce: `15/16 oz`; other large parts are how many prawns a pound has: `16/20`. */
const fineParts = new Set(['16', '32', '64']);

function isFine(lower: string | undefined, behind: string, language: RecipeLanguage): boolean {
  return fineParts.has(lower ?? '') && readUnit(behind.replace(/^-/, ''), language) !== null;
}

function numberIn(written: string, language: RecipeLanguage, behind: string): number {
  const isLong = /\s\p{L}/u.test(written);
  const [, spoken] =
    (isLong && /^\d/.test(written) && spokenParts.find(([part]) => part.test(written))) || [];
  if (spoken !== undefined) return Number.parseInt(written, 10) + spoken;
  const text = (isLong && written.replace(article, '')) || written;
  const named = /^\p{L}/u.test(text)
    ? (numberNamed(text, language) ?? numberNamed(written, language))
    : undefined;
  if (named !== undefined) return named;
  const [, dozens] = /^(\d+)\s+(?:dozen|dutzend)$/i.exec(text) ?? [];
  if (dozens) return Number(dozens) * 12;
  const sign = vulgar.get(text.at(-1) ?? '');
  if (sign !== undefined) return Number(/^\d+/.exec(text)?.[0] ?? 0) + sign;
  const [, whole = '0', upper, lower] = /^(?:(\d+)\D+)?(\d+)\s?[/⁄]\s?(\d+)$/.exec(text) ?? [];
  if (Number(upper) >= 10 && !isFine(lower, behind, language)) return Number.NaN;
  if (upper !== undefined) return Number(whole) + Number(upper) / Number(lower);
  return decimalOf(text, language);
}

/** A nought begins no thousands: `0.125 l` are an eighth of a litre in either language. */
const englishGroups = /^(?!0)\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const germanGroups = /^(?!0)\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;

/** `1,500` is fifteen hundred in English and one and a half in German, `1.500` the other way round; `1'500` is Swiss. */
function decimalOf(written: string, language: RecipeLanguage): number {
  const text = written.replace(/['’]/g, '');
  const isGrouped = (language === 'de' ? germanGroups : englishGroups).test(text);
  const separator = language === 'de' ? '.' : ',';
  const plain = isGrouped ? text.replaceAll(separator, '') : text;
  return /^\d*(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}
