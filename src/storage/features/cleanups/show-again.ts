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

/**
 * Takes a clean-up back with what is taken back of a person, where nothing of it is left of anybody else's: it hides no more,
 * and whatever it hid is theirs again. Until the transaction ends nobody else does so, nor takes all of it back.
 */
export async function showOnesAgain(
  db: Db,
  { id, userId, at }: { id: string; userId: string; at: number },
): Promise<void> {
  const standing = db.updateTable('cleanups').where('id', '=', id).where('undone_at', 'is', null);
  // Of two at once the second sees what the first has done.
  await standing.set(({ ref }) => ({ undone_at: ref('undone_at') })).execute();
  await showAgain(db, id, userId);
  const left = db
    .selectFrom('cleanup_posts')
    .where('cleanup_posts.cleanup_id', '=', id)
    .where('cleanup_posts.user_id', '<>', userId)
    .where(({ eb, or, and, not, exists, selectFrom }) =>
      or([
        eb('cleanup_posts.wish', '=', 'hide'),
        and([
          eb('cleanup_posts.hidden_at', 'is not', null),
          not(
            exists(
              selectFrom('decisions')
                .select('decisions.id')
                .whereRef('decisions.cleanup_id', '=', 'cleanup_posts.cleanup_id')
                .whereRef('decisions.user_id', '=', 'cleanup_posts.user_id')
                .where('decisions.ended_at', 'is not', null),
            ),
          ),
        ]),
      ]),
    );
  if (await left.select('cleanup_posts.post_id').limit(1).executeTakeFirst()) return;
  await standing.set({ undone_at: at }).execute();
}
