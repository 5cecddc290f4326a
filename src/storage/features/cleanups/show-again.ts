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

/** Takes a clean-up back with what is wished back of one person, where it is about nobody else: nothing of it is left to take back. */
export async function endIfAlone(db: Db, id: string, userId: string, at: number): Promise<void> {
  await db
    .updateTable('cleanups')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cleanup_posts')
            .select('cleanup_posts.post_id')
            .where('cleanup_posts.cleanup_id', '=', id)
            .where('cleanup_posts.user_id', '<>', userId),
        ),
      ),
    )
    .execute();
}
