import { namedBy } from '#domain/facets/named-by.ts';
import { isFoldedAnew } from '#domain/search/seen.ts';
import { dayMs } from '#domain/spans.ts';
import type { WriteTools } from '../define.ts';
import { listedRecipes } from '../features/recipes/reads.ts';
import { recipeColumns, toRecipe } from '../features/recipes/records.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { findNote, setNote } from '../features/site/notes.ts';
import type { Db } from '../schema.ts';
import { putFacets } from './keep.ts';

/** Who changes how facts are made of a recipe counts this up, and how texts are read for foods and diets the number of `named-by.ts`: rows tell that one. */
const rulesOfNow = () => `4.${namedBy()}`;
const noteKey = 'facets';
/** So long after a version began to fill them processes of an earlier one may still write facts in their way. */
const mixedMs = 2 * dayMs;

type Tools = Pick<WriteTools, 'db' | 'locks' | 'index'>;
type Filled = { rules: string | undefined; reached: number | 'done'; since: number };

/**
 * Takes the next recipes to their facts, at most so many; which these were. From a version that knew no facets,
 * or knew them in another way, all of them have their turn once; what is written meanwhile is right already.
 * Of two versions on one database the one that was started last has its way, or each would undo the other's for ever;
 * it takes up later what the other has written since.
 */
export async function fillFacets(
  tools: Tools,
  limit: number,
  { startedAt, at }: { startedAt: number; at: number },
): Promise<string[]> {
  const { db } = tools;
  const rules = rulesOfNow();
  const note = readNote(await findNote(db, noteKey));
  const isOurs = note.rules === rules;
  const isMixed = at - note.since <= mixedMs;
  // A clock that was further ahead would keep every later version from its turn.
  const isOthersTurn = note.since > startedAt && Math.abs(at - note.since) <= mixedMs;
  if (!isOurs && isOthersTurn) return [];
  if (isOurs && note.reached === 'done') {
    if (!isMixed) return [];
    return takeTo(tools, await foreignRows(db, limit));
  }
  const since = isOurs ? note.since : note.since > startedAt ? at : startedAt;
  const next = await listedRecipes(db)
    .select(['seq', 'id'])
    .where('seq', '>', isOurs ? Number(note.reached) : -1)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const filled = await takeTo(tools, next);
  await setNote(tools, noteKey, `${rules} ${next.at(-1)?.seq ?? 'done'} ${since}`);
  return filled;
}

function readNote(note: string | null): Filled {
  const [rules, reached, since = '0'] = (note ?? '').split(' ');
  return { rules, reached: reached === 'done' ? 'done' : Number(reached), since: Number(since) };
}

/** What a process of another version wrote. */
const foreignRows = (db: Db, limit: number) =>
  listedRecipes(db)
    .innerJoin('recipe_facets', 'recipe_facets.recipe_id', 'recipes.id')
    .select(['recipes.seq', 'recipes.id'])
    .where('recipe_facets.named_by', '<>', namedBy())
    .limit(limit)
    .execute();

async function takeTo(
  tools: Tools,
  recipes: readonly { seq: number; id: string }[],
): Promise<string[]> {
  const { db, locks } = tools;
  for (const { seq, id } of recipes) {
    await locks.recipe(db, id);
    const record = await listedRecipes(db)
      .select(recipeColumns)
      .where('recipes.id', '=', id)
      .executeTakeFirst();
    if (record) await putAnew(tools, Number(seq), toRecipe(record));
  }
  return recipes.map(({ id }) => id);
}

/** The facts of a recipe; and its words, where those that are stored may be of a version that did not fold them so. */
async function putAnew({ db, index }: Tools, seq: number, recipe: RecipeRow): Promise<void> {
  const { name, description, ingredients, steps, tip, tags, otherNames } = recipe;
  const texts = [name, description, ...ingredients, ...steps, tip ?? '', ...tags, ...otherNames];
  if (!isFoldedAnew(texts.join('\n'))) return putFacets(db, seq, recipe);
  await index.removeAll(db, [seq]);
  await index.put(db, seq, recipe);
}
