import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  courses,
  detailLimits,
  mostOf,
  type Nutrition,
  nutrients,
} from '#contract/recipe-details.ts';
import { diets, difficulties } from '#contract/recipe-fields.ts';
import { recipeLanguages } from '#contract/recipe-languages.ts';
import { byTime } from '#contract/recipe-times.ts';
import { limits } from '#contract/recipes.ts';
import { cuisines } from '#domain/categories/cuisines.ts';

const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const Minutes = Type.Integer({ minimum: 0, maximum: limits.minutes });

/** A list that may be left out, and is not written down empty. */
const Lines = (maxItems: number, maxLength: number) =>
  Type.Optional(Type.Array(Line(maxLength), { minItems: 1, maxItems, uniqueItems: true }));

/** Of one serving. */
const PerServing = Type.Unsafe<Nutrition>(
  Type.Object(
    Object.fromEntries(
      nutrients.map((one) => [
        one,
        Type.Optional(Type.Number({ minimum: 0, maximum: mostOf(one) })),
      ]),
    ),
    { additionalProperties: false, minProperties: 1 },
  ),
);

const StarterRecipe = Type.Object(
  {
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }),
    name: Line(limits.name),
    category: Type.Enum(cuisines.map((cuisine) => cuisine.name)),
    description: Line(limits.description),
    servings: Type.Integer({ minimum: 1, maximum: limits.servings }),
    ...byTime(() => Type.Optional(Minutes)),
    // Each of these tells them.
    prepMinutes: Minutes,
    cookMinutes: Minutes,
    difficulty: Type.Enum([...difficulties]),
    ingredients: Type.Array(Line(limits.ingredient), {
      minItems: 1,
      maxItems: limits.ingredients,
    }),
    steps: Type.Array(Line(limits.step), { minItems: 1, maxItems: limits.steps }),
    diet: Type.Array(Type.Enum([...diets]), { uniqueItems: true }),
    tip: Line(limits.tip),
    course: Type.Optional(Type.Enum([...courses])),
    tags: Lines(detailLimits.tags, detailLimits.tag),
    equipment: Lines(detailLimits.equipment, detailLimits.tool),
    yield: Type.Optional(Line(detailLimits.yield)),
    nutrition: Type.Optional(PerServing),
    language: Type.Optional(Type.Enum([...recipeLanguages])),
    otherNames: Lines(detailLimits.otherNames, detailLimits.otherName),
  },
  { additionalProperties: false },
);

export type StarterRecipe = Static<typeof StarterRecipe>;

/**
 * Every recipe of a folder of JSON lists, in the order of the cuisines and, within one, of
 * the data. A recipe that the site itself would refuse, or a slug used twice, is an error.
 */
export async function readCookbook(folder: string): Promise<StarterRecipe[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const lists = await Promise.all(files.map((name) => readList(join(folder, name))));
  const recipes = lists.flat();
  const slugs = new Set<string>();
  for (const { slug } of recipes) {
    if (slugs.has(slug)) throw new Error(`The starter cookbook has two recipes called ${slug}`);
    slugs.add(slug);
  }
  return cuisines.flatMap(({ name }) => recipes.filter((recipe) => recipe.category === name));
}

async function readList(file: string): Promise<StarterRecipe[]> {
  const list: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} is not a list of recipes`);
  return list.map((recipe: unknown, index) => {
    if (Value.Check(StarterRecipe, recipe)) return recipe;
    const [first] = Value.Errors(StarterRecipe, recipe);
    throw new Error(`${file}, recipe ${index + 1}: ${first?.instancePath} ${first?.message}`);
  });
}
