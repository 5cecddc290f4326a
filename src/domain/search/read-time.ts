import { umlauted } from '../foods/umlauts.ts';
import { fold } from './fold.ts';

/** A time at the beginning of words: how many of them say it, and the most minutes that it allows. */
type TimeRead = { length: number; minutes: number };

const set = (text: string) => new Set(fold(text).split(/\s+/));
/** Words that say "at most". */
const atMost = set(
  `under below within in less than no not more max maximum maximal up to at most ready done unter weniger als
   binnen innerhalb von höchstens bis zu fertig nicht mehr the about only just nur`,
);
/** Alone these say nothing of a limit. */
const limits = set(
  'under below within in less max maximum maximal most up unter weniger binnen innerhalb höchstens bis more mehr',
);
const atLeast = set('over least longer mehr über mindestens');
const numbers: Record<string, number> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  one: 1,
  two: 2,
  three: 3,
  a: 1,
  an: 1,
  einer: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  funf: 5,
  zehn: 10,
  funfzehn: 15,
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  sechzig: 60,
};
const units: Record<string, number> = {
  min: 1,
  mins: 1,
  minute: 1,
  minutes: 1,
  minuten: 1,
  minuti: 1,
  minutos: 1,
  h: 60,
  hr: 60,
  hrs: 60,
  hour: 60,
  hours: 60,
  stunde: 60,
  stunden: 60,
  std: 60,
};
const fixed: Record<string, number> = {
  'half an hour': 30,
  'half hour': 30,
  'a half hour': 30,
  'a half an hour': 30,
  'einer halben stunde': 30,
  'eine halbe stunde': 30,
  'halbe stunde': 30,
  'halben stunde': 30,
  'quarter of an hour': 15,
  'a quarter of an hour': 15,
  viertelstunde: 15,
  'einer viertelstunde': 15,
  'three quarters of an hour': 45,
  dreiviertelstunde: 45,
  'einer dreiviertelstunde': 45,
  'an hour and a half': 90,
  'one and a half hours': 90,
  'anderthalb stunden': 90,
  'eineinhalb stunden': 90,
  '1 2 hour': 30,
  '1 2 stunde': 30,
  '1 1 2 hours': 90,
};
const longestFixed = 5;
const tails = new Set([
  'or less',
  'or under',
  'or fewer',
  'oder weniger',
  'at most',
  'max',
  'tops',
  'fertig',
]);
/** Without a word for "at most" a longer time may be one that is wanted: `lamb roasted for five hours`. */
const longestBare = 90;

/** Reads `under 30 minutes`, `in half an hour`, `20 min`; `before` are the words in front. */
export function readTime(typed: readonly string[], before: readonly string[]): TimeRead | null {
  const words = typed.map(umlauted);
  if ([...before.slice(-2), words[0] ?? ''].some((word) => atLeast.has(word))) return null;
  let start = 0;
  while (atMost.has(words[start] ?? '')) start += 1;
  const amount = readAmount(words.slice(start));
  if (!amount) return null;
  const isLimited = words.slice(0, start).some((word) => limits.has(word));
  // `Two hours` may be how long something takes, `half hour` and `20 min` are said of a limit.
  const isSaid = numbers[words[start] ?? ''] === undefined || amount.length > 2;
  if (!isLimited && (!isSaid || amount.minutes > longestBare)) return null;
  const end = start + amount.length;
  const tail = [2, 1].find((length) => tails.has(words.slice(end, end + length).join(' '))) ?? 0;
  return { length: end + tail, minutes: amount.minutes };
}

function readAmount(words: readonly string[]): TimeRead | null {
  for (let length = Math.min(longestFixed, words.length); length > 0; length -= 1) {
    const minutes = fixed[words.slice(0, length).join(' ')];
    if (minutes !== undefined) return { length, minutes };
  }
  const [first = '', second = '', third = ''] = words;
  const glued = /^(?<number>\d{1,4})(?<unit>[a-z]+)$/.exec(first)?.groups;
  // The words of `1.5 hours`, and of `1½ hours`, as that is folded.
  const andHalf = /^(\d)(?: 5|1 2)$/.exec(`${first} ${second}`)?.[1];
  if (andHalf && units[third] === 60) return whole(3, Number(andHalf) * 60 + 30);
  const ofGlued = glued && units[glued.unit ?? ''];
  if (ofGlued) return whole(1, Number(glued.number) * ofGlued);
  const number = /^\d{1,4}$/.test(first) ? Number(first) : numbers[first];
  if (number === undefined) return null;
  if (units[second]) return whole(2, number * units[second]);
  const more = numbers[second];
  return number >= 20 && more && more < 10 && units[third]
    ? whole(3, (number + more) * units[third])
    : null;
}

const whole = (length: number, minutes: number) => (minutes > 0 ? { length, minutes } : null);
