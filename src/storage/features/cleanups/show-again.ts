import type { Db } from '../../schema.ts';

/** Wishes back what was hidden, of one person or of all; what is not hidden yet stays as it is. */
export async function showAgain(db: Db, id: string, userId: string | null): Promise<void> {
  for (const [before, wish] of [
    ['hide', null],
    [null, 'show'],
  ] as const) {
    let posts = db.updateTable('cleanup_posts').set({ wish }).where('cleanup_id', '=', id);
    if (userId !== null) posts = posts.where('user_id', '=', userId);
    posts =
      before === null
        ? posts.where('wish', 'is', null).where('hidden_at', 'is not', null)
        : posts.where('wish', '=', before);
    await posts.execute();
  }
}
