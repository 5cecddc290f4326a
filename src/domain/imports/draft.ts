import type { RecipeDraftReply } from '#contract/imports.ts';
import { byTime } from '#contract/recipe-times.ts';
import { limits } from '#contract/recipes.ts';
import { withoutHeadings } from '../kitchen/ingredient-sections.ts';
import { isMarkedHeading } from '../recipes/sections.ts';

/** What was read of a recipe, before it is made to fit the form. */
export type FoundRecipe = Omit<RecipeDraftReply, 'sourceUrl'> & {
  /** The page that the recipe itself names as its own or as its source. */
  pageUrl?: string;
};

export type DraftWarning =
  | 'photo'
  | 'name'
  | 'description'
  | 'ingredients'
  | 'steps'
  | 'category'
  | 'shortened';

/** Makes what was found fit the form's limits, and says what a person should look at. */
export function fitDraft({ pageUrl: _, ...found }: FoundRecipe): {
  recipe: RecipeDraftReply;
  warnings: DraftWarning[];
} {
  const name = cut(found.name, limits.name);
  const description = cut(found.description, limits.description);
  const ingredientList = found.ingredientList.map((line) => cut(line, limits.ingredient));
  const stepList = found.stepList.flatMap((step) => splitStep(step));
  const recipe = {
    ...found,
    name,
    description,
    ingredientList: ingredientList.slice(0, limits.ingredients),
    stepList: stepList.slice(0, limits.steps),
    ...withinLimits(found),
  };
  const isShortened =
    name !== found.name ||
    description !== found.description ||
    ingredientList.length > limits.ingredients ||
    ingredientList.some((line, index) => line !== found.ingredientList[index]) ||
    stepList.length > limits.steps;
  return { recipe, warnings: [...warningsOf(recipe), ...(isShortened ? shortened : [])] };
}

const shortened = ['shortened'] as const;

function warningsOf(recipe: RecipeDraftReply): DraftWarning[] {
  return [
    ...(recipe.name ? [] : (['name'] as const)),
    ...(recipe.description ? [] : (['description'] as const)),
    ...(withoutHeadings(recipe.ingredientList, 'en-GB').length > 0
      ? []
      : (['ingredients'] as const)),
    ...(recipe.stepList.some((step) => !isMarkedHeading(step)) ? [] : (['steps'] as const)),
    ...(recipe.category ? [] : (['category'] as const)),
    'photo',
  ];
}

/** Numbers that the form would refuse say nothing. */
function withinLimits(found: FoundRecipe) {
  const within = (value: number | undefined, least: number, most: number) =>
    value !== undefined && value >= least && value <= most ? value : undefined;
  return {
    servings: within(found.servings, 1, limits.servings),
    ...byTime((time) => within(found[time], 0, limits.minutes)),
  };
}

function cut(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}

/** A step that is too long becomes several, at the end of a sentence or else of a word. */
function splitStep(step: string): string[] {
  const pieces: string[] = [];
  let left = step;
  // One more than the form takes tells that there was more.
  while (pieces.length <= limits.steps) {
    const head = [...left.slice(0, 2 * limits.step)].slice(0, limits.step).join('');
    if (head === left) break;
    const sentence = head.search(/[.!?。][^.!?。]*$/) + 1;
    const end = sentence || head.lastIndexOf(' ') + 1 || head.length;
    pieces.push(left.slice(0, end).trim());
    left = left.slice(end).trimStart();
  }
  return left === '' ? pieces : [...pieces, left];
}
