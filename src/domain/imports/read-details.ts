import { detailLimits, type Nutrition, nutrients } from '#contract/recipe-details.ts';
import { cuisines } from '#domain/categories/cuisines.ts';
import { courseNames, courseOf } from '#domain/formats/schema-courses.ts';
import { nutritionProperties, readNutrient } from '#domain/formats/schema-nutrition.ts';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';
import { tidyTags } from '#domain/recipes/tags.ts';
import { isAmerican } from './american.ts';
import type { FoundRecipe } from './draft.ts';
import type { SchemaNode } from './find-recipe-node.ts';
import { line, type PlainText, texts } from './read-texts.ts';

type Details = Pick<
  FoundRecipe,
  'course' | 'tags' | 'equipment' | 'nutrition' | 'language' | 'otherNames'
>;

/** What a schema.org Recipe tells beside its texts and times, within the limits of the form; its lines tell which English it is in. */
export function readNodeDetails(
  node: SchemaNode,
  plain: PlainText,
  keywords: readonly string[],
  lines: readonly string[],
): Details {
  const all = (value: unknown) => texts(value, plain).map(line);
  const [name] = all(node.name);
  const course = courseOf(all(node.recipeCategory));
  const nutrition = readNutrition(node.nutrition, plain);
  const language = recipeLanguageOf(all(node.inLanguage)[0], lines);
  const tags = readTags(keywords);
  const equipment = fitting(all(node.tool), detailLimits.equipment, detailLimits.tool);
  const others = all(node.alternateName).filter((other) => other !== name);
  const otherNames = fitting(others, detailLimits.otherNames, detailLimits.otherName);
  return {
    ...(course ? { course } : {}),
    ...(tags.length ? { tags } : {}),
    ...(equipment.length ? { equipment } : {}),
    ...(nutrition ? { nutrition } : {}),
    ...(language ? { language } : {}),
    ...(otherNames.length ? { otherNames } : {}),
  };
}

/** Words that say what another field says are no tags. */
const toldElsewhere = new Set(
  [...cuisines.map(({ name }) => name), ...Object.values(courseNames)].map((name) =>
    name.toLowerCase(),
  ),
);

/** Tags of the form among the keywords of a page. */
export function readTags(keywords: readonly string[]): string[] {
  const { tags: most, tag: longest, shortestTag: shortest } = detailLimits;
  return tidyTags(keywords)
    .filter((tag) => [...tag].length >= shortest && [...tag].length <= longest)
    .filter((tag) => !toldElsewhere.has(tag.toLowerCase()))
    .slice(0, most);
}

function readNutrition(value: unknown, plain: PlainText): Nutrition | undefined {
  const [node] = [value].flat() as (SchemaNode | undefined)[];
  if (!node || typeof node !== 'object') return undefined;
  const told = nutrients.flatMap((one) => {
    const [text] = texts(node[nutritionProperties[one]], plain);
    const amount = text === undefined ? undefined : readNutrient(one, text);
    return amount === undefined ? [] : [[one, amount] as const];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/**
 * The language of a recipe by a tag such as `en-US` or `de-AT`, and of a bare `en` by what its lines say; undefined for
 * one in which recipes are not kept.
 */
export function recipeLanguageOf(
  tag: string | null | undefined,
  lines: readonly string[] = [],
): RecipeLanguage | undefined {
  const [, base = '', region = ''] =
    /^([a-z]{2})(?:[-_]([a-z]{2}))?(?![a-z])/i.exec(tag ?? '') ?? [];
  if (base.toLowerCase() === 'de') return 'de';
  if (base.toLowerCase() !== 'en') return undefined;
  const isFromThere = region === '' ? isAmerican(lines) : region.toUpperCase() === 'US';
  return isFromThere ? 'en-US' : 'en-GB';
}

/** Of these lines those that the form takes, each once. */
export function fitting(lines: readonly string[], most: number, longest: number): string[] {
  const short = lines.filter((text) => text !== '' && [...text].length <= longest);
  return [...new Set(short)].slice(0, most);
}
