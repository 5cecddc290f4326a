import { namedBy } from '#domain/facets/named-by.ts';
import type { WriteTools } from '../define.ts';
import { listedRecipes } from '../features/recipes/reads.ts';
import { recipeColumns, toRecipe } from '../features/recipes/records.ts';
import { findNote, setNote } from '../features/site/notes.ts';
import { putFacets } from './keep.ts';

/** Who changes how facts are made of a recipe (the diets that a text bears out among them) counts this up; the table of foods does so itself. */
const rulesOfNow = () => `3.${namedBy()}`;
const noteKey = 'facets';

/**
 * Takes the next recipes to their facts, at most so many; which these were. From a version that knew no facets,
 * or knew them in another way, all of them have their turn once; what is written meanwhile is right already.
 */
export async function fillFacets(
  tools: Pick<WriteTools, 'db' | 'locks'>,
  limit: number,
): Promise<string[]> {
  const { db, locks } = tools;
  const rules = rulesOfNow();
  const isDone = `${rules} done`;
  const note = (await findNote(db, noteKey)) ?? '';
  if (note === isDone) return [];
  const [of, reached] = note.split(' ');
  const after = of === rules ? Number(reached) : -1;
  const next = await listedRecipes(db)
    .select(['seq', 'id'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  for (const { seq, id } of next) {
    await locks.recipe(db, id);
    const record = await listedRecipes(db)
      .select(recipeColumns)
      .where('id', '=', id)
      .executeTakeFirst();
    if (record) await putFacets(db, Number(seq), toRecipe(record));
  }
  const last = next.at(-1);
  await setNote(tools, noteKey, last ? `${rules} ${Number(last.seq)}` : isDone);
  return next.map(({ id }) => id);
}
