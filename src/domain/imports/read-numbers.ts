import { minutesOfDuration } from '#domain/formats/durations.ts';
import { isArticle, numberNamed } from '#domain/kitchen/number-words.ts';

/** '1:15 h' */
const clock = /^\D*(\d{1,2}):(\d\d)\s*(?:h|hrs?|hours?|std)?\b/i;
const parts: Record<string, string> = {
  '½': '.5',
  '1/2': '.5',
  '¼': '.25',
  '1/4': '.25',
  '¾': '.75',
  '3/4': '.75',
};
/** Times in words, as numbers of hours. */
const inWords: readonly (readonly [words: RegExp, hours: string])[] = [
  [/\b(?:an?|one) hour and a half\b|\b(?:eineinhalb|anderthalb) stunden?\b/i, '1.5 h'],
  [/\bhalf (?:an? )?hour\b|\b(?:eine )?halbe stunde\b/i, '.5 h'],
  [/\bthree quarters of an hour\b|\b(?:eine )?dreiviertelstunde\b/i, '.75 h'],
  [/\b(?:a )?quarter of an hour\b|\b(?:eine )?viertelstunde\b/i, '.25 h'],
  [/\b(?:an|one) hour\b|\beine stunde\b/i, '1 h'],
];
/** '1h20', '1h20m' */
const joined = /(\d)h(\d{1,2})(?!\d)\s?(?:m(?:in\w{0,5})?)?/i;
/** '1 Std. 20', '2 hrs 15': minutes behind hours need no unit where nothing else follows. */
const bare = /(\d\s?(?:h|hrs?|hours?|std|stunden?)\.?\s)(\d{1,2})(?=\s*(?:[,;)+]|$))/i;
/** Between two times, each with its unit: the longer one counts, as in '20-30 min'. */
const range = /(?<=\p{L}\.?)\s*(?:[-–]|(?<=\s)(?:to|bis)(?=\s))\s*(?=[\d.])/u;
const hours = /(\d+(?:[.,]\d+)?|\.\d+)\s*(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore)\b/i;
const days = /(\d+)\s*(?:days?|tage?n?)\b/i;
const minutes = /(\d+)\s*(?:m|mins?|minutes?|minuten|minutos?|minuti)\b/i;

/** The minutes of an ISO 8601 duration, or of a text such as '1 hour 20 min'. */
export function readMinutes(value: unknown): number | undefined {
  const [given] = [value].flat();
  if (typeof given !== 'string') return undefined;
  // The patterns below take quadratic time on endless digits.
  const text = given.slice(0, 100);
  const exact = minutesOfDuration(text);
  if (exact !== null) return exact;
  const [, whole, rest] = clock.exec(text) ?? [];
  if (whole !== undefined) return Number(whole) * 60 + Number(rest);
  const told = inFigures(text)
    .split(range)
    .flatMap((one) => minutesIn(one) ?? []);
  return told.length > 0 ? Math.max(...told) : undefined;
}

/** What tells one time and nothing else, in figures. */
const oneTime =
  /^(?:(?:\d{1,4}(?:[.,]\d{1,2})?|\.\d{1,2})\s?(?:h|hrs?|hours?|std\.?|stunden?)(?:,?\s(?:(?:and|und)\s)?\d{1,3}\s?(?:m|mins?\.?|minutes?|minuten))?|\d{1,5}\s?(?:m|mins?\.?|minutes?|minuten)|\d{1,2}:[0-5]\d(?:\s?(?:h|std\.?))?)$/i;

/**
 * The minutes of a text that tells one time and nothing else, such as '1 h 20', '90 min' or 'half an hour'; undefined
 * where it tells none, more than one ('20-30 min'), or something beside it.
 */
export function readOneTime(typed: string): number | undefined {
  const text = typed.trim().slice(0, 100).replace(/\s+/g, ' ');
  return oneTime.test(inFigures(text)) ? readMinutes(text) : undefined;
}

function minutesIn(text: string): number | undefined {
  const [, h] = hours.exec(text) ?? [];
  const [, m] = minutes.exec(text) ?? [];
  const [, d] = days.exec(text) ?? [];
  if (h === undefined && m === undefined && d === undefined) return undefined;
  const ofHours = Math.round(Number((h ?? '0').replace(',', '.')) * 60);
  return Number(d ?? 0) * 1440 + ofHours + Number(m ?? 0);
}

function inFigures(text: string): string {
  const told = inWords.reduce((plain, [words, told]) => plain.replace(words, told), text);
  return told
    .replace(/\s?(½|¼|¾|\b[13]\/[24])/g, (_, part: string) => parts[part] ?? part)
    .replace(joined, '$1 h $2 min')
    .replace(bare, '$1$2 min')
    .replace(/\p{L}+(?:-\p{L}+)?/gu, (word) => String(numberOf(word) ?? word));
}

/** What tells one number of people and nothing else: '4', '4 people', 'serves 4', 'für 4 Personen'. */
const onePeople =
  /^(?:(?:for|für|serves) )?\d{1,5}(?: ?(?:people|persons?|servings?|portions?|portionen|personen?|pers\.?))?$/i;

/** For how many a text says that something is, where it says that and nothing else; of '4-6' and '12 muffins' undefined. */
export function readOneServings(typed: string): number | undefined {
  const text = typed.trim().slice(0, 100).replace(/\s+/g, ' ');
  return onePeople.test(text) ? readServings([text]) : undefined;
}

/** The number that a word of either language stands for; 'a crowd' is not one. */
function numberOf(word: string): number | undefined {
  if (isArticle(word)) return undefined;
  return numberNamed(word, 'en-GB') ?? numberNamed(word, 'de');
}

/** The first whole number in the texts of a yield: '4', 'Serves 4-6', 'Serves four', '12 cookies'. */
export function readServings(yields: readonly string[]): number | undefined {
  for (const text of yields) {
    const [number] = /\d+/.exec(text) ?? [];
    if (number !== undefined && Number(number) > 0) return Number(number);
    const [named] =
      text
        .slice(0, 100)
        .match(/\p{L}+/gu)
        ?.flatMap((word) => numberOf(word) ?? []) ?? [];
    if (number === undefined && named !== undefined && named >= 1) return named;
  }
  return undefined;
}
