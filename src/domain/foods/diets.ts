import { type Diet, diets } from '#contract/recipe-fields.ts';
import { isIngredientHeading, withoutHeadings } from '../kitchen/ingredient-sections.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';
import { namesOnly, type RecipeTexts } from './named-foods.ts';
import { type Food, foodNamed, type Strength, strengths } from './table.ts';

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

/** What says in a line that it is of plants (`4 Schnitzel, vegan`), or free of what a diet does without (`Nudeln, glutenfrei`). */
const ofPlants =
  /(?<!\b(?:no[nt]|nicht|kein\p{L}*|ohne|without)[\s-])\b(?:vegan|vegetari|veggie|so[jy]a?(?=\s*(?:[),;.\]]|$))|seitan\b|tofu\b)/iu;
const fits: Record<Diet, RegExp> = {
  vegan: ofPlants,
  vegetarian: ofPlants,
  'gluten-free': /(?<!\b(?:not|nicht)\s)\bgluten[\s-]?fr(?:ee|ei)/iu,
  'dairy-free': /(?<!\b(?:no[nt]|nicht)[\s-])\b(?:dairy[\s-]?free|milchfrei|vegan)/iu,
  'nut-free': /(?<!\b(?:not|nicht)\s)\b(?:nut[\s-]?free|nussfrei|nuss-frei)/iu,
};
/** What else may stand beside it there, or whether it need be so at all. */
const alternative =
  /[/+&]|\b(?:or|and|with|in|for|if|use|instead|optional\p{L}*|oder|und|mit|für|falls|wenn|nach|statt|bzw)\b/iu;

/** What a line is for is not what it names: `oil, for the pastry`. */
const purpose = /\b(?:for|für|zum|zur)\s[^,;:()]*/giu;

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
 * steps contradict. What nobody says of a recipe is not said of it here either. What is listed is read as carefully as
 * for who avoids it: bread is of wheat there unless its line says otherwise, whatever the recipe is labelled.
 */
export function dietsOf(recipe: Texts, told: readonly string[]): Diet[] {
  const claimed = diets.filter((diet) => told.includes(diet));
  if (claimed.length === 0) return [];
  const list = withoutHeadings(recipe.ingredients, recipe.language);
  const lines = list.join('\n');
  const steps = recipe.steps.join('\n').replace(likened, ' ');
  const named = namesOf(lines).union(namesOf(`${recipe.name}\n${steps}`, lines));
  const inLines = list.map((line) => ({ line, named: namesInLine(line) }));
  return claimed.filter((diet) => {
    const speakAgainst = inLines.filter(({ line }) => !saysThatItFits(line, diet));
    const all = [named, ...speakAgainst.map((one) => one.named)];
    return !forbidden[diet].some(({ id }) => all.some((names) => names.has(id)));
  });
}

/** What a line names or may hold, as it is read for who avoids that. */
const namesInLine = (line: string) =>
  namesOf(line.replace(purpose, ' '), '', strengths.asIngredient);

const saysThatItFits = (line: string, diet: Diet): boolean =>
  fits[diet].test(line) && !alternative.test(line);

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

const namesOf = (text: string, list = '', least: Strength = strengths.unlabelled) =>
  namesOnly(text.replace(saidAway, ' '), least, list);
