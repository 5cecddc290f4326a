import type { PostKind } from '#domain/posts/kinds.ts';
import type { Db } from '../../schema.ts';
import { notify, withdraw } from './notify.ts';

type Followed = { userId: string; cookId: string; following: boolean; at: number };

/** A cook hears that somebody follows them, unless that is taken back first. */
export async function tellOfFollow(db: Db, { userId, cookId, following, at }: Followed) {
  const doing = { kind: 'follow' as const, actorId: userId, recipeId: null, subjectId: null };
  await (following ? notify : withdraw)(db, { ...doing, userId: cookId, at });
}

type Hidden = {
  kind: PostKind;
  id: string;
  userId: string;
  recipeId: string | null;
  isHidden: boolean;
  /** The admin, who is not told to the writer. */
  by: string | null;
  at: number;
};

/** A writer hears that a post of theirs was hidden, or restored; only the last of it. */
export async function tellOfHiding(
  db: Db,
  { kind, id, userId, recipeId, isHidden, by, at }: Hidden,
): Promise<void> {
  const before = db.deleteFrom('notifications').where('subject_id', '=', id);
  await before.where('kind', '=', 'hidden').execute();
  if (by === userId) return;
  const doing = { kind: 'hidden' as const, actorId: null, recipeId, subjectId: id };
  const detail = `${kind}:${isHidden ? 'hidden' : 'restored'}`;
  await notify(db, { ...doing, userId, detail, at });
}
