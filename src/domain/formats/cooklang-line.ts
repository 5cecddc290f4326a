import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import { type IngredientLine, readIngredientLine } from '../kitchen/ingredient-line.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';

/** An ingredient as Cooklang marks it; a quantity in decimals, for programs scale no `1 1/2`. */
export type CooklangLine = {
  quantity: string | null;
  unit: string | null;
  name: string;
  note: string | null;
};

/** Takes a line such as '2½ tbsp chilli bean paste (doubanjiang), chopped' apart; nothing of it is lost but its headings' marks. */
export function readCooklangLine(
  line: string,
  language: RecipeLanguage = firstRecipeLanguage,
): CooklangLine {
  const text = line.trim().replace(/\s+/g, ' ');
  const read = readIngredientLine(text, language);
  const [first] = read.amounts;
  const isPlain = first !== undefined && read.food !== null && isAtStart(text, read);
  if (!isPlain) return { quantity: null, unit: null, ...splitNote(text) };
  const { number } = first;
  const unit = text.slice(number.end, first.end).trim();
  return {
    quantity: [number.from, ...(number.to === null ? [] : [number.to])].map(decimal).join('-'),
    unit: unit === '' ? null : unit,
    ...splitNote(text.slice(first.end).trim().replace(/^of /, '')),
  };
}

const isAtStart = (text: string, { amounts }: IngredientLine) => {
  const [first] = amounts;
  return first?.start === 0 && first.number.start === 0 && /\S/.test(text.slice(first.end));
};

/** Thirds have no end: three places are finer than any spoon. */
const decimal = (value: number) => String(Number(value.toFixed(3)));

/** What follows the first comma, or stands in the first parentheses, is a note. */
function splitNote(text: string): { name: string; note: string | null } {
  const [, name = text, inside = '', after = ''] =
    /^([^,(]*[^,(\s])\s*(?:\(([^()]*)\))?\s*(?:,\s*(.*))?$/.exec(text) ?? [];
  const note = [inside, after].filter((part) => part !== '').join(', ');
  return { name, note: note === '' ? null : note };
}
