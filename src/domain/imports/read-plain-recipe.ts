import { readIngredientLine } from '#domain/formats/ingredient-line.ts';
import type { FoundRecipe } from './draft.ts';
import { tidyIngredient } from './read-ingredients.ts';
import { readMinutes, readServings } from './read-numbers.ts';
import { line } from './read-texts.ts';
import { splitSteps } from './split-steps.ts';

export type Part = 'intro' | 'ingredients' | 'steps' | 'rest';

/** Headings as people write them, alone on their line. */
const headings: [Part, RegExp][] = [
  [
    'ingredients',
    /^(?:ingredients?(?: list)?|you will need|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|benodigdheden|ingredienser|ingrediente|składniki|suroviny|hozzávalók|ainekset|malzemeler|ингредиенты|υλικά|材料)(?!\p{L})/iu,
  ],
  [
    'steps',
    /^(?:method|directions?|instructions?|steps|preparation|how to (?:make|cook|prepare)|zubereitung|anleitung|préparation|preparación|elaboración|instrucciones|preparazione|procedimento|modo de (?:preparo|preparação)|preparação|bereiding|bereidingswijze|instructies|gör så här|tillagning|fremgangsmåde|framgangsmåte|slik gjør du|sposób przygotowania|przygotowanie|postup|elkészítés|valmistus|yapılışı|hazırlanışı|приготовление|εκτέλεση|作り方)(?!\p{L})/iu,
  ],
  [
    'rest',
    /^(?:notes?|tips?|nutrition|storage|equipment|comments?|reviews?|related|video|share|did you make)\b/i,
  ],
];
const longestHeading = 40;

/** The part of a recipe that a line is the heading of; null for any other line. */
export function partOf(text: string): Part | null {
  if (text.length > longestHeading || isFact(text)) return null;
  return headings.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const bullet = /^[-–*•▢□☐✓◦·]\s*/;
const prep = /^(prep(aration)?( time)?)\b/i;
const cook = /^(cook(ing)?( time)?|bake( time)?)\b/i;
const total = /^(total|ready in)\b/i;
const yields = /^(serves|servings|serving|makes|yields?|portions?)\b/i;

/** Reads a recipe from the text of a page by its headings; null when it has neither list nor steps. */
export function readPlainRecipe(text: readonly string[], isPage = false): FoundRecipe | null {
  const lines = text.map(line).filter(Boolean);
  const parts = divide(lines, isPage);
  const ingredientList = parts.ingredients
    .map((one) => tidyIngredient(one.replace(bullet, '')))
    .filter((one) => one !== '' && !isFact(one));
  const stepList = splitSteps(parts.steps.join('\n'));
  if (ingredientList.length === 0 && stepList.length === 0) return null;
  const [name = '', ...about] = parts.intro.filter((one) => !isFact(one));
  return { name, description: about.join('\n'), ingredientList, stepList, ...readFacts(lines) };
}

/** Servings and times as short lines of a text tell them. */
export function readFacts(lines: readonly string[]) {
  const facts = lines.filter((one) => one.length <= 60);
  const servings = readServings(facts.filter((one) => yields.test(one)));
  return { ...(servings === undefined ? {} : { servings }), ...readTimes(facts) };
}

function divide(lines: string[], isPage: boolean): Record<Part, string[]> {
  const parts: Record<Part, string[]> = { intro: [], ingredients: [], steps: [], rest: [] };
  let part: Part = 'intro';
  for (const text of lines) {
    const begun = partOf(text);
    if (begun) part = begun;
    else parts[part].push(text);
  }
  if (parts.ingredients.length + parts.steps.length > 0) return parts;
  const untitled = divideUntitled(lines);
  const isList = !isPage || isDense(untitled.ingredients);
  return isList ? untitled : { intro: lines, ingredients: [], steps: [], rest: [] };
}

/** Whether lines look like a list of ingredients: any page has a line or two that begin with a number. */
function isDense(lines: string[]): boolean {
  const amounts = lines.filter((text) => isAmount(text) && !/[.!?]$/.test(text));
  const measured = amounts.filter((text) => readIngredientLine(text.replace(bullet, '')).unit);
  return amounts.length >= 3 && measured.length >= 2 && amounts.length * 3 >= lines.length * 2;
}

function isAmount(text: string): boolean {
  const plain = text.replace(bullet, '');
  return (
    plain.length <= 120 && readIngredientLine(plain).quantity !== null && !/^\d+[.)]/.test(plain)
  );
}

/** Without headings, lines that begin with an amount are ingredients and what follows them is steps. */
function divideUntitled(lines: string[]): Record<Part, string[]> {
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

/** Whether a line tells a time or how many it serves. */
export function isFact(text: string): boolean {
  const words = [prep, cook, total, yields];
  return text.length <= 60 && /\d/.test(text) && words.some((one) => one.test(text));
}

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
