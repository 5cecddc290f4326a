import type { WriteTools } from '../../define.ts';
import { isNameHidden } from '../cooks/hidden-names.ts';
import type { NewMail } from '../mails/rows.ts';
import { forgetDevices } from './devices.ts';
import { hasNotLeft } from './has-not-left.ts';
import { endLinks, noteEvent, tellByMail } from './resets.ts';
import type { AnswerChange, OwnPasswordChange } from './rows.ts';
import { endAllBut } from './sessions.ts';

/**
 * Gives the account another name; its handle stays. Missing, and nothing happens, when the account is gone or its person has left;
 * hidden, when it is a name that moderators took away.
 */
export async function rename(
  { db, locks }: WriteTools,
  userId: string,
  name: string,
): Promise<'done' | 'missing' | 'hidden'> {
  // A moderator may take it away at this moment.
  await locks.person(db, userId);
  if (await isNameHidden(db, userId, name)) return 'hidden';
  const renamed = await db
    .updateTable('users')
    .set({ name })
    .where('id', '=', userId)
    // Who has just left is named nowhere any more, and gets back the name that they had.
    .where(hasNotLeft)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n ? 'done' : 'missing';
}

/**
 * Sets another password, ends every session but the one that it is set from, and forgets every other device. False, and nothing happens, when the
 * password is no longer the one of before, or that session has ended meanwhile: of two who change it at once one is told.
 */
export async function changePassword(
  { db, locks }: WriteTools,
  userId: string,
  { passwordHash, before, keep, device, at }: OwnPasswordChange,
  notice: NewMail | null,
): Promise<boolean> {
  await locks.person(db, userId);
  const session = db.selectFrom('sessions').select('user_id').where('token_hash', '=', keep);
  if ((await session.executeTakeFirst())?.user_id !== userId) return false;
  const changed = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await endAllBut(db, userId, keep);
  await forgetDevices(db, userId, device);
  await endLinks(db, userId);
  await noteEvent(db, userId, { at, event: 'password-changed' });
  await tellByMail(db, userId, notice);
  return true;
}

/** Sets another security answer; false when the password is no longer the one of before. */
export async function changeAnswer(
  { db, locks }: WriteTools,
  userId: string,
  { answerHash, before }: AnswerChange,
): Promise<boolean> {
  await locks.person(db, userId);
  const changed = await db
    .updateTable('users')
    .set({ answer_hash: answerHash })
    .where('id', '=', userId)
    .where('password_hash', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
