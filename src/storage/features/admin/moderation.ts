import type { SelectQueryBuilder } from 'kysely';
import { holdsText } from '../../queries/folded.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import type { NamedUser } from '../accounts/rows.ts';
import { recipeColumns, toRecipe } from '../recipes/records.ts';
import { isThereOrTakenDown } from '../recipes/takers.ts';
import type { AccountRow, ModeratedRecipeRow, ModerationFilter } from './rows.ts';

const countedUpTo = 1_000;

/** Recipes with their owners, those that an admin removed too, newest first. */
export async function listModeratedRecipes(
  db: Db,
  filter: ModerationFilter,
  limit: number,
  cursor?: string,
): Promise<Page<ModeratedRecipeRow>> {
  const found = filteredRecipes(db, filter);
  const { records, nextCursor } = await readPage(
    found
      .select(['removed_at', 'users.name as owner_name', 'users.email as owner_email'])
      .select(recipeColumns),
    { list: 'moderated', time: 'recipes.created_at', id: 'recipes.id' },
    { limit, cursor },
  );
  const removers = await findRemovers(
    db,
    records.filter((record) => record.removed_at !== null).map(({ id }) => id),
  );
  const rows = records.map((record) => {
    const removedAt = record.removed_at === null ? null : Number(record.removed_at);
    const removedBy = removers.get(`${record.id} ${removedAt}`) ?? null;
    const owner = { name: record.owner_name, email: record.owner_email };
    return { ...toRecipe(record), removedAt, removedBy, owner };
  });
  const isAll = cursor === undefined && nextCursor === null;
  const total = isAll ? rows.length : await countOf(found.select('recipes.id'));
  return { rows, total, nextCursor };
}

/** Who removed recipes, by the recipe and the time: a removal and its note bear the same. */
async function findRemovers(db: Db, recipeIds: string[]): Promise<Map<string, NamedUser>> {
  if (recipeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('acts')
    .innerJoin('users', 'users.id', 'acts.actor_id')
    .select(['acts.subject_id', 'acts.at', 'users.name', 'users.email'])
    .where('acts.subject_id', 'in', recipeIds)
    .execute();
  return new Map(
    rows.map(({ subject_id, at, ...named }) => [`${subject_id} ${Number(at)}`, named]),
  );
}

function filteredRecipes(db: Db, { text, isRemoved }: ModerationFilter) {
  let query = db.selectFrom('recipes').innerJoin('users', 'users.id', 'recipes.user_id');
  // What a person has deleted is theirs to bring back, and nobody else's to look through.
  query = query.where(isThereOrTakenDown);
  if (text) query = query.where(holdsText(text, 'recipes.name'));
  if (isRemoved !== undefined) {
    query = query.where('removed_at', isRemoved ? 'is not' : 'is', null);
  }
  return query;
}

/** Accounts with how many recipes each has, newest first. */
export async function listAccounts(
  db: Db,
  { text }: ModerationFilter,
  limit: number,
  cursor?: string,
): Promise<Page<AccountRow>> {
  let found = db.selectFrom('users');
  if (text) found = found.where(holdsText(text, 'users.name', 'users.email'));
  const { records, nextCursor } = await readPage(
    found
      .leftJoin('recipe_counts', (join) =>
        join
          .onRef('recipe_counts.user_id', '=', 'users.id')
          .on('recipe_counts.category_id', '=', ''),
      )
      .select(['users.id', 'name', 'handle', 'email', 'role', 'created_at', 'recipe_counts.count']),
    { list: 'accounts', time: 'created_at', id: 'users.id' },
    { limit, cursor },
  );
  const rows = records.map(({ created_at, count, ...user }) => ({
    ...user,
    createdAt: Number(created_at),
    recipes: Number(count ?? 0),
  }));
  const isAll = cursor === undefined && nextCursor === null;
  const total = isAll ? rows.length : await countOf(found.select('users.id'));
  return { rows, total, nextCursor };
}

/** How many there are, counted so far: where one page holds all, to look through every name once is enough. */
async function countOf<Tables, Found extends keyof Tables>(
  found: SelectQueryBuilder<Tables, Found, { id: string }>,
): Promise<number> {
  return (await found.limit(countedUpTo).execute()).length;
}
