import type { RecipeLanguage } from './language.ts';
import { isArticle } from './number-words.ts';
import { findNumbers, type NumberAt } from './numbers.ts';
import { packOf, packWithout } from './packs.ts';
import { readUnit } from './read-unit.ts';
import { isSum } from './sums.ts';
import { isHeatBehind } from './temperature.ts';
import type { Unit } from './units.ts';

/** An amount where it stands in a text: `2 x 400 g tins` is 400 g, two of them, in tins. */
export type Amount = {
  start: number;
  end: number;
  from: number;
  /** The upper end of a range. */
  to: number | null;
  unit: Unit | null;
  /** How many packs or pieces of it there are, and what they are. */
  packs: { count: number; to: number | null; unit: Unit | null } | null;
  /** The number that scales: of packs it is their count; empty where one pack says none (`400 g tin`). */
  number: NumberAt;
  /** Says what the amount before it says, in another way: `1 cup (240 ml)`. */
  isSame: boolean;
  /** A word that is an article as well, without a unit: `a lemon`. */
  isArticle: boolean;
  /** Joined to the word behind it by a hyphen: `a 1-inch piece`. */
  isJoined: boolean;
  /** Holds for each of several things: `150 g each`. */
  isEach: boolean;
};

/** Behind these a number counts or names something else: `Type 405`, `gas mark 4`, `step 2`. */
const naming =
  /(?:^|[^\p{L}])(?:type|typ|no\.?|nr\.?|gas(?:\s+mark)?|stufe|steps?|schritt|größe|sizes?|grade|page|seite|vitamin|abtropfgewicht|[et])\s*$/iu;
/** `Weizenmehl 405` is a kind of flour, `Mehl 200 g` an amount of it. */
const flour = /mehl\s*$/iu;
/** Before these a number is a time, a temperature, a share or an ordinal. */
const otherwise =
  /^(?:\s?%|\s?°|\s?(?:degrees?|grad|prozent|per\s?cent|watts?|w|kcal|cal|count)(?![\p{L}])|\.\s|:\d|(?:st|nd|rd|th)(?![\p{L}]))/iu;
/** Before these an article says no number; `2 little onions` are two, and a little gem is a lettuce. */
const few =
  /^\s+(?:few|little(?!\s+gem)|bit|lot|handful\s+of\s+minutes|paar|wenig|bisschen)(?![\p{L}])/iu;
const time =
  /^[\s-]*(?:more\s+|further\s+|full\s+|weitere[rn]?\s+)?(?:s|secs?|seconds?|m(?!\.-)|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|nights?|sekunden?|sek|minuten?|min|stunden?|std|tage?n?|wochen?|nächte?|monate?n?)(?![\p{L}])/iu;
const eachBehind =
  /^\s*[(/][^()/]{1,20}\)?,?\s*(?:each|apiece|jeweils)\s*(?:$|[),;.])|^\)\s*(?:each|apiece|jeweils)\s*(?:$|[),;.])|^[\s,]*(?:each|apiece|jeweils)(?!\s+(?:for|of|für)(?!\p{L}))(?![\p{L}])|^\s*(?:per|pro|je)\s/iu;
const eachBefore =
  /(?:^|[\s(])(?:à|je|jeweils|pro|per|each)\s+(?:about\s+|roughly\s+|ca\.?\s+|etwa\s+)?$/iu;

/** The amounts of a text in their order. Times, temperatures, shares and bare lengths are none. It never throws. */
export function findAmounts(text: string, language: RecipeLanguage): Amount[] {
  const found: Amount[] = [];
  for (const number of findNumbers(text, language)) {
    const last = found.at(-1);
    if (last && number.start < last.end) continue;
    const amount = readAmount(text, number, language);
    if (!amount) continue;
    const joined = last
      ? (packOf(text, last, amount, language) ?? rangeOf(text, last, amount))
      : null;
    if (joined) found.splice(-1, 1, joined);
    else {
      const isEach = amount.isEach || (last !== undefined && isSizeOf(text, last, amount));
      const isSame = last !== undefined && !isEach && saysTheSame(text, last, amount);
      found.push({ ...(packWithout(text, amount, language) ?? amount), isSame, isEach });
    }
  }
  return found.filter(
    (one) => one.packs || (one.unit?.dimension !== 'length' && !isSide(text, one)),
  );
}

const sidesBehind =
  /^\s?[x×]\s?\d{1,3}(?:[.,]\d)?[\s-]?(?:mm|cm|inch(?:es)?|in|zoll|["″”])(?:\s+each)?\s*\)/iu;

/** `2 sheets filo (30 x 40 cm)`: a side of what is no larger in twice as many. */
const isSide = (text: string, { start, end, unit }: Amount): boolean =>
  unit === null &&
  /\(\s*(?:about\s+|approx\.?\s+|ca\.?\s*|etwa\s+|je\s+|each\s+)?$/iu.test(
    text.slice(Math.max(0, start - 12), start),
  ) &&
  sidesBehind.test(text.slice(end, end + 30));

function readAmount(text: string, at: NumberAt, language: RecipeLanguage): Amount | null {
  const before = text.slice(Math.max(0, at.start - 24), at.start);
  const after = text.slice(at.end, at.end + 60);
  if (naming.test(before) || otherwise.test(after) || time.test(after)) return null;
  if (isHeatBehind(at, after, language)) return null;
  const written = text.slice(at.start, at.end);
  if (/^half$/iu.test(written) && isHalfAndHalf(before, after)) return null;
  const [hyphen = ''] = /^[-‐‑](?=\p{L})/u.exec(after) ?? [];
  const [size = ''] = (language === 'de' && at.from < leastGrams && large.exec(after)) || [];
  const between = hyphen.length + size.length;
  const measure = readUnit(after.slice(between), language);
  // '7-Up' and '2nd' are no amounts; `2x400g` is one.
  if (!measure && (hyphen || /^(?![x×][\d\s])[\p{L}\p{M}]/u.test(after))) return null;
  // 'A good 50 g': the number that follows is the amount.
  const isWord = !measure && isArticle(written);
  if (isWord && few.test(after)) return null;
  if (isWord && /^\s+(?:\p{L}+\s+)?[\d½¼¾⅓⅔]/u.test(after) && !/^\s+\p{L}+\s+\d+%/u.test(after))
    return null;
  if (!measure && flour.test(before)) return null;
  const unitEnd = at.end + (measure ? between + measure.length : 0);
  const half = measure && at.to === null ? andHalf.exec(text.slice(unitEnd, unitEnd + 24)) : null;
  const number = half ? { ...at, from: at.from + 0.5 } : at;
  const end = unitEnd + (half?.[0].length ?? 0);
  return {
    ...number,
    end,
    unit: measure?.unit ?? null,
    packs: null,
    number,
    isSame: false,
    isArticle: isWord,
    isJoined: hyphen !== '',
    isEach: eachBehind.test(text.slice(end, end + 40)) || eachBefore.test(before),
  };
}

/** `A cup and a half of milk`, but not `a tin and a half onion`. */
const andHalf = /^\s+and\s+a\s+half(?=\s+of\s+(?!the(?!\p{L}))|\s*(?:[,;)]|$))/iu;

/** The words behind the number of an amount, without those that say more of the number. */
export const wordsBehind = (text: string, { number, end }: Amount): string =>
  text.slice(number.end, end).replace(/\s+and\s+a\s+half$/iu, '');

/** `2 gr. Zwiebeln` are two large ones, as `1 gr. Dose` is one, and `200 gr. Mehl` are grams, as `7 gr. Trockenhefe` are. */
const leastGrams = 10;
const large =
  /^\s+gr\.(?=\s+)(?!\s+(?:\p{L}+\s+)?\p{L}*(?:hefe|salz|pfeffer|zucker|pulver|natron|safran|gelatine|agar|zimt|butter|stärke|mehl|malz|kakao|tee|kaffee|gewürz))/iu;

/** A milk with cream, by its American name. */
const isHalfAndHalf = (before: string, after: string) =>
  /^(?:\s*&\s*|\s+and\s+|-and-)half(?!\p{L})/iu.test(after) ||
  /half(?:\s*&\s*|\s+and\s+|-and-)$/iu.test(before);

/** `100g-150g` is one range. */
function rangeOf(text: string, first: Amount, second: Amount): Amount | null {
  const isRange = /^\s?(?:[-–—]|to|bis)\s?$/iu.test(text.slice(first.end, second.start));
  if (!isRange || first.unit !== second.unit || !first.unit) return null;
  if (first.to !== null || second.from <= first.from) return null;
  const number = { ...first.number, end: second.number.end, to: second.from };
  return { ...first, end: second.end, to: second.from, number };
}

/** `1 tsp to 1 tbsp`: the second is the end of a range that begins in a smaller unit. */
export function isUpTo(text: string, first: Amount, second: Amount): boolean {
  if (first.unit?.dimension !== second.unit?.dimension || !isMeasure(first.unit)) return false;
  const sizeIn = ({ from, unit }: Amount) => from * (unit?.size ?? 1);
  const isRange = /^\s?(?:[-–—]|to|bis)\s?$/iu.test(text.slice(first.end, second.start));
  return isRange && sizeIn(first) < sizeIn(second);
}

const sizeBefore =
  /^\s*((?:extra[\s-])?(?:small|medium|large|big|kleine|mittelgroße|mittlere|große)\s+)?\(\s*(about\s+)?$/iu;
/** Americans tell so what each is; grams and kilograms are what several come to: `20 (500 g) cherry tomatoes`. */
const ofEach = new Set(['oz', 'lb', 'fl oz', 'inch']);

/** `4 (6 ounce) fillets`: what each of them weighs stands before the food; `4 (2 pounds) leeks` are two pounds in all. */
function isSizeOf(text: string, first: Amount, second: Amount): boolean {
  if (first.unit || first.packs || !second.unit || second.unit.dimension === 'count') return false;
  const [gap, size, isAbout] = sizeBefore.exec(text.slice(first.end, second.start)) ?? [];
  const isOne = first.to === null && first.from === 1;
  const isTotal = size !== undefined || isAbout !== undefined || !ofEach.has(second.unit.name);
  const isInAll = isTotal || /\p{L}{3,}s$/u.test(text.slice(second.start, second.end));
  if (gap === undefined || (isInAll && !isOne)) return false;
  return /^\s*\)\s+\p{L}/u.test(text.slice(second.end, second.end + 8));
}

const isMeasure = (unit: Unit | null) =>
  unit !== null && (unit.dimension === 'mass' || unit.dimension === 'volume');
const about = String.raw`(?:about|approx\.?|approximately|around|roughly|ca\.?|circa|etwa|ungefähr|gut|knapp)?`;
const inParentheses = new RegExp(
  String.raw`^[^()]*\(\s*(?:(?:from|or|oder|aus|von)\s+)?${about}\s*$`,
  'iu',
);
/** `1 sleeve crackers (about 40)`. */
const approximately = /\(\s*(?:about|approx\.?|around|roughly|ca\.?|circa|etwa)\s+$/iu;
const afterComma =
  /^[^(),;]+,\s*(?:about|approx\.?|approximately|around|roughly|ca\.?|circa|etwa|ungefähr)\s+$/iu;
const between = /^\s*(?:\/|\||=|\s(?:or|oder|bzw\.?)\s)\s*$/iu;
/** What stands in parentheses is passed over: `¼ cup (50 g) sugar or 3 tbsp honey`. */
const instead = /^\s?\)?(?:[^(),;\d]|\([^()]*\))*,?\s\(?(?:or|oder)\s+$/iu;

/** Whether the second amount says the first again: in parentheses, behind a stroke, or as a choice. */
function saysTheSame(text: string, first: Amount, second: Amount): boolean {
  if (second.isEach || second.isArticle) return false;
  if (first.isSame && isSum(text, first, second)) return true;
  const gap = text.slice(first.end, second.start);
  const isOfFood = /^\s+\p{L}/u.test(text.slice(second.end));
  // The parts of a mixture, what may stand in for it, and the weight of the same thing raw.
  if (inParentheses.test(gap)) {
    const isOther = first.unit !== second.unit || /\(\s*(?:or|oder)\s/iu.test(gap);
    const isCount = approximately.test(gap) && /^\s*\)/.test(text.slice(second.end));
    return isOther || isCount || (isOfFood && second.unit !== null);
  }
  if (first.isSame && /^[^()]*[,;]\s*$/.test(gap)) return second.unit !== null;
  if (instead.test(gap) && !between.test(gap)) return true;
  const isOther = first.unit !== second.unit;
  if (between.test(gap)) return isOther && (isMeasure(second.unit) || /or|oder/i.test(gap));
  return isOther && !isMeasure(first.unit) && isMeasure(second.unit) && afterComma.test(gap);
}
