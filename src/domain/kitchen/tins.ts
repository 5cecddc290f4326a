/** A tin or tray with straight sides; what fills it grows with its area. */
export type Tin = {
  shape: 'round' | 'square' | 'rectangular';
  /** Diameter, side, or the two sides, in centimetres. */
  sides: readonly number[];
};

const number = String.raw`(\d{1,2}(?:[.,]\d)?)`;
const unit = String.raw`[\s-]*(cm|inch(?:es)?|in(?=\s)|"|Zoll)`;
// Words are looked at from their beginnings: from each of its letters, a word of 2,000 would take seconds.
const by = String.raw`[\s-]*(?:x|×|by|mal)[\s-]*`;
const tin = String.raw`(?<!\p{L})\p{L}*(?:tins?|pans?|dish|tray|springform|form|blech|mould|yield)(?!\p{L})`;
/** What is fried or boiled in is no tin, and of a loaf tin one length says nothing. */
const other = /frying|skillet|saucepan|wok|loaf|kasten|brat|sauté|muffin|grill/iu;
const sidesAndDepth = new RegExp(
  String.raw`${number}(?:${unit})?${by}${number}(?:${unit})?${by}\d{1,2}(?:[.,]\d)?${unit}([^.;]{0,30}?${tin})`,
  'iu',
);
const sidesBefore = new RegExp(
  `${number}(?:${unit})?${by}${number}${unit}([^.;]{0,30}?${tin})`,
  'iu',
);
const sidesBehind = new RegExp(
  String.raw`(${tin}[^.;\d]{0,20})${number}(?:${unit})?${by}${number}${unit}`,
  'iu',
);
const before = new RegExp(
  String.raw`${number}${unit}((?:[\s-]+[\p{L}-]+){0,4}?[\s-]+${tin})`,
  'iu',
);
const behind = new RegExp(
  String.raw`(${tin}[^.;\d]{0,20})${number}${unit}(?!\s+(?:above|below|from|away|apart|unter|von))`,
  'iu',
);
const german = /(\d{2})er[\s-]+((?:\p{L}+\s+)?\p{L}*form)(?!\p{L})/iu;

/** A smaller number before an `x` counts tins: `2 x 20 cm sandwich tins`. */
const leastSide = 5;

/** The tin that a recipe names in its equipment, its yield or its steps, the first of them; null where there is none. */
export function findTin(texts: readonly string[]): Tin | null {
  for (const text of texts) {
    const found = tinIn(text);
    if (found) return found;
  }
  return null;
}

function tinIn(text: string): Tin | null {
  const [, long, , wide, , deepUnit, kindOf = ''] = sidesAndDepth.exec(text) ?? [];
  if (long && wide) return rectangular(long, wide, deepUnit, kindOf);
  const [, one, oneUnit, two, twoUnit, name = ''] = sidesBefore.exec(text) ?? [];
  if (one && two && !oneUnit && Number(one) < leastSide) return single(two, twoUnit, name);
  if (one && two) return rectangular(one, two, twoUnit ?? oneUnit, name);
  const [, named = '', first, , second, lastUnit] = sidesBehind.exec(text) ?? [];
  if (first && second) return rectangular(first, second, lastUnit, named);
  const [, size, sizeUnit, kind = ''] = before.exec(text) ?? [];
  if (size && !other.test(kind)) return single(size, sizeUnit, kind);
  const [, kindBefore = '', behindSize, behindUnit] = behind.exec(text) ?? [];
  if (behindSize && !other.test(kindBefore)) return single(behindSize, behindUnit, kindBefore);
  const [, across, form = ''] = german.exec(text) ?? [];
  return across && !other.test(form) ? single(across, 'cm', form) : null;
}

const centimetres = (text: string, said: string | undefined) =>
  Number(text.replace(',', '.')) * (said === 'cm' ? 1 : 2.54);

function rectangular(a: string, b: string, said: string | undefined, name: string): Tin | null {
  if (/frying|grill/iu.test(name)) return null;
  return { shape: 'rectangular', sides: [centimetres(a, said), centimetres(b, said)] };
}

function single(size: string, said: string | undefined, kind: string): Tin {
  const isSquare = /square|quadratisch/iu.test(kind);
  return { shape: isSquare ? 'square' : 'round', sides: [centimetres(size, said)] };
}

/** How many times the area of one tin another has. */
export function factorOfTins(from: Tin, to: Tin): number {
  return areaOf(to) / areaOf(from);
}

function areaOf({ shape, sides: [a = 0, b = a] }: Tin): number {
  return shape === 'round' ? Math.PI * (a / 2) ** 2 : a * b;
}
