import type { PersonDecision } from '#domain/decisions/kinds.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { showOnesAgain } from '../cleanups/show-again.ts';
import { tellOfSanction } from '../notifications/tell.ts';
import { endAppeal } from './hiding.ts';
import type { NewSanction } from './rows.ts';

type By = Omit<NewAct, 'act'>;

/** The kind under which at most one decision keeps a person from something. */
export const restriction = 'restriction';

/**
 * Warns a person, or keeps them from something until a time, in the place of what they were kept from before. False
 * where they are gone; the same again counts once.
 */
export async function sanctionPerson(
  tools: WriteTools,
  { id, userId, level, endsAt, rule, reason }: NewSanction,
  by: By,
): Promise<boolean> {
  const { db } = tools;
  if (!(await isPersonThere(tools, userId))) return false;
  const sent = db.selectFrom('decisions').select('id').where('id', '=', id);
  if (await sent.executeTakeFirst()) return true;
  if (level !== 'warning') await endRestriction(db, userId, by.at);
  await decideAbout(db, { id, userId, level, endsAt, rule, reason, cleanupId: null }, by);
  await noteAct(db, { ...by, act: level }, { kind: 'account', id: userId });
  return true;
}

type Decided = Omit<NewSanction, 'level'> & { level: PersonDecision; cleanupId: string | null };

/** Keeps what is decided about a person, and tells them. */
export async function decideAbout(
  db: Db,
  { id, userId, level, endsAt, rule, reason, cleanupId }: Decided,
  { at, actorId }: By,
): Promise<void> {
  const isRestriction = level === 'ban' || level === 'read-only';
  await db
    .insertInto('decisions')
    .values({
      id,
      user_id: userId,
      decided_at: at,
      decided_by: actorId,
      rule,
      reason,
      kind: isRestriction ? restriction : level,
      // Every warning, and every removal, stands by itself.
      subject_id: isRestriction ? userId : id,
      level,
      ends_at: isRestriction ? endsAt : null,
      cleanup_id: cleanupId,
      appeal: null,
      appealed_at: null,
      ended_at: null,
      ruled_at: null,
      ruled_as: null,
      ruling: null,
    })
    .execute();
  await tellOfSanction(db, { id, userId, detail: `${level}:sanctioned:${reason}`, at });
}

/** Whatever keeps a person from something does so no more. What was hidden with it is hidden still: that is decided as before. */
export async function endRestriction(db: Db, userId: string, at: number): Promise<void> {
  const standing = db
    .updateTable('decisions')
    .where('subject_id', '=', userId)
    .where('kind', '=', restriction)
    .where('ended_at', 'is', null);
  const removal: PersonDecision = 'removal';
  await standing
    .set(({ ref }) => ({ kind: removal, level: removal, subject_id: ref('id'), ends_at: null }))
    .where('cleanup_id', 'is not', null)
    .execute();
  const ended = await standing.set({ ended_at: at }).returning('id').execute();
  for (const one of ended) await endAppeal(db, one.id, at);
}

/** Takes back what was decided about a person, once; false where there is no such decision. */
export async function liftSanction(
  { db, locks }: WriteTools,
  id: string,
  by: By,
): Promise<boolean> {
  const found = db.selectFrom('decisions').select(['user_id', 'level', 'cleanup_id']);
  const seen = await found.where('id', '=', id).where('level', 'is not', null).executeTakeFirst();
  if (!seen) return false;
  await locks.person(db, seen.user_id);
  const lifted = await db
    .updateTable('decisions')
    .set({ ended_at: by.at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (Number(lifted.numUpdatedRows) === 0) return true;
  await endAppeal(db, id, by.at);
  if (seen.cleanup_id !== null)
    await showOnesAgain(db, { id: seen.cleanup_id, userId: seen.user_id, at: by.at });
  await noteAct(db, { ...by, act: `lift-${seen.level}` }, { kind: 'account', id: seen.user_id });
  const detail = `${seen.level}:lifted`;
  await tellOfSanction(db, { id, userId: seen.user_id, detail, at: by.at });
  return true;
}
