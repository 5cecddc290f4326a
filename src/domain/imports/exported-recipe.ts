import type { Nutrition } from '#contract/recipe-details.ts';
import { byTime } from '#contract/recipe-times.ts';
import { schemaNutrition } from '#domain/formats/schema-nutrition.ts';
import { cuisineWithId } from '../categories/cuisines.ts';
import type { FoundRecipe } from './draft.ts';
import type { SchemaNode } from './find-recipe-node.ts';
import { line, paragraphs } from './read-texts.ts';

/** A recipe of a program as schema.org has it, and what that would lose. */
type ExportedRecipe = { node: SchemaNode; beside: Partial<FoundRecipe> };

/**
 * The first recipe among JSON documents in the own words of Mealie, Tandoor, Paprika or this site, which say of none of it that
 * it is a recipe; null where there is none.
 */
export function findExportedRecipe(documents: readonly unknown[]): ExportedRecipe | null {
  for (const one of documents.flat()) {
    if (!isThing(one)) continue;
    if (isThing(one.recipe) && Array.isArray(one.recipe.ingredientList)) return ofOurs(one.recipe);
    if (typeof one.name !== 'string') continue;
    if (isThings(one.recipeIngredient) || isThings(one.recipeInstructions)) return ofMealie(one);
    if (isThings(one.steps) && one.steps.some((step) => 'instruction' in step)) {
      return ofTandoor(one, one.steps);
    }
    if (typeof one.ingredients === 'string' && typeof one.directions === 'string') {
      return ofPaprika(one);
    }
  }
  return null;
}

const isThing = (value: unknown): value is SchemaNode =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isThings = (value: unknown): value is SchemaNode[] =>
  Array.isArray(value) && value.length > 0 && value.every(isThing);
const things = (value: unknown): SchemaNode[] => [value].flat().filter(isThing);
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const nameOf = (value: unknown): string => text(isThing(value) ? value.name : value);
const together = (parts: readonly string[], by: string): string => parts.filter(Boolean).join(by);
const noted = (tip: string): Partial<FoundRecipe> => (tip === '' ? {} : { tip });
const recipe = { '@context': 'https://schema.org', '@type': 'Recipe' };

/** An amount as it is written: of 0 they mean none, and a third has endless digits. */
function amountIn(value: unknown): string {
  const amount = Number(value);
  if (!Number.isFinite(amount)) return text(value);
  return amount > 0 ? String(Math.round(amount * 1000) / 1000) : '';
}

function lineOf(amount: unknown, { unit, food, note }: SchemaNode): string {
  const named = together([amountIn(amount), nameOf(unit), nameOf(food)], ' ');
  return together([named, text(note)], ', ');
}

/** What divides a list of ingredients ends in a colon. */
const headingOf = (title: unknown): string[] => (text(title) === '' ? [] : [`${text(title)}:`]);

function ofMealie(told: SchemaNode): ExportedRecipe {
  const lines = things(told.recipeIngredient).flatMap((one) => [
    ...headingOf(one.title),
    text(one.display) || text(one.originalText) || lineOf(one.quantity, one),
  ]);
  const notes = things(told.notes).map((one) => together([text(one.title), text(one.text)], ': '));
  const node = {
    ...told,
    ...recipe,
    // What it calls an image is the name of a file of its own.
    image: undefined,
    recipeYield: told.recipeYield || told.recipe_yield || told.recipeServings,
    recipeIngredient: lines,
    recipeInstructions: things(told.recipeInstructions).map((step) => ({
      '@type': 'HowToStep',
      name: step.title,
      text: step.text,
    })),
    keywords: things(told.tags).map(nameOf),
    tool: things(told.tools).map(nameOf),
    url: told.orgURL ?? told.org_url,
  };
  return { node, beside: noted(together(notes, '\n')) };
}

function ofTandoor(told: SchemaNode, steps: readonly SchemaNode[]): ExportedRecipe {
  const lines = steps.flatMap((step) => [
    ...headingOf(step.name),
    ...things(step.ingredients).flatMap((one) =>
      one.is_header ? headingOf(one.note) : [lineOf(one.no_amount ? 0 : one.amount, one)],
    ),
  ]);
  const minutes = [told.working_time, told.waiting_time].map((time) => Number(time) || 0);
  const node = {
    ...recipe,
    name: told.name,
    description: told.description,
    url: told.source_url,
    keywords: things(told.keywords).map(nameOf),
    recipeIngredient: lines,
    recipeYield: together([text(told.servings), text(told.servings_text)], ' '),
    recipeInstructions: steps.map((step) => ({
      '@type': 'HowToSection',
      name: step.name,
      itemListElement: text(step.instruction),
    })),
    ...(minutes[0] ? { prepTime: `PT${minutes[0]}M` } : {}),
    ...(minutes[1] ? { cookTime: `PT${minutes[1]}M` } : {}),
  };
  return { node, beside: {} };
}

function ofPaprika(told: SchemaNode): ExportedRecipe {
  const { name, description, ingredients, directions, categories, servings } = told;
  const node = {
    ...recipe,
    name,
    description,
    recipeIngredient: ingredients,
    recipeInstructions: directions,
    recipeYield: servings,
    recipeCategory: categories,
    url: told.source_url,
    prepTime: told.prep_time,
    cookTime: told.cook_time,
    totalTime: told.total_time,
  };
  return { node, beside: noted(text(told.notes)) };
}

/** `*.potluck.json` of what a cook took along: headings and fixed amounts stand in its lines as they do in the form. */
function ofOurs(told: SchemaNode): ExportedRecipe {
  const lines = (list: unknown) => [list].flat().map(text).map(line).filter(Boolean);
  const nutrition = isThing(told.nutrition)
    ? schemaNutrition(numbersIn(told.nutrition))
    : undefined;
  const node = {
    ...recipe,
    alternateName: told.otherNames,
    inLanguage: told.language,
    recipeCategory: told.course,
    tool: told.equipment,
    nutrition,
    recipeYield: [told.servings, told.yield],
    suitableForDiet: told.diet,
    keywords: [told.tags, told.difficulty].flat(),
    url: told.sourceUrl,
  };
  const times = byTime((time) => (Number.isInteger(told[time]) ? Number(told[time]) : undefined));
  const beside = {
    // Nothing of it is HTML, whatever it looks like.
    name: line(text(told.name)),
    description: paragraphs(text(told.description)),
    ...times,
    ...noted(text(told.tip)),
    ingredientList: lines(told.ingredientList),
    stepList: lines(told.stepList),
    category: cuisineWithId(text(told.category))?.id,
  };
  return { node, beside };
}

const numbersIn = (told: SchemaNode): Nutrition =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => typeof value === 'number'));
