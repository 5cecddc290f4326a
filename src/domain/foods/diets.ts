import { type Diet, diets } from '#contract/recipe-fields.ts';
import { isIngredientHeading, withoutHeadings } from '../kitchen/ingredient-sections.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';
import { namesOnly, type RecipeTexts } from './named-foods.ts';
import { type Food, foodNamed, strengths } from './table.ts';

export type { Diet };

const meats = ['meat', 'seafood', 'gelatine', 'lard'].map(foodNamed);
/** What a diet does without. */
const forbidden: Record<Diet, readonly Food[]> = {
  vegan: [foodNamed('animal product'), ...meats],
  vegetarian: meats,
  'gluten-free': [foodNamed('gluten')],
  'dairy-free': [foodNamed('dairy')],
  'nut-free': [foodNamed('nut')],
};

/** What is meat where it stands in a list of ingredients; in a name or a step it may be a dish of plants called after it. */
const meatsIfListed = [
  ...['schnitzel', 'goulash', 'gyros', 'geschnetzeltes', 'steak tartare'],
  ...['rouladen', 'frikadelle', 'chuck', 'meat cut', 'meat dish', 'fish alone'],
].map(foodNamed);

/** What says in a line that such a dish is of plants (`4 Schnitzel, vegan`), and what else may stand beside it there. */
const ofPlants =
  /(?<!\b(?:no[nt]|nicht|kein\p{L}*|ohne|without)[\s-])\b(?:vegan|vegetari|veggie|so[jy]a?(?=\s*(?:[),;.\]]|$))|seitan\b|tofu\b)/iu;
const alternative = /[/+&]|\b(?:or|and|with|in|for|use|instead|oder|und|mit|für|statt|bzw)\b/iu;

/** `made without lard` names no lard, and `no fish sauce` none. */
const saidAway =
  /\b(?:without|no|not|instead of|ohne|kein\p{L}*)\s+(?:any\s+)?\p{L}+(?:\s+sauce)?/giu;

/** What a step likens something to, or does with words that are foods elsewhere: `fish out the bay leaf`. */
const likened =
  /\b(?:like|as thick as|thickness of|smells? of|size of|colou?r of|consistency of|into an?|pale|thick)\s+(?:\p{L}+\s+)?\p{L}+|\bfish out\b|\bcurds\b|\bin the cream\b/giu;

type Texts = Pick<RecipeTexts, 'name' | 'ingredients' | 'steps'> & { language: RecipeLanguage };

/** A diet that an author names and the texts contradict, with the ingredient lines that do, from 0; none where only the name or the steps do. */
type DoubtedDiet = { diet: Diet; lines: number[] };

/**
 * The diets that a recipe may be shown for: those that its author names, but for what its name, ingredients and
 * steps contradict. What nobody says of a recipe is not said of it here either.
 */
export function dietsOf(recipe: Texts, told: readonly string[]): Diet[] {
  const claimed = diets.filter((diet) => told.includes(diet));
  if (claimed.length === 0) return [];
  const list = withoutHeadings(recipe.ingredients, recipe.language);
  const lines = list.join('\n');
  const steps = recipe.steps.join('\n').replace(likened, ' ');
  const listed = namesOf(lines);
  const named = listed.union(namesOf(`${recipe.name}\n${steps}`, lines));
  const doubtful = list.filter((line) => !ofPlants.test(line) || alternative.test(line));
  const dishes = namesOf(doubtful.join('\n'));
  const isMeatListed = meatsIfListed.some(({ id }) => dishes.has(id));
  return claimed.filter((diet) => {
    if (isMeatListed && forbidden[diet].some((food) => meats.includes(food))) return false;
    return !forbidden[diet].some(({ id }) => named.has(id));
  });
}

/** The other diets that its author names, each with the lines that speak against it. */
export function doubtedDietsOf(recipe: Texts, told: readonly string[]): DoubtedDiet[] {
  const borneOut = dietsOf(recipe, told);
  const doubted = diets.filter((diet) => told.includes(diet) && !borneOut.includes(diet));
  if (doubted.length === 0) return [];
  const { ingredients, language } = recipe;
  const bearing = ingredients.map((line) =>
    isIngredientHeading(line, language)
      ? doubted
      : dietsOf({ name: '', ingredients: [line], steps: [], language }, doubted),
  );
  return doubted.map((diet) => ({
    diet,
    lines: bearing.flatMap((of, line) => (of.includes(diet) ? [] : [line])),
  }));
}

const namesOf = (text: string, list = '') =>
  namesOnly(text.replace(saidAway, ' '), strengths.unlabelled, list);
