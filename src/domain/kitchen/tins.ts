/** A tin or tray with straight sides; what fills it grows with its area. */
export type Tin = {
  shape: 'round' | 'square' | 'rectangular';
  /** Diameter, side, or the two sides, in centimetres. */
  sides: readonly number[];
};

const number = String.raw`(\d{1,2}(?:[.,]\d)?)`;
const unit = String.raw`[\s-]*(cm|inch(?:es)?|in(?=[\s)]|$)|"|Zoll)`;
/** The same size in other units: `23 cm (9 in)`. */
const again = String.raw`(?:\s*\([^()]{0,20}\))?`;
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
const size = `(?<size>${number})(?<unit>${unit})`;
/** How a tin of one size is told: the first of these that a text has. */
const ofOneSize = [
  new RegExp(
    String.raw`${size}${again}(?<kind>(?:[\s-]+\p{L}+(?:-\p{L}+)?){0,4}?[\s-]+${tin})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<kind>${tin}[^.;\d]{0,20})${size}(?!\s+(?:above|below|from|away|apart|unter|von))`,
    'iu',
  ),
  /(?<size>\d{2})er[\s-]+(?<kind>(?:\p{L}+\s+)?\p{L}*form)(?!\p{L})/iu,
  // A yield may be a tin by its shape alone: `round 23 cm`.
  new RegExp(
    String.raw`^\s*(?<kind>round|square|runde?|quadratisch\p{L}*)[\s,:]+${size}\s*$`,
    'iu',
  ),
];

/** A smaller number before an `x` counts tins: `2 x 20 cm sandwich tins`. */
const leastSide = 5;
/** In inches one tin has narrower sides (`4 x 14-inch tart pan`), and so have all loaf tins. */
const leastInches = 3;
/** Of these a number before is no side, though only one tin is written of: `3 x 8-inch round cake pan`. */
const roundTins = /round|springform|sandwich|cake/iu;

function countsTins(number: string, said: string | undefined, name: string): boolean {
  const isNarrow =
    !said?.toLowerCase().endsWith('cm') &&
    (/loaf/iu.test(name) || !(/s$/iu.test(name) || roundTins.test(name)));
  return Number(number) < (isNarrow ? leastInches : leastSide);
}

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
  const ofSides = sidesBefore.exec(text);
  const [, one, oneUnit, two, twoUnit, name = ''] = ofSides ?? [];
  if (one && two && !oneUnit && countsTins(one, twoUnit, name))
    return single(two, twoUnit, name, text.slice(0, ofSides?.index));
  if (one && two) return rectangular(one, two, twoUnit ?? oneUnit, name);
  const [, named = '', first, , second, lastUnit] = sidesBehind.exec(text) ?? [];
  if (first && second) return rectangular(first, second, lastUnit, named);
  for (const pattern of ofOneSize) {
    const found = pattern.exec(text);
    const { size: across = '', unit: said = 'cm', kind = '' } = found?.groups ?? {};
    if (found && !other.test(kind)) return single(across, said, kind, text.slice(0, found.index));
  }
  return null;
}

/** What ends in a word of the shape, with no sign behind it that parts it from what follows. */
const squareAhead =
  /(?<![\p{L}-])(?:square|quadratisch\p{L}*)(?:[\s,-]+(?<between>[\p{L}\s-]*))?$/iu;
/** Words by which the shape before them is another thing's: `a square of paper in a 23 cm tin`. */
const elsewhere = /(?<!\p{L})(?:of|and|in|into|on|onto|with|und|aus|auf|mit|von)(?!\p{L})/iu;

function isSquareAhead(ahead: string): boolean {
  const found = squareAhead.exec(ahead.slice(-25));
  return found !== null && !elsewhere.test(found.groups?.between ?? '');
}

const centimetres = (text: string, said: string | undefined) =>
  Number(text.replace(',', '.')) * (said?.toLowerCase().endsWith('cm') ? 1 : 2.54);

function rectangular(a: string, b: string, said: string | undefined, name: string): Tin | null {
  if (/frying|grill/iu.test(name)) return null;
  return { shape: 'rectangular', sides: [centimetres(a, said), centimetres(b, said)] };
}

/** A word of the shape right before a tin and its size counts where none stands with them. */
function single(size: string, said: string | undefined, kind: string, ahead: string): Tin {
  const isShaped = /square|quadratisch|(?<!\p{L})rund|(?<!\p{L})round|spring/iu.test(kind);
  const isSquare = isShaped ? /square|quadratisch/iu.test(kind) : isSquareAhead(ahead);
  return { shape: isSquare ? 'square' : 'round', sides: [centimetres(size, said)] };
}

/** How many times the area of one tin another has. */
export function factorOfTins(from: Tin, to: Tin): number {
  return areaOf(to) / areaOf(from);
}

function areaOf({ shape, sides: [a = 0, b = a] }: Tin): number {
  return shape === 'round' ? Math.PI * (a / 2) ** 2 : a * b;
}
