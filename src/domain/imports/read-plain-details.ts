import { detailLimits, type Nutrient, type Nutrition } from '#contract/recipe-details.ts';
import { type Diet, difficulties } from '#contract/recipe-fields.ts';
import { courseOf } from '#domain/formats/schema-courses.ts';
import { dietOf } from '#domain/formats/schema-diets.ts';
import { readNutrient } from '#domain/formats/schema-nutrition.ts';
import type { FoundRecipe } from './draft.ts';
import { guessCategory } from './guess-category.ts';
import { fitting, readTags, recipeLanguageOf } from './read-details.ts';

type Lines = readonly string[];

const bullet = /^[-–*•]\s*/;

/** What a line tells under a label, as files of this site write it. */
const labels = {
  category: /^(?:category|cuisine|kategorie)\s*:\s*/i,
  course: /^(?:course|gang)\s*:\s*/i,
  difficulty: /^(?:difficulty|schwierigkeit)\s*:\s*/i,
  tags: /^(?:tags|keywords|schlagwörter)\s*:\s*/i,
  otherNames: /^(?:other names|also known as|weitere namen)\s*:\s*/i,
  language: /^(?:language|sprache)(?: of the recipe| des rezepts)?\s*:\s*/i,
} as const;

const nutrientLabels: readonly (readonly [nutrient: Nutrient, label: RegExp])[] = [
  ['kcal', /^(?:energy|calories|energie|brennwert|kalorien)\b/i],
  ['saturated', /^(?:of which )?(?:saturate|gesättigte)/i],
  ['fat', /^(?:total )?(?:fat|fett)\b/i],
  ['carbohydrate', /^(?:carb|kohlenhydrate)/i],
  ['sugar', /^(?:of which )?(?:sugar|zucker)/i],
  ['fibre', /^(?:dietary )?(?:fib(?:re|er)|ballaststoffe)/i],
  ['protein', /^(?:protein|eiweiß)/i],
  ['salt', /^(?:salt|salz)\b/i],
];

/** Whether a line before the lists tells a detail, or who wrote it, and so is no part of the description. */
export function isTold(text: string): boolean {
  const plain = text.replace(bullet, '');
  const isLabelled = Object.values(labels).some((label) => label.test(plain));
  return isLabelled || dietsIn(plain) !== null || /^\*(?:by|von) .*\*$/.test(text);
}

/** What a text tells of a recipe beside its lists and times. */
export function readPlainDetails({
  head,
  equipment,
  nutrition,
}: Record<'head' | 'equipment' | 'nutrition', Lines>): Partial<FoundRecipe> {
  const told = head.map((line) => line.replace(bullet, ''));
  const of = (label: RegExp) => told.find((line) => label.test(line))?.replace(label, '') ?? '';
  const listOf = (label: RegExp) => of(label).split(/\s*,\s*/);
  const tools = equipment.map((line) => line.replace(bullet, ''));
  return withoutNothing({
    category: guessCategory([], [of(labels.category)]),
    course: courseOf([of(labels.course)]),
    difficulty: difficultyOf(of(labels.difficulty)),
    diet: told.map(dietsIn).find((diets) => diets !== null) ?? [],
    tags: readTags(listOf(labels.tags)),
    otherNames: fitting(
      apart(of(labels.otherNames)),
      detailLimits.otherNames,
      detailLimits.otherName,
    ),
    equipment: fitting(tools, detailLimits.equipment, detailLimits.tool),
    nutrition: readNutrition(nutrition),
    language: recipeLanguageOf(of(labels.language)),
  });
}

/** Names that hold a comma end in a semicolon each. */
const apart = (names: string): string[] => names.split(names.includes(';') ? /\s*;\s*/ : /\s*,\s*/);

const inGerman: Record<string, string> = {
  einfach: 'easy',
  leicht: 'easy',
  mittel: 'medium',
  schwer: 'challenging',
  schwierig: 'challenging',
  anspruchsvoll: 'challenging',
  vegetarisch: 'vegetarian',
  glutenfrei: 'gluten-free',
  milchfrei: 'dairy-free',
  nussfrei: 'nut-free',
};

const inEnglish = (word: string): string => inGerman[word.trim().toLowerCase()] ?? word;

const difficultyOf = (text: string) =>
  difficulties.find((one) => one === inEnglish(text).toLowerCase());

/** The diets of a line that names nothing else; null for any other line. */
function dietsIn(line: string): Diet[] | null {
  const diets = line.split(/\s*,\s*/).map((word) => dietOf(inEnglish(word)));
  return diets.every((diet) => diet !== null) ? diets : null;
}

function readNutrition(lines: Lines): Nutrition | undefined {
  const told = lines.flatMap((line) => {
    const plain = line.replace(bullet, '');
    const [nutrient] = nutrientLabels.find(([, label]) => label.test(plain)) ?? [];
    // Salt is told as salt here, not as its sodium: it is read as any other gram.
    const value = nutrient && readNutrient(nutrient === 'salt' ? 'fat' : nutrient, plain);
    return value === undefined ? [] : [[nutrient, value] as const];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

function withoutNothing(found: { [Name in keyof FoundRecipe]?: FoundRecipe[Name] | undefined }) {
  const told = Object.entries(found).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  return Object.fromEntries(told) as Partial<FoundRecipe>;
}
