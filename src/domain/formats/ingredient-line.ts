/** An ingredient line taken apart; `quantity` is plain: `2`, `1.5`, `1/2`, `1 1/2` or `3-5`. */
export type IngredientLine = {
  quantity: string | null;
  unit: string | null;
  name: string;
  note: string | null;
};

const vulgar: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const vulgarSign = new RegExp(`(\\d?)\\s?([${Object.keys(vulgar).join('')}])`, 'g');

const one = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?`;
const leadingQuantity = new RegExp(
  String.raw`^(${one})(?:\s?(?:-|–|—|to)\s?(${one}))?(?![\d\/.,%])\s*`,
);

const measures =
  'kg|g|grams?|mg|ml|cl|dl|l|litres?|liters?|tsps?|teaspoons?|tbsps?|tablespoons?|cups?|fl oz|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?';
const containers = 'tins?|cans?|jars?|packets?|packs?|bottles?|bags?|boxes|box|cartons?';
const counts =
  'pinch(?:es)?|dash(?:es)?|drops?|knobs?|handfuls?|bunch(?:es)?|sprigs?|stalks?|sticks?|slices?|sheets?|heads?|cloves?|pieces?|racks?|strips?|scoops?';
const leadingUnit = new RegExp(
  String.raw`^(x \d+(?:\.\d+)? ?(?:${measures}) (?:${containers})|${measures}|${containers}|${counts})\.?(?=\s|$)\s*`,
  'i',
);

/**
 * Takes a line such as '2½ tbsp chilli bean paste (doubanjiang), chopped' apart. Whatever is
 * not understood as an amount stays in the name; nothing of the line is lost.
 */
export function readIngredientLine(line: string): IngredientLine {
  const text = plainFractions(line.trim().replace(/\s+/g, ' '));
  const amount = leadingQuantity.exec(text);
  if (!amount) return { quantity: null, unit: null, ...splitNote(text) };
  const [whole, from = '', to] = amount;
  const rest = text.slice(whole.length);
  if (rest === '') return { quantity: null, unit: null, ...splitNote(text) };
  const [measure = '', unit = null] = leadingUnit.exec(rest) ?? [];
  const named = rest.slice(measure.length).replace(/^of /, '');
  const quantity = to ? `${from}-${to}` : from;
  // '5 cloves' names the spice: a unit needs something that it measures.
  return /^[^,(]/.test(named)
    ? { quantity, unit, ...splitNote(named) }
    : { quantity, unit: null, ...splitNote(rest) };
}

/** `½` and `2½` in figures that every program reads: `1/2`, `2 1/2`. */
function plainFractions(text: string): string {
  return text.replace(vulgarSign, (_, digit: string, sign: string) =>
    digit ? `${digit} ${vulgar[sign]}` : (vulgar[sign] ?? sign),
  );
}

/** What follows the first comma, or stands in the first parentheses, is a note. */
function splitNote(text: string): { name: string; note: string | null } {
  const [, name = text, inside = '', after = ''] =
    /^([^,(]*[^,(\s])\s*(?:\(([^()]*)\))?\s*(?:,\s*(.*))?$/.exec(text) ?? [];
  const note = [inside, after].filter((part) => part !== '').join(', ');
  return { name, note: note === '' ? null : note };
}
