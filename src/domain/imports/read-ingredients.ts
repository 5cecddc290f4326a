import { isA, type SchemaNode } from './find-recipe-node.ts';
import { asItem } from './headings.ts';
import { numberedForms } from './numbered-forms.ts';
import { line, type PlainText, texts, wholeText } from './read-texts.ts';

const bullet = /^[-–*•▢□☐✓◦·]\s+/;

/** The ingredients of a recipe: a list of texts or of things with amounts, or one text with lines. */
export function readIngredients(value: unknown, plain: PlainText): string[] {
  const items = [value].flat(3).flatMap((item) => textOfIngredient(item, plain));
  const [only] = items;
  // Where there are several, each is one: its own lines are how the page breaks it.
  const lines = items.length === 1 && only ? splitLines(only) : items.map(line);
  return joinAmounts(lines.map(bareIngredient).filter((text) => /[\p{L}\p{N}]/u.test(text)));
}

/** A line without its bullet, and with one pair of brackets where a tool has put a second around them. */
export function bareIngredient(text: string): string {
  const plain = asItem(line(text).replace(bullet, ''));
  if (!plain.includes('((') || !plain.includes('))')) return plain;
  return plain.replaceAll('((', '(').replaceAll('))', ')');
}

/** The same, with its words in the number that its amount asks for: no longer as its page shows it. */
export const tidyIngredient = (text: string): string => numberedForms(bareIngredient(text));

function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

function textOfIngredient(value: unknown, plain: PlainText): string[] {
  const node = value as SchemaNode;
  const isThing = value !== null && typeof value === 'object';
  if (!isThing || node['@value'] !== undefined || node.text !== undefined) {
    return texts(value, plain);
  }
  const whole = texts(node[wholeText], plain);
  if (whole.length) return whole.map(line);
  const measured = measureOf(node);
  if (measured) {
    const parts = [measured.amount, unitOf(measured.of), node.name];
    const text = parts.flatMap((part) => texts(part, plain)).join(' ');
    return text === '' ? [] : [text];
  }
  return texts(value, plain);
}

/** How much a thing says that it is of, with what tells the unit: itself, or the quantity that it asks for. */
function measureOf(node: SchemaNode): { amount: unknown; of: SchemaNode } | null {
  const { requiredQuantity: asked } = node;
  if (asked !== null && typeof asked === 'object' && !Array.isArray(asked)) {
    const of = asked as SchemaNode;
    return of.value === undefined ? null : { amount: of.value, of };
  }
  const amount = node.amount ?? node.quantity ?? asked;
  if (amount !== undefined && amount !== null) return { amount, of: node };
  return isA(node, 'PropertyValue') ? { amount: node.value, of: node } : null;
}

/** The codes of UN/CEFACT for what kitchens measure by. */
const unitCodes: Record<string, string> = {
  G21: 'cup',
  G24: 'tbsp',
  G25: 'tsp',
  GRM: 'g',
  KGM: 'kg',
  LBR: 'lb',
  LTR: 'l',
  MLT: 'ml',
  ONZ: 'oz',
};

function unitOf({ unitText, unit, unitCode }: SchemaNode): unknown {
  return unitText ?? unit ?? (typeof unitCode === 'string' ? unitCodes[unitCode] : undefined);
}

const amount =
  /^(?:ca\.? ?|about )?[\d\s.,/½⅓⅔¼¾⅕⅛⅜⅝⅞⁄–-]+(?:kg|g|gr|mg|ml|cl|dl|l|oz|lbs?|cups?|tsps?|tbsps?|teaspoons?|tablespoons?|el|tl|stk|pcs?)?\.?$/i;

/** Where amounts and what they are of come as items of their own, each pair is one line. */
export function joinAmounts(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let before = '';
  for (const text of lines) {
    const isAmount = /\d|\p{No}/u.test(text) && amount.test(text);
    const isNamed = !isAmount && !/^\d/.test(text);
    if (before !== '' && isNamed) joined.push(`${before} ${text}`);
    else joined.push(...[before, isAmount ? '' : text].filter(Boolean));
    before = isAmount ? text : '';
  }
  return before === '' ? joined : [...joined, before];
}
