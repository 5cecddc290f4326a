import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import { wordsBehind } from '../kitchen/amounts.ts';
import { type IngredientLine, readIngredientLine } from '../kitchen/ingredient-line.ts';
import { withoutFixing } from '../kitchen/ingredients-text.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';

/** An ingredient as Cooklang marks it; a quantity in decimals, for programs scale no `1 1/2`. */
export type CooklangLine = {
  quantity: string | null;
  unit: string | null;
  name: string;
  note: string | null;
};

/** Takes a line such as '2½ tbsp chilli bean paste (doubanjiang), chopped' apart; nothing of it is lost but the `=` of an amount that is fixed. */
export function readCooklangLine(
  line: string,
  language: RecipeLanguage = firstRecipeLanguage,
): CooklangLine {
  const text = withoutFixing(line.trim().replace(/\s+/g, ' '));
  const read = readIngredientLine(text, language);
  const [first] = read.amounts;
  const isPlain = first !== undefined && read.food !== null && isAtStart(text, read);
  if (!isPlain) return { quantity: null, unit: null, ...splitNote(text) };
  const { number } = first;
  const unit = wordsBehind(text, first).trim();
  const [behind, more] = amountsBehind(text.slice(first.end), language);
  const { name, note } = splitNote(behind);
  return {
    quantity: [number.from, ...(number.to === null ? [] : [number.to])].map(decimal).join('-'),
    unit: unit === '' ? null : unit,
    name,
    note: [more, note].filter(Boolean).join(', ') || null,
  };
}

/** So many amounts say the same of a food, and so far a further one reaches: a line full of them would be read anew for each. */
const mostNotes = 3;
const reach = 80;

const joint = /^[/+]?\s*(?:plus\s|and\s|und\s)?\s*/iu;

/** What stands behind the first amount, and before its food: further amounts, `(240 ml)` or `/7oz`, are a note and no name. */
function amountsBehind(text: string, language: RecipeLanguage): [behind: string, more: string] {
  let rest = text.trim().replace(/^of\s/, '');
  const more: string[] = [];
  for (;;) {
    const [told, note] = noteAhead(rest, language);
    const left = rest.slice(told).replace(/^\s*(?:of\s)?/, '');
    const isNamed = told === 0 || left === '' || /^[,)]/.test(left);
    if (isNamed || more.length === mostNotes) return [rest, more.join(', ')];
    more.push(note);
    rest = left;
  }
}

/** How much of the beginning of a text is a note on what follows, and what that says. */
function noteAhead(text: string, language: RecipeLanguage): [length: number, note: string] {
  const [whole, inside] = /^\(([^()]*)\)/.exec(text) ?? [];
  if (whole !== undefined) return [whole.length, inside?.trim() ?? ''];
  const [sign = ''] = joint.exec(text) ?? [];
  const [next] = readIngredientLine(text.slice(sign.length, sign.length + reach), language).amounts;
  if (next?.start !== 0 || next.unit === null) return [0, ''];
  const end = sign.length + next.end;
  return [end, text.slice(0, end).replace(/^\//, '')];
}

const isAtStart = (text: string, { amounts }: IngredientLine) => {
  const [first] = amounts;
  return first?.start === 0 && first.number.start === 0 && /\S/.test(text.slice(first.end));
};

/** Thirds have no end: three places are finer than any spoon. */
const decimal = (value: number) => String(Number(value.toFixed(3)));

/** What follows the first comma, or stands in the first parentheses, is a note; the comma of `Milch 3,5 %` is one of a number. */
function splitNote(text: string): { name: string; note: string | null } {
  const [, name = text, inside = '', after = ''] =
    /^((?:[^,(]|(?<=\d),(?=\d))*[^,(\s])\s*(?:\(([^()]*)\))?\s*(?:,\s*(.*))?$/.exec(text) ?? [];
  const note = [inside, after].filter((part) => part !== '').join(', ');
  return { name, note: note === '' ? null : note };
}
