import type { Db } from '../../schema.ts';

/** Whether so many things that a person posted before a time are shown still. */
export async function hasStood(
  db: Db,
  userId: string,
  before: number,
  enough: number,
): Promise<boolean> {
  let left = enough;
  const recipes = db.selectFrom('recipes').select('id').where('user_id', '=', userId);
  const shown = recipes.where('removed_at', 'is', null).where('created_at', '<', before);
  left -= (await shown.limit(left).execute()).length;
  for (const table of ['reviews', 'questions', 'answers'] as const) {
    if (left <= 0) break;
    const posts = db.selectFrom(table).select('id').where('user_id', '=', userId);
    const standing = posts.where('hidden_at', 'is', null).where('created_at', '<', before);
    left -= (await standing.limit(left).execute()).length;
  }
  return left <= 0;
}
