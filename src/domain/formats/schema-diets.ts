import { type Diet, diets } from '#contract/recipe-fields.ts';

/** The schema.org term of each diet that has one; the others travel as keywords. */
const terms: Partial<Record<Diet, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
};

/** The addresses of the schema.org terms for these diets. */
export function schemaDiets(of: readonly Diet[]): string[] {
  return of.flatMap((diet) => {
    const term = terms[diet];
    return term ? [`https://schema.org/${term}`] : [];
  });
}

/** The diet that a schema.org term, its address or a keyword names, or null. */
export function dietOf(text: string): Diet | null {
  const word = text
    .trim()
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/Diet$/i, '');
  const plain = word
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return diets.find((diet) => diet === plain) ?? null;
}
