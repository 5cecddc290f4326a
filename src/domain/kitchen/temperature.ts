import type { RecipeLanguage } from './language.ts';

/** A scale of heat; `gas` are the marks of British ovens. */
type HeatScale = 'C' | 'F' | 'gas';

/** A temperature where it stands in a text. */
export type Heat = {
  start: number;
  end: number;
  from: number;
  to: number | null;
  scale: HeatScale;
};

/** A sign before the number is of a freezer where it stands behind a word: `kept at -20°C`, but `160-180°C`. */
const degrees =
  /(?<![\p{L}\d.,])((?:(?<=^|\p{Ll}\s|\()[-−])?\d{1,3}(?:[.,]\d)?)(?:\s?[-–]\s?(\d{2,3}))?(?:\s?[°º]\s?([CFcf])?(?![\p{L}\d])|\s?(?:degrees?|Grad)(?:\s([CFcf]|[Cc]elsius|[Ff]ahrenheit))?(?!\p{L})|\s?([CFcf])(?![\p{L}\d°]))/gu;
/** An oven's heat that is a number alone, and what ends it: `Preheat oven to 350.`, `bake at 425 for`, `(Umluft 160)`. */
const ofOven =
  /(?<![\d.,])(\d{3})(?:\s?[-–]\s?(\d{3}))?(?=\s*(?:[,;)/]|\.(?!\d)|$)|\s(?:for|until|and|then|before|vorheizen|backen)(?!\p{L}))(?<=(?:(?:oven|ofen|heat|bak(?:e|ing)|roast|then|reduce|lower|turn|increase|raise)[^.;:\d]{0,30}\s(?:to|at|auf|bei)|umluft|fan)\s[\d\s–-]+)/giu;
const marks = /(?<!\p{L})gas(?:\s+mark)?\s+(\d|[¼½])(?:\s?[-–]\s?(\d))?(?![\d°]|[.,]\d)/giu;
/** Gas marks in degrees Celsius, as British ovens and cookbooks have them. */
const celsiusOfMark: Record<string, number> = {
  '¼': 110,
  '½': 120,
  '1': 140,
  '2': 150,
  '3': 160,
  '4': 180,
  '5': 190,
  '6': 200,
  '7': 220,
  '8': 230,
  '9': 240,
};
/** What says no scale is the oven's heat from here on: an angle is less. */
const leastUnsaid = 100;

/**
 * What British heats without a scale are, from here on, nobody can tell: a pizza oven in Celsius, or a cool one in
 * Fahrenheit. German ones are always Celsius.
 */
const mostCelsius = 260;
/** No oven of a kitchen is hotter than this in degrees Celsius: more of them are Fahrenheit. */
const leastFahrenheit = 300;

/** The scale of a heat that says none; null where it may be either. */
function scaleUnsaid(from: number, language: RecipeLanguage, isEither: boolean): HeatScale | null {
  if (language !== 'en-GB') return language === 'de' ? 'C' : 'F';
  if (from > leastFahrenheit) return 'F';
  return isEither || from > mostCelsius ? null : 'C';
}

/** `Rotate the pan 180 degrees` and `um 180 Grad`, but 'turn it and roast at 180 degrees'. */
function isAngle(before: string): boolean {
  const near = before.slice(-60);
  if (/(?<!\p{L})um\s+$/u.test(near)) return true;
  const [turned] = /(?<!\p{L})(?:rotat|turn|spin|twist)[^.;,]{0,40}$/iu.exec(near) ?? [];
  if (turned === undefined) return false;
  return !/(?<!\p{L})(?:at|to|oven|heat|grill|temperature|up|down)(?!\p{L})/iu.test(turned);
}

/** `auf 37 Grad erwärmen`, `Kerntemperatur von 58 Grad`: German tells less than an oven's heat without a scale as well. */
const isGermanHeat = (before: string, language: RecipeLanguage) =>
  language === 'de' &&
  /(?<!\p{L})(?:auf|bei|\p{L}*temperatur(?:\s+von)?:?)\s+(?:(?:ca\.?|etwa|rund)\s+)?$/iu.test(
    before.slice(-60),
  );

/** From here on a letter behind a number is a scale of heat, for nobody measures so many cups. */
const leastOfLetter = 30;

/**
 * Whether the letter right behind a number is a scale of heat: `180C`, `180c`, `4C`. Below thirty a small `c` is a
 * cup, and so is a large one that is cut short, begins its line or is American: `2 C. flour`, `2 C. (250 g) flour`, `1 C sugar`, but
 * `28 C. (82 F.)`.
 */
export function isHeatBehind(
  { start, from, to }: { start: number; from: number; to: number | null },
  behind: string,
  language: RecipeLanguage,
): boolean {
  if ((to ?? from) >= leastOfLetter) return /^\s?[CF](?![\p{L}\p{M}])/iu.test(behind);
  const isCup = (start === 0 || language === 'en-US') && cupLetter.test(behind);
  return heatLetter.test(behind) && !isCup;
}

/** A word that goes on with a sentence about heat stands behind no cup. */
const cupLetter =
  /^\s?C\s+(?!(?:for|until|and|or|in|on|to|with|before|while|then|if|at|over|overnight)(?!\p{L}))\p{Ll}/u;

const heatLetter =
  /^\s?[CF](?![\p{L}\p{M}]|\.\s+(?:[\p{Ll}\d]|\((?=\d|about\s|packed)(?!(?:about\s+)?\d[\d\s–-]*[°º]?\s?(?:degrees\s)?[CF](?!\p{L}))))/u;

/**
 * The temperatures of a text in their order; a number of degrees without a scale is the country's own, and none where its
 * recipe leaves that open.
 */
export function findHeats(text: string, language: RecipeLanguage, isEither = false): Heat[] {
  const found: Heat[] = [];
  for (const { index, ...match } of text.matchAll(degrees)) {
    const [whole = '', low = '', high, sign, word, letter] = Object.values(match) as string[];
    const from = Number(low.replace(',', '.').replace('−', '-'));
    const said = (sign ?? word?.charAt(0) ?? letter)?.toUpperCase();
    const ahead = text.slice(0, index);
    if (!said && ((from < leastUnsaid && !isGermanHeat(ahead, language)) || isAngle(ahead)))
      continue;
    const number = { start: index, from, to: high === undefined ? null : Number(high) };
    const behind = text.slice(index + whole.search(/\s?\p{L}$/u));
    if (letter && !isHeatBehind(number, behind, language)) continue;
    const scale = (said ?? scaleUnsaid(from, language, isEither)) as HeatScale | null;
    if (!scale) continue;
    found.push({ ...number, end: index + whole.trimEnd().length, scale });
  }
  for (const { 0: whole, 1: low = '', 2: high, index } of text.matchAll(ofOven)) {
    const from = Number(low);
    const scale = scaleUnsaid(from, language, isEither);
    const to = high === undefined ? null : Number(high);
    if (scale && from % 5 === 0)
      found.push({ start: index, end: index + whole.length, from, to, scale });
  }
  if (language === 'de') return found.sort((a, b) => a.start - b.start);
  for (const { 0: whole, 1: low = '', 2: high, index } of text.matchAll(marks)) {
    const from = celsiusOfMark[low];
    if (from === undefined) continue;
    const to = high === undefined ? null : (celsiusOfMark[high] ?? null);
    found.push({ start: index, end: index + whole.length, from, to, scale: 'gas' });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A temperature in the other scale as ovens and thermometers show it: `180°C` is `350°F`, in German `350 °F`. */
export function convertHeat(
  { from, to, scale }: Heat,
  wanted: 'C' | 'F',
  language: RecipeLanguage,
): string {
  const write = (value: number) => {
    if (scale === 'gas' && wanted === 'C') return value;
    return wanted === 'F' ? toFahrenheit(value) : toCelsius(value);
  };
  const shown = [from, ...(to === null ? [] : [to])].map(write);
  return `${[...new Set(shown)].join('–')}${language === 'de' ? '\u00a0' : ''}°${wanted}`;
}

/** Ovens have steps of 25°F; what is no heat of an oven (74°C in a thigh) is told to the degree. */
function toFahrenheit(celsius: number): number {
  const exact = celsius * 1.8 + 32;
  if (celsius < 80 || celsius % (celsius < 100 ? 10 : 5) !== 0) return Math.round(exact);
  const step = Math.round(exact / 25) * 25;
  return Math.abs(step - exact) <= 8 ? step : Math.round(exact / 5) * 5;
}

function toCelsius(fahrenheit: number): number {
  const exact = (fahrenheit - 32) / 1.8;
  if (fahrenheit < 200 || fahrenheit % 25 !== 0) return Math.round(exact);
  const step = fahrenheit >= 300 ? 10 : 5;
  return Math.round(exact / step) * step;
}
