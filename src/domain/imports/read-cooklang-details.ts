import type { Nutrition } from '#contract/recipe-details.ts';
import { detailLimits, nutrients } from '#contract/recipe-details.ts';
import { difficulties } from '#contract/recipe-fields.ts';
import { courseOf } from '#domain/formats/schema-courses.ts';
import { dietOf } from '#domain/formats/schema-diets.ts';
import { readNutrient } from '#domain/formats/schema-nutrition.ts';
import type { FoundRecipe } from './draft.ts';
import { guessCategory } from './guess-category.ts';
import { fitting, readTags, recipeLanguageOf } from './read-details.ts';
import { readMinutes } from './read-numbers.ts';
import { line } from './read-texts.ts';
import { readYield } from './read-yield.ts';

type Fields = ReadonlyMap<string, readonly string[]>;

/** What a file says before its steps, in YAML or in lines that begin with `>>`, by its key; and the rest of it. */
export function readFrontMatter(text: string): { fields: Fields; body: string } {
  const lines = text.trimStart().split(/\r\n?|\n/);
  const end = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1;
  const fields = new Map<string, string[]>();
  let key = '';
  for (const one of lines.slice(1, Math.max(1, end))) {
    const item = /^\s*-\s+(\S.*)$/.exec(one)?.[1];
    const [, name, value = ''] = /^([^\s:#-][^:]{0,60}):(?:\s+(.*))?$/.exec(one) ?? [];
    if (name !== undefined) key = name.trim().toLowerCase();
    if (item !== undefined && name === undefined) fields.get(key)?.push(...valuesIn(item));
    else if (name !== undefined) fields.set(key, valuesIn(value));
  }
  const rest = lines.slice(end < 0 ? 0 : end + 1);
  for (const one of rest) {
    const [, name = '', value = ''] = /^>>\s*([^:]{1,60}):\s*(.*)$/.exec(one) ?? [];
    if (name !== '') fields.set(name.trim().toLowerCase(), [value.trim()]);
  }
  return { fields, body: rest.filter((one) => !one.startsWith('>>')).join('\n') };
}

/** A value of YAML, or each of a list in brackets; text in quotes is as JSON has it. */
function valuesIn(value: string): string[] {
  const plain = value.trim();
  const isList = plain.startsWith('[') && plain.endsWith(']');
  if (!isList) return plain === '' ? [] : [unquoted(plain)];
  const items = plain.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^",\s][^,]*/g) ?? [];
  return items.map((item) => unquoted(item.trim()));
}

function unquoted(text: string): string {
  if (/^'.*'$/s.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/s.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}

/** These say nothing that the form has a place for, or what is credited beside it. */
const unread = new Set(['author', 'image', 'images', 'picture', 'source', 'source.url']);

/** What stands before the steps, in our fields; what none of them takes is kept in the description. */
export function readCooklangDetails(fields: Fields): Partial<FoundRecipe> {
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
    language: recipeLanguageOf(all('locale')[0]),
    pageUrl: source && /^https?:\/\/\S+$/.test(source) ? source : undefined,
  };
  const others = [...fields].filter(([key]) => !taken.has(key) && !unread.has(key));
  const kept = others.map(([key, values]) => `${key}: ${values.join(', ')}`);
  return { ...withoutNothing(told), description: [...about, ...kept].join('\n') };
}

function timesOf(all: (...keys: string[]) => string[]) {
  const of = (...keys: string[]) => readMinutes(inMinutes(all(...keys)[0]));
  const [prep, cook, rest] = [
    of('prep time', 'time.prep'),
    of('cook time', 'time.cook'),
    of('rest time'),
  ];
  const whole = of('time', 'time required', 'duration');
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
