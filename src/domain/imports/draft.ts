import type { FoundPhotoReply, RecipeDraftReply } from '#contract/imports.ts';
import { byTime } from '#contract/recipe-times.ts';
import { limits } from '#contract/recipes.ts';
import { withoutHeadings } from '../kitchen/ingredient-sections.ts';
import { isMarkedHeading } from '../recipes/sections.ts';
import { type FoundImage, fitPhotos, type WholeAddress } from './photos.ts';

/** What was read of a recipe, before it is made to fit the form. */
export type FoundRecipe = Omit<RecipeDraftReply, 'sourceUrl'> & {
  /** The page that the recipe itself names as its own or as its source. */
  pageUrl?: string;
  /** The pictures that its structured data names, as they name them. */
  photos?: FoundImage[];
};

type DraftWarning =
  | 'photo'
  | 'name'
  | 'description'
  | 'ingredients'
  | 'steps'
  | 'category'
  | 'shortened';

export type FitDraft = {
  recipe: RecipeDraftReply;
  /** Those that may be offered, by their addresses: none of them is fetched. */
  photos: FoundPhotoReply[];
  warnings: DraftWarning[];
};

/** Far more pictures than a page names of a dish and its steps, every crop counted; what comes after them is not looked at. */
const mostNamed = 1_000;

/**
 * Makes what was found fit the form's limits, and says what a person should look at; `whole` knows where
 * the addresses of photos lead. No more of a long list is looked at than the form has room for.
 */
export function fitDraft(
  { photos = [], pageUrl: _, ...found }: FoundRecipe,
  whole: WholeAddress = wholeAlready,
): FitDraft {
  const name = cut(found.name, limits.name);
  const description = cut(found.description, limits.description);
  const ingredients = found.ingredientList.slice(0, limits.ingredients);
  const ingredientList = ingredients.map((line) => cut(line, limits.ingredient));
  const tip = cut(found.tip ?? '', limits.tip);
  const { stepList, firsts } = splitSteps(found.stepList);
  const recipe = {
    ...found,
    name,
    description,
    ingredientList,
    stepList: stepList.slice(0, limits.steps),
    ...(tip === '' ? {} : { tip }),
    ...withinLimits(found),
  };
  const isShortened =
    name !== found.name ||
    description !== found.description ||
    tip !== (found.tip ?? '') ||
    found.ingredientList.length > limits.ingredients ||
    ingredientList.some((line, index) => line !== found.ingredientList[index]) ||
    stepList.length > limits.steps;
  const offered = fitPhotos(inNewSteps(photos, firsts).slice(0, mostNamed), whole);
  const warnings = warningsOf(recipe, offered);
  return { recipe, photos: offered, warnings: [...warnings, ...(isShortened ? shortened : [])] };
}

const shortened = ['shortened'] as const;
const wholeAlready: WholeAddress = (address) => (/^https?:\/\//.test(address) ? address : null);

/** The pictures of steps with the first piece of their step, where the form has room for it. */
function inNewSteps(photos: readonly FoundImage[], firsts: readonly number[]): FoundImage[] {
  return photos.flatMap((photo) => {
    if (photo.step === undefined) return [photo];
    const step = firsts[photo.step];
    return step !== undefined && step < limits.steps ? [{ ...photo, step }] : [];
  });
}

function warningsOf(recipe: RecipeDraftReply, photos: readonly FoundPhotoReply[]): DraftWarning[] {
  return [
    ...(recipe.name ? [] : (['name'] as const)),
    ...(recipe.description ? [] : (['description'] as const)),
    ...(withoutHeadings(recipe.ingredientList, 'en-GB').length > 0
      ? []
      : (['ingredients'] as const)),
    ...(recipe.stepList.some((step) => !isMarkedHeading(step)) ? [] : (['steps'] as const)),
    ...(recipe.category ? [] : (['category'] as const)),
    ...(photos.length > 0 ? [] : (['photo'] as const)),
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
  // A character is two code units at the most.
  const characters = [...text.slice(0, 2 * length + 1)];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}

/** The steps in pieces that the form takes, until there are too many, and where the first piece of each step is. */
function splitSteps(steps: readonly string[]): { stepList: string[]; firsts: number[] } {
  const stepList: string[] = [];
  const firsts: number[] = [];
  for (const step of steps) {
    if (stepList.length > limits.steps) break;
    firsts.push(stepList.length);
    stepList.push(...splitStep(step));
  }
  return { stepList, firsts };
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
