import type { RecipeLanguage } from './language.ts';
import { findNumbers } from './numbers.ts';

/** A duration in a step, where it stands; a range rings at both its ends. */
export type Duration = {
  start: number;
  end: number;
  fromSeconds: number;
  toSeconds: number | null;
};

const secondsOf = (name: string): number => {
  if (/^s/i.test(name)) return /^std|^stu/i.test(name) ? 3600 : 1;
  return /^m/i.test(name) ? 60 : 3600;
};

const unit = {
  en: /^\+?[\s-]*(?:(?:more|further|full|extra|additional|good)\s+)?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h)(?![\p{L}])\.?/iu,
  de: /^\+?[\s-]*(?:(?:weitere[nr]?|volle[nr]?|gute[nr]?|knappe[nr]?|ganze[nr]?)\s+)?(sekunden?|sek|s|minuten?|min|stunden?|std|h)(?![\p{L}])\.?/iu,
};
/** '1 h 20 min', 'an hour and a half', '2 Stunden und 30 Minuten'. */
const joint = /^\s*(?:,\s*)?(?:and|und|plus|&)?\s*$/iu;
/** 'And a quarter of the liquid has gone' is no more of the time. */
const andMore =
  /^\s+and\s+(?:a\s+(half|quarter)|three\s+quarters)(?:\s+of\s+an\s+hour)?(?![\p{L}]|\s+of\b)/iu;
/** The minutes right behind hours: `1h30`, and without a unit of their own `2 hrs 15`. */
const joinedMinutes = /^[0-5]\d(?:\s?m(?:in(?:ute)?s?)?)?(?![\p{L}\d])/iu;
const bareMinutes =
  /^\s[0-5][05](?=\s*(?:[,;.)]|$)|\s?(?:to|bis|[-–—])\s?\d+[½¼¾]?\s?(?:h|hrs?|hours?|std|stunden?)(?!\p{L})|\s(?:until|or|then|before|bis|bei|im|backen|garen|kochen)(?!\p{L}))(?!\.\d)/iu;
const germanShares: [RegExp, number][] = [
  [/(?<![\p{L}])(?:eine[rn]?\s+)?dreiviertelstunde(?![\p{L}])/giu, 2700],
  [/(?<![\p{L}])(?:eine[rn]?\s+)?viertelstunde(?![\p{L}])/giu, 900],
];
const englishShares: [RegExp, number][] = [
  [/(?<![\p{L}])three[\s-]quarters\s+of\s+an\s+hour(?![\p{L}])/giu, 2700],
  [/(?<![\p{L}])(?:a\s+)?quarter\s+of\s+an\s+hour(?![\p{L}])/giu, 900],
  [/(?<![\p{L}])another\s+hour\s+and\s+a\s+half(?![\p{L}])/giu, 5400],
  [/(?<![\p{L}])another\s+hour(?![\p{L}])/giu, 3600],
  [/(?<![\p{L}])another\s+minute(?![\p{L}])/giu, 60],
];
/** `1:30 hours`, `2:30 min`. */
const clock =
  /(?<![\d:.,])(\d{1,2}):([0-5]\d)\s?(hours?|hrs?|h|minutes?|mins?|stunden?|std|minuten?)(?!\p{L})/giu;
/** `2/3 mins` are two to three, `3/4 hour` and `1/2 min` parts of one; a number before makes any a part: `1 2/3 hours`. */
const stroke =
  /(?<![\p{L}\d.,/⁄-]|\d\s)(\d{1,2})\s?\/\s?(\d{1,2})\s?(seconds|secs?|minutes|mins?|hours|hrs|sekunden|sek|minuten|stunden|std)(?!\p{L})/giu;

/** What returns, is a limit, or is counted from the end of something longer, is nothing to wait for. */
const notBefore =
  /(?<!\p{L})(?:every|each|alle|jede[ns]?|within|innerhalb\s+von|or\s+up\s+to|(?:last|final|letzten?)|couple\s+of|jeweils\s+nach)\s*$/iu;
const notAfter =
  /^\s*(?:ago|earlier|ahead|old|alt|less|kürzer|länger|garzeit)(?!\p{L})|^\s*(?:less|more)\s+than|^\s*(?:per|pro)\s+(?!side|seite)/iu;
/** `Takes 10 minutes longer` and `or 3 minutes longer` compare; `bake 10 minutes longer` is something to wait for. */
const compared = /(?<!\p{L})(?:or|takes?|taking|needs?|requires?|lasts?)\s+(?:about\s+)?$/iu;
/** '10 minutes before serving' is a moment; what is done for 10 minutes before serving takes them. */
const countedBack = /^\s*(?:before\s+(?:serving|you)|vor\s+dem)(?!\p{L})/iu;
const lasting =
  /(?<!\p{L})for\s+(?:about\s+|around\s+|at\s+least\s+|another\s+|a\s+further\s+)?$/iu;
/** A timer of a moment would ring before it is set. */
const leastSeconds = 3;

/**
 * The durations of a step, from seconds to hours; days and nights are none, because nobody stands beside
 * them. It never throws.
 */
export function findDurations(text: string, language: RecipeLanguage): Duration[] {
  const found = sharesOf(text, language);
  const pattern = language === 'de' ? unit.de : unit.en;
  for (const { start, end, from, to } of findNumbers(text, language)) {
    const [whole, name = ''] = pattern.exec(text.slice(end, end + 40)) ?? [];
    if (whole === undefined || isCovered(found, start)) continue;
    // 'In a second pan' is no second of time, and 'a couple of minutes' no number of them.
    const written = text.slice(start, end);
    if (/^(?:a|an|one)$/iu.test(written) && /^\s*seconds?/iu.test(whole)) continue;
    if (/couple/iu.test(written)) continue;
    const size = secondsOf(name);
    const { more, end: until } = endOf(text, end + whole.length, size);
    const told = text.slice(Math.max(0, start - 24), start);
    const rest = text.slice(until, until + 20);
    if (notBefore.test(told) || notAfter.test(rest)) continue;
    if (compared.test(told) && /^\s*longer(?!\p{L})/iu.test(rest)) continue;
    if (countedBack.test(rest) && !lasting.test(told)) continue;
    const fromSeconds = from * size + more;
    const toSeconds = to === null ? null : to * size + more;
    add(found, { start, end: until, fromSeconds, toSeconds }, text, size);
  }
  return withRanges(text, found).filter(({ fromSeconds, toSeconds }) => {
    const seconds = toSeconds ?? fromSeconds;
    return seconds >= leastSeconds && seconds <= longest;
  });
}

/** Where a duration ends whose unit ends at a place, and the seconds that are said behind it: 'and a half', `1h30`. */
function endOf(text: string, unitEnd: number, size: number) {
  const rest = text.slice(unitEnd, unitEnd + 40);
  const [said, share] = andMore.exec(rest) ?? [];
  if (said) {
    const part = { half: 1 / 2, quarter: 1 / 4 }[share?.toLowerCase() ?? ''] ?? 3 / 4;
    return { end: unitEnd + said.length, more: part * size };
  }
  const [told] = (size === 3600 && (joinedMinutes.exec(rest) ?? bareMinutes.exec(rest))) || [];
  if (told) return { end: unitEnd + told.length, more: Number.parseInt(told, 10) * 60 };
  const isSentenceEnd = text[unitEnd - 1] === '.' && /^(?:\s+\p{Lu}|\s*$)/u.test(rest);
  return { end: unitEnd - (isSentenceEnd ? 1 : 0), more: 0 };
}

const longest = 48 * 3600;

/** Adds a duration, or lengthens the one right before it: hours, then minutes of the same stretch. */
function add(found: Duration[], one: Duration, text: string, size: number): void {
  const last = found.at(-1);
  const isMore =
    last && last.toSeconds === null && last.fromSeconds % (size * 60) === 0 && size < 3600;
  if (last && isRangeEnd(last, one, text, size)) {
    found[found.length - 1] = {
      ...last,
      end: one.end,
      toSeconds: (last.toSeconds ?? 0) + one.fromSeconds,
    };
    return;
  }
  if (isMore && one.fromSeconds < size * 60 && joint.test(text.slice(last.end, one.start))) {
    const toSeconds = one.toSeconds === null ? null : last.fromSeconds + one.toSeconds;
    found[found.length - 1] = {
      start: last.start,
      end: one.end,
      fromSeconds: last.fromSeconds + one.fromSeconds,
      toSeconds,
    };
  } else found.push(one);
}

const to = /^\s*(?:to|bis|[-–—])\s*$/iu;

/** The durations in their order: '45 minutes to 1 hour' is one range, and so is '1 hour 15 minutes to 1 hour 30 minutes'. */
function withRanges(text: string, durations: readonly Duration[]): Duration[] {
  const found: Duration[] = [];
  for (const one of durations.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    const toSeconds = one.toSeconds ?? one.fromSeconds;
    const isRange = last?.toSeconds === null && to.test(text.slice(last.end, one.start));
    if (isRange && toSeconds >= last.fromSeconds)
      found[found.length - 1] = { ...last, end: one.end, toSeconds };
    else found.push(one);
  }
  return found;
}

/** The minutes of '1 hour to 1 hour 15 minutes' belong to its end. */
function isRangeEnd(last: Duration, one: Duration, text: string, size: number): boolean {
  const isWhole = last.toSeconds !== null && last.toSeconds % (size * 60) === 0 && size < 3600;
  const isJoined = /^\s*(?:and\s+|und\s+)?$/iu.test(text.slice(last.end, one.start));
  return isWhole && isJoined && one.toSeconds === null && one.fromSeconds < size * 60;
}

function sharesOf(text: string, language: RecipeLanguage): Duration[] {
  const shares = language === 'de' ? germanShares : englishShares;
  const found: Duration[] = [];
  for (const [pattern, fromSeconds] of shares) {
    for (const { 0: whole, index } of text.matchAll(pattern)) {
      if (isCovered(found, index)) continue;
      found.push({ start: index, end: index + whole.length, fromSeconds, toSeconds: null });
    }
  }
  for (const { 0: whole, 1: large, 2: small, 3: name = '', index } of text.matchAll(clock)) {
    const size = secondsOf(name);
    const fromSeconds = Number(large) * size + (Number(small) * size) / 60;
    found.push({ start: index, end: index + whole.length, fromSeconds, toSeconds: null });
  }
  for (const { 0: whole, 1: low, 2: high, 3: name = '', index } of text.matchAll(stroke)) {
    const size = secondsOf(name);
    const [from, to] = [Number(low), Number(high)];
    const isPart = from === 1 && (size === 3600 || !/(?:s|en)$/iu.test(name));
    if (from >= to || isPart || (size === 3600 && to === 4)) continue;
    const end = index + whole.length;
    found.push({ start: index, end, fromSeconds: from * size, toSeconds: to * size });
  }
  return found;
}

const isCovered = (found: readonly Duration[], at: number) =>
  found.some(({ start, end }) => start <= at && at < end);
