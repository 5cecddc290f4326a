import { readIngredientLine } from '#domain/formats/ingredient-line.ts';
import type { FoundRecipe } from './draft.ts';
import { splitSteps } from './read-instructions.ts';
import { readMinutes, readServings } from './read-numbers.ts';
import { line } from './read-texts.ts';

type Part = 'intro' | 'ingredients' | 'steps' | 'rest';

/** Headings as people write them, alone on their line. */
const headings: [Part, RegExp][] = [
  [
    'ingredients',
    /^(ingredients?( list)?|you will need|zutaten|ingrédients|ingredientes|ingredienti)\b/i,
  ],
  [
    'steps',
    /^(method|directions?|instructions?|steps|preparation|how to (make|cook|prepare)|zubereitung|préparation|preparación|elaboración|preparazione|procedimento)\b/i,
  ],
  [
    'rest',
    /^(notes?|tips?|nutrition|storage|equipment|comments?|reviews?|related|video|share|did you make)\b/i,
  ],
];
const bullet = /^[-–*•▢□☐✓◦·]\s*/;
const prep = /^(prep(aration)?( time)?)\b/i;
const cook = /^(cook(ing)?( time)?|bake( time)?)\b/i;
const total = /^(total|ready in)\b/i;
const yields = /^(serves|servings|serving|makes|yields?|portions?)\b/i;

/** Reads a recipe from the text of a page by its headings; null when it has neither list nor steps. */
export function readPlainRecipe(text: string): FoundRecipe | null {
  const lines = text
    .split(/\r\n?|\n/)
    .map(line)
    .filter(Boolean);
  const parts = divide(lines);
  const facts = lines.filter((one) => one.length <= 60);
  const ingredientList = parts.ingredients
    .map((one) => one.replace(bullet, ''))
    .filter((one) => one !== '' && !isFact(one));
  const stepList = splitSteps(parts.steps.join('\n'));
  if (ingredientList.length === 0 && stepList.length === 0) return null;
  const [name = '', ...about] = parts.intro.filter((one) => !isFact(one));
  const servings = readServings(facts.filter((one) => yields.test(one)));
  return {
    name,
    description: about.join('\n'),
    ingredientList,
    stepList,
    ...(servings === undefined ? {} : { servings }),
    ...readTimes(facts),
  };
}

function divide(lines: string[]): Record<Part, string[]> {
  const parts: Record<Part, string[]> = { intro: [], ingredients: [], steps: [], rest: [] };
  let part: Part = 'intro';
  for (const text of lines) {
    const heading = text.length <= 40 && headings.find(([, pattern]) => pattern.test(text));
    if (heading && !isFact(text)) part = heading[0];
    else parts[part].push(text);
  }
  return parts.ingredients.length + parts.steps.length > 0 ? parts : divideUntitled(lines);
}

/** Without headings, lines that begin with an amount are ingredients and what follows them is steps. */
function divideUntitled(lines: string[]): Record<Part, string[]> {
  const isAmount = (text: string) => {
    const plain = text.replace(bullet, '');
    return (
      plain.length <= 120 && readIngredientLine(plain).quantity !== null && !/^\d+[.)]/.test(plain)
    );
  };
  const first = lines.findIndex(isAmount);
  const last = lines.findLastIndex(isAmount);
  if (first < 0) return { intro: lines, ingredients: [], steps: [], rest: [] };
  return {
    intro: lines.slice(0, first),
    ingredients: lines.slice(first, last + 1),
    steps: lines.slice(last + 1),
    rest: [],
  };
}

const isFact = (text: string): boolean =>
  text.length <= 60 && /\d/.test(text) && [prep, cook, total, yields].some((one) => one.test(text));

function readTimes(facts: string[]) {
  const of = (pattern: RegExp) =>
    readMinutes(facts.find((one) => pattern.test(one) && /\d/.test(one)));
  const prepMinutes = of(prep);
  const cookMinutes = of(cook) ?? (prepMinutes === undefined ? of(total) : undefined);
  return {
    ...(prepMinutes === undefined ? {} : { prepMinutes }),
    ...(cookMinutes === undefined ? {} : { cookMinutes }),
  };
}
