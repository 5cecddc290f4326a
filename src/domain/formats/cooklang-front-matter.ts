import { type Nutrition, nutrients } from '#contract/recipe-details.ts';
import { type TimeField, timeFields } from '#contract/recipe-times.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { borneOutDiets } from '../recipes/borne-out.ts';
import { languageOf } from '../recipes/language.ts';
import { courseNames } from './schema-courses.ts';

export type CooklangSource = { url: string; image: string };

type Value = string | number | string[] | null | undefined;

/** What the front matter calls the times. */
const timeKeys: Record<TimeField, string> = {
  prepMinutes: 'prep time',
  cookMinutes: 'cook time',
  restMinutes: 'rest time',
};

/** What stands before the steps, in YAML: the keys that Cooklang knows, and for the rest plain words of our own. */
export function frontMatter(recipe: RecipeDetailReply, source: CooklangSource): string {
  const minutes = (value: number | undefined) => (value === undefined ? null : `${value} minutes`);
  const { category, course, tags = [] } = recipe;
  const diet = borneOutDiets(recipe);
  const told = [category.name, ...diet].map((tag) => tag.toLowerCase());
  const fields: [string, Value][] = [
    ['title', recipe.name],
    ['other names', recipe.otherNames],
    ['description', recipe.description],
    ['author', recipe.cook.name || null],
    ['source', recipe.sourceUrl ?? source.url],
    ['servings', recipe.servings],
    ['makes', recipe.yield],
    ...timeFields.map((time): [string, string | null] => [timeKeys[time], minutes(recipe[time])]),
    ['difficulty', recipe.difficulty],
    ['course', course && courseNames[course]],
    ['cuisine', category.name],
    ['diet', diet.length > 0 ? diet : null],
    ['tags', [...told, ...tags.filter((tag) => !told.includes(tag.toLowerCase()))]],
    ['equipment', recipe.equipment],
    ['nutrition', recipe.nutrition && nutritionLines(recipe.nutrition)],
    ['locale', languageOf(recipe).replace('-', '_')],
    ['image', source.image],
  ];
  const lines = fields.flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${key}: ${yamlValue(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

function nutritionLines(nutrition: Nutrition): string[] {
  return nutrients.flatMap((one) => {
    const value = nutrition[one];
    if (value === undefined) return [];
    return one === 'kcal' ? `${value} kcal` : `${value} g ${one}`;
  });
}

/** JSON is YAML; the two line separators that YAML also breaks at are written as escapes. */
function yamlValue(value: string | number | string[]): string {
  if (Array.isArray(value)) return `[${value.map(yamlValue).join(', ')}]`;
  if (typeof value === 'string' && isPlainScalar(value)) return value;
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Words that YAML takes for words, as they are: nothing that it reads as a mark, a number or a truth. */
function isPlainScalar(value: string): boolean {
  const isWords = /^(?:\d+ )?[A-Za-zÀ-ɏ](?:[\wÀ-ɏ .'’/()+-]*[\wÀ-ɏ.')’])?$/u.test(value);
  return isWords && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(value);
}
