import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Db } from '../../schema.ts';
import { notify, withdraw } from './notify.ts';

type Followed = { userId: string; cookId: string; following: boolean; at: number };

/** A cook hears that somebody follows them, unless that is taken back first. */
export async function tellOfFollow(db: Db, { userId, cookId, following, at }: Followed) {
  const doing = { kind: 'follow' as const, actorId: userId, recipeId: null, subjectId: null };
  await (following ? notify : withdraw)(db, { ...doing, userId: cookId, at });
}

type Hidden = {
  kind: ReportKind;
  id: string;
  userId: string;
  recipeId: string | null;
  /** Null where it is restored. */
  why: { reason: string } | null;
  /** Who did it, who is not told to the writer. */
  by: string | null;
  at: number;
  /** Whether it is a cook whose name is hidden by it. */
  isNamed?: boolean;
};

/** A writer hears that something of theirs was hidden and why, or that it was restored; only the last of it. */
export async function tellOfHiding(db: Db, hidden: Hidden): Promise<void> {
  const { why, by, userId } = hidden;
  const kind = hidden.isNamed ? 'cook-name' : hidden.kind;
  await forgetHiding(db, hidden.id, userId);
  if (by === userId) return;
  const detail = why ? [kind, 'hidden', why.reason].filter(Boolean).join(':') : `${kind}:restored`;
  await tell(db, hidden, detail);
}

type Ruled = Pick<Hidden, 'kind' | 'id' | 'userId' | 'recipeId' | 'at'> & { words: string };

/** A writer hears that it stays hidden, and what is said to their appeal. */
export async function tellOfRuling(db: Db, ruled: Ruled): Promise<void> {
  await forgetHiding(db, ruled.id, ruled.userId);
  await tell(db, ruled, `${ruled.kind}:upheld:${ruled.words}`);
}

type Sanctioned = { id: string; userId: string; detail: string; at: number };

/** A person hears what was decided about them, or that it was taken back; only the last of it. */
export async function tellOfSanction(db: Db, { id, userId, detail, at }: Sanctioned) {
  await forgetHiding(db, id, userId);
  const doing = { kind: 'hidden' as const, actorId: null, recipeId: null, subjectId: id };
  await notify(db, { ...doing, userId, detail, at });
}

/** A person hears no more that what is under this id was hidden: a review and what is answered to it have the same, and two writers. */
export async function forgetHiding(db: Db, id: string, userId: string): Promise<void> {
  const before = db.deleteFrom('notifications').where('subject_id', '=', id);
  await before.where('user_id', '=', userId).where('kind', '=', 'hidden').execute();
}

/** What tells of a hidden recipe names none: of recipes that are not there nothing is told. */
function tell(db: Db, { kind, id, userId, recipeId, at }: Omit<Ruled, 'words'>, detail: string) {
  const isGone = kind === 'recipe' && !detail.endsWith(':restored');
  const doing = { kind: 'hidden' as const, actorId: null, subjectId: id };
  return notify(db, { ...doing, recipeId: isGone ? null : recipeId, userId, detail, at });
}
