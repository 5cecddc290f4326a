import { foodNames } from '../foods/table.ts';

/** Who changes how a text is read for the foods that it names, but for the table, counts this up. */
const rules = 1;

/**
 * A number for how foods are read from texts. Their ids are places in the table: of a recipe whose foods were read by another
 * one nothing is known, so that whatever somebody avoids may be in it. Made when first asked for, as the names of foods are.
 */
export function namedBy(): number {
  print ??= printOf(JSON.stringify([rules, readings()]));
  return print;
}

let print: number | null = null;

const readings = () =>
  [...foodNames().byKey].map(([key, foods]) => [key, foods.map(({ id, holds }) => [id, ...holds])]);

/** FNV-1a; never 0, which stands for not at all. */
function printOf(text: string): number {
  let print = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    print = Math.imul(print ^ text.charCodeAt(i), 0x01000193);
  return print | 1;
}
