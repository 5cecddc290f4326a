import { randomBytes } from 'node:crypto';
import type { Db } from '../../schema.ts';
import { tellOfHiding } from '../notifications/tell.ts';
import type { Hiding } from './rows.ts';

/**
 * Notes in the transaction that hides or restores something why that was, and tells whose it is. At most one decision
 * about a thing stands, and nobody decides about their own.
 */
export async function noteHiding(db: Db, hiding: Hiding): Promise<void> {
  const { kind, id, userId, why, by, at } = hiding;
  await endDecision(db, hiding);
  if (why && by !== userId) {
    await db
      .insertInto('decisions')
      .values({
        id: randomBytes(12).toString('hex'),
        kind,
        subject_id: id,
        user_id: userId,
        decided_at: at,
        decided_by: by,
        rule: why.rule,
        reason: why.reason,
        appeal: null,
        appealed_at: null,
        ended_at: null,
        level: null,
        ends_at: null,
        cleanup_id: null,
        ruled_at: null,
        ruled_as: null,
        ruling: null,
      })
      .execute();
  }
  if (hiding.isTold) await tellOfHiding(db, hiding);
}

/** What stood is over, and so is an appeal against it that nobody has answered. */
async function endDecision(db: Db, { kind, id, why, at }: Hiding): Promise<void> {
  const ended = await db
    .updateTable('decisions')
    .set({ ended_at: at })
    .where('subject_id', '=', id)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  for (const one of ended) await endAppeal(db, one.id, at);
  if (!why) await noteQueue(db, { kind, id, reason: null, at });
}

type Queued = { kind: string; id: string; reason: string | null; at: number };

/** What was restored is not told as hidden in the queue; what was hidden for a reason, elsewhere, waits in it no more. */
export async function noteQueue(db: Db, { kind, id, reason, at }: Queued): Promise<void> {
  const entry = db
    .updateTable('queue_entries')
    .where('subject_id', '=', id)
    .where('kind', '=', kind);
  const settled = { settled_at: at, settled_as: 'hidden', settled_reason: reason };
  await (reason === null
    ? entry
        .set({ settled_as: 'dismissed', settled_reason: null })
        .where('settled_as', '=', 'hidden')
    : entry.set(settled).where('settled_at', 'is', null)
  ).execute();
}

/** Nobody has to answer an appeal any more. */
export async function endAppeal(db: Db, decisionId: string, at: number): Promise<void> {
  await db
    .updateTable('queue_entries')
    .set({ settled_at: at, settled_as: 'dismissed' })
    .where('subject_id', '=', decisionId)
    .where('kind', '=', 'appeal')
    .where('settled_at', 'is', null)
    .execute();
}
