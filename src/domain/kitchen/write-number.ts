import type { RecipeLanguage } from './language.ts';

const fractions: readonly [number, string][] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];

/** A number of spoons, cups or wholes with the sign of its fraction: `1½`. */
export function writeFraction(value: number): string {
  // No sign says less than an eighth.
  if (value > 0 && value < 0.12) return `1/${Math.round(1 / value)}`;
  const whole = Math.floor(value + 1e-9);
  const [, sign = ''] = fractions.find(([part]) => Math.abs(part - (value - whole)) < 1e-6) ?? [];
  return `${whole || ''}${sign}` || '0';
}

/** A number for scales and jugs, with the decimal sign of the language. */
export function writeDecimal(value: number, language: RecipeLanguage): string {
  const plain = String(Number(value.toPrecision(9)));
  return language === 'de' ? plain.replace('.', ',') : plain;
}

const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
/** By how much of itself an amount of cups may be rounded, and what a tablespoon is of a cup. */
const near = 0.06;
const spoon = 1 / 16;

/** Cups as they are measured: a quarter, a third, a half; where those miss by too much, with tablespoons. */
export function writeCups(
  cups: number,
  words: { cup: readonly [string, string]; tbsp: string },
): string {
  const whole = Math.floor(cups);
  const rest = cups - whole;
  const choices = cupParts.flatMap((part) =>
    [0, 1, 2].map((spoons) => ({ part, spoons, miss: Math.abs(part + spoons * spoon - rest) })),
  );
  const least = (some: typeof choices) => some.reduce((a, b) => (b.miss < a.miss - 1e-9 ? b : a));
  const plain = least(choices.filter(({ spoons }) => spoons === 0));
  const isNear = plain.miss <= cups * near;
  const spoons = Math.round(cups / spoon);
  // Four tablespoons are a quarter of a cup, eight a half.
  if (!isNear && spoons % 4 === 0 && cups < 1 / 2)
    return `${writeFraction(spoons * spoon)} ${words.cup[0]}`;
  if (!isNear && cups < 1 / 2) return `${spoons} ${words.tbsp}`;
  const best = isNear ? plain : least(choices);
  const value = whole + best.part;
  const said = `${writeFraction(value)} ${words.cup[value > 1 ? 1 : 0]}`;
  return best.spoons ? `${said} + ${best.spoons} ${words.tbsp}` : said;
}
