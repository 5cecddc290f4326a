import { dietDoubtsOf } from '#domain/recipes/diet-doubts.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';

type Doubts = { diet: ReturnType<typeof dietDoubtsOf>[number]['diet']; foods: string[] }[];

/** To read a long recipe takes a processor 100 ms and more, and strangers may ask for its reply under endless addresses. */
const mostRemembered = 2_000;
const remembered = new Map<string, Doubts>();

/**
 * The diets that its author names and its texts contradict, each with the foods of those ingredients that do; read once of
 * each state of a recipe.
 */
export function presentDoubts(row: RecipeRow): { dietDoubts?: Doubts } {
  if (row.diet.length === 0) return {};
  const doubts = remembered.get(`${row.id} ${row.updatedAt}`) ?? readDoubts(row);
  return doubts.length > 0 ? { dietDoubts: doubts } : {};
}

function readDoubts(row: RecipeRow): Doubts {
  const doubts = dietDoubtsOf(row, row.diet).map(({ diet, named }) => ({
    diet,
    foods: [...new Set(named.map(({ food }) => food))],
  }));
  const [oldest] = remembered.keys();
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
  remembered.set(`${row.id} ${row.updatedAt}`, doubts);
  return doubts;
}
