import { minutesOfDuration } from '#domain/formats/durations.ts';

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
const hours = /(\d+(?:[.,]\d+)?|\.\d+)\s*(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore)\b/i;
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
  const plain = text.replace(/\s?(½|¼|¾|\b[13]\/[24])/g, (_, part: string) => parts[part] ?? part);
  const [, h] = hours.exec(plain) ?? [];
  const [, m] = minutes.exec(plain) ?? [];
  if (h === undefined && m === undefined) return undefined;
  return Math.round(Number((h ?? '0').replace(',', '.')) * 60) + Number(m ?? 0);
}

/** The first whole number in the texts of a yield: '4', 'Serves 4-6', '12 cookies'. */
export function readServings(yields: readonly string[]): number | undefined {
  for (const text of yields) {
    const [number] = /\d+/.exec(text) ?? [];
    if (number !== undefined && Number(number) > 0) return Number(number);
  }
  return undefined;
}
