import { compoundRules } from '../foods/german-compounds.ts';
import { foodNames } from '../foods/table.ts';
import { fnv1a } from '../hashes/fnv-1a.ts';

/** Who changes how a text is read for the foods that it names or for the diets that it bears out, but for the table, counts this up. */
const rules = 13;

/**
 * A number for how foods are read from texts. Their ids are places in the table: of a recipe whose foods were read by another
 * one nothing is known, so that whatever somebody avoids may be in it. Made when first asked for, as the names of foods are.
 */
export function namedBy(): number {
  // Never 0, which stands for not at all.
  print ??= fnv1a(JSON.stringify([rules, compoundRules(), readings()])) | 1;
  return print;
}

let print: number | null = null;

const readings = () =>
  [...foodNames().byKey].map(([key, foods]) => [key, foods.map(({ id, holds }) => [id, ...holds])]);
