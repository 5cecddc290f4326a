import type { Nutrition } from '#contract/recipe-details.ts';
import { detailLimits, nutrients } from '#contract/recipe-details.ts';
import { difficulties } from '#contract/recipe-fields.ts';
import { courseOf } from '#domain/formats/schema-courses.ts';
import { dietOf } from '#domain/formats/schema-diets.ts';
import { readNutrient } from '#domain/formats/schema-nutrition.ts';
import type { FoundRecipe } from './draft.ts';
import { guessCategory } from './guess-category.ts';
import type { Fields } from './read-cooklang-front.ts';
import { fitting, readTags, recipeLanguageOf } from './read-details.ts';
import { readMinutes } from './read-numbers.ts';
import { line } from './read-texts.ts';
import { readYield } from './read-yield.ts';

/** These say nothing that the form has a place for, or what is credited beside it. */
const unread = new Set(['author', 'image', 'images', 'picture', 'source']);
const isUnread = (key: string) => unread.has(key.split('.')[0] ?? '');

/** What stands before the steps, in our fields; what none of them takes is kept in the description. */
export function readCooklangDetails(fields: Fields, body: string): Partial<FoundRecipe> {
  const taken = new Set<string>();
  const all = (...keys: string[]) => {
    for (const key of keys) taken.add(key);
    return keys.flatMap((key) => fields.get(key) ?? []);
  };
  const [name = ''] = all('title', 'name');
  const about = all('description', 'introduction').map((one) => one.trim());
  const tags = all('tags', 'keywords').flatMap((tag) => tag.split(/\s*,\s*/));
  const diets = [...all('diet'), ...tags].flatMap((one) => dietOf(one) ?? []);
  const [difficulty = ''] = all('difficulty');
  const [source] = [...(fields.get('source') ?? []), ...(fields.get('source.url') ?? [])];
  const told = {
    name: line(name),
    ...readYield([...all('servings', 'serves'), ...all('makes', 'yield')]),
    ...timesOf(all),
    difficulty: difficulties.find((one) => one === difficulty.toLowerCase()),
    course: courseOf(all('course', 'category')),
    category: guessCategory(all('cuisine'), []),
    diet: [...new Set(diets)],
    tags: readTags(tags.filter((tag) => dietOf(tag) === null)),
    otherNames: fitting(all('other names'), detailLimits.otherNames, detailLimits.otherName),
    equipment: all('equipment'),
    nutrition: nutritionOf(all('nutrition')),
    language: recipeLanguageOf(all('locale')[0], body.split('\n')),
    pageUrl: source && /^https?:\/\/\S+$/.test(source) ? source : undefined,
  };
  const others = [...fields].filter(
    ([key, values]) => values.length > 0 && !taken.has(key) && !isUnread(key),
  );
  const kept = others.map(([key, values]) => `${key}: ${values.join(', ')}`);
  return { ...withoutNothing(told), description: [...about, ...kept].join('\n') };
}

function timesOf(all: (...keys: string[]) => string[]) {
  const of = (...keys: string[]) => readMinutes(inMinutes(all(...keys)[0]));
  const [prep, cook, rest] = [
    of('prep time', 'time.prep'),
    of('cook time', 'time.cook'),
    of('rest time', 'time.rest'),
  ];
  const whole = of('time', 'time.total', 'time required', 'duration');
  const cookMinutes = cook ?? (prep === undefined ? whole : undefined);
  return { prepMinutes: prep, cookMinutes, restMinutes: rest };
}

/** A number without a unit is one of minutes. */
const inMinutes = (text = ''): string => (/^\s*\d+\s*$/.test(text) ? `${text} min` : text);

/** `412.5 kcal`, `24 g fat` */
function nutritionOf(lines: readonly string[]): Nutrition | undefined {
  const told = lines.flatMap((one) => {
    const nutrient = nutrients.find((name) => one.toLowerCase().endsWith(name));
    // Salt is told as salt here, not as its sodium: it is read as any other gram.
    const value = nutrient && readNutrient(nutrient === 'salt' ? 'fat' : nutrient, one);
    return value === undefined ? [] : [[nutrient, value] as const];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

function withoutNothing<T extends object>(fields: T): Partial<FoundRecipe> {
  const told = Object.entries(fields).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  return Object.fromEntries(told);
}
