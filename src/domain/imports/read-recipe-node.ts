import { difficulties } from '#contract/recipe-fields.ts';
import { dietOf } from '#domain/formats/schema-diets.ts';
import type { FoundRecipe } from './draft.ts';
import type { SchemaNode } from './find-recipe-node.ts';
import { groupIngredients } from './group-ingredients.ts';
import { guessCategory } from './guess-category.ts';
import { asItem, withBracketedHeadings } from './headings.ts';
import { numberedForms } from './numbered-forms.ts';
import type { PageLine } from './page-lines.ts';
import { readImages } from './photos.ts';
import { readNodeDetails } from './read-details.ts';
import { bareIngredient, readIngredients } from './read-ingredients.ts';
import { type ReadStep, readInstructions } from './read-instructions.ts';
import { readMinutes } from './read-numbers.ts';
import { line, type PlainText, paragraphs, texts } from './read-texts.ts';
import { readYield } from './read-yield.ts';
import { splitAsPage } from './split-as-page.ts';

/**
 * What a schema.org Recipe says, in our fields. `plain` turns HTML inside a text into lines;
 * the lines of the page around it tell how a list is divided where the data do not.
 */
export function readRecipeNode(
  node: SchemaNode,
  plain: PlainText,
  page: readonly PageLine[] = [],
): FoundRecipe {
  const all = (value: unknown) => texts(value, plain).map(line);
  const keywords = all(node.keywords).flatMap((text) => text.split(/\s*[,;]\s*/));
  const diet = [...all(node.suitableForDiet), ...keywords].flatMap((word) => dietOf(word) ?? []);
  const difficulty = difficulties.find((one) =>
    keywords.some((word) => word.toLowerCase() === one),
  );
  const tagged = keywords.filter(
    (word) => dietOf(word) === null && word.toLowerCase() !== difficulty,
  );
  const category = guessCategory(all(node.recipeCuisine), all(node.recipeCategory));
  const [pageUrl] = [node.isBasedOn, node.url, node.mainEntityOfPage].flatMap(readUrl);
  const [name = ''] = all(node.name ?? node.headline);
  const steps = withBracketedHeadings(findSteps(node, plain, page, name));
  const lines = findIngredients(node, plain, page).map((one) => ({ text: numberedForms(one) }));
  const ingredientList = withBracketedHeadings(lines).map(({ text }) => text);
  const stepList = steps.map(({ text }) => text);
  const ofSteps = steps.flatMap(({ images }, step) => images.map((image) => ({ ...image, step })));
  return {
    name,
    description: paragraphs(texts(node.description, plain)[0] ?? ''),
    ingredientList,
    stepList,
    photos: [...readImages(node.image, plain), ...ofSteps],
    ...readTimes(node),
    ...readYield([...all(node.recipeYield), ...all(node.yield)]),
    ...readNodeDetails(node, plain, tagged, [...ingredientList, ...stepList]),
    ...definedOnly({
      difficulty,
      diet: diet.length ? [...new Set(diet)] : undefined,
      category,
      pageUrl,
    }),
  };
}

function findIngredients(node: SchemaNode, plain: PlainText, page: readonly PageLine[]): string[] {
  const told = [node.recipeIngredient, node.ingredients, node.ingredient];
  const found = told.map((value) => readIngredients(value, plain)).find(({ length }) => length > 0);
  const [only, ...others] = found ?? [];
  if (only === undefined) return [];
  const shown = others.length === 0 ? splitAsPage(only, page)?.map(bareIngredient) : undefined;
  return groupIngredients(shown ?? [only, ...others], page);
}

function findSteps(
  node: SchemaNode,
  plain: PlainText,
  page: readonly PageLine[],
  name: string,
): ReadStep[] {
  const told = [node.recipeInstructions, node.RecipeInstructions, node.instructions];
  const read = told.map((value) => readInstructions(value, plain, name));
  const [only, ...others] = read.find(({ length }) => length > 0) ?? [];
  if (only === undefined) return [];
  const shown = others.length === 0 ? splitAsPage(only.text, page)?.map(asItem) : undefined;
  if (!shown) return [only, ...others];
  return shown.map((text, index) => ({ text, images: index === 0 ? only.images : [] }));
}

/** Where only the total is told, it is the cooking; a total and one part tell the other, and beyond both parts it is resting. */
function readTimes(node: SchemaNode) {
  const prep = readMinutes(node.prepTime);
  const cook = readMinutes(node.cookTime ?? node.performTime);
  const total = readMinutes(node.totalTime);
  // Tools that were told nothing write zeros.
  if (!prep && !cook && total) return { cookMinutes: total };
  if (prep === undefined && cook === undefined) return {};
  const left = (total ?? 0) - (prep ?? 0) - (cook ?? 0);
  const remaining = left > 0 ? left : undefined;
  return definedOnly({
    prepMinutes: prep ?? remaining,
    cookMinutes: cook ?? remaining,
    restMinutes: prep === undefined || cook === undefined ? undefined : remaining,
  });
}

function readUrl(value: unknown): string[] {
  const text = typeof value === 'string' ? value : (value as SchemaNode | undefined)?.['@id'];
  return typeof text === 'string' && /^https?:\/\/[^\s]+$/.test(text) ? [text] : [];
}

function definedOnly<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as never;
}
