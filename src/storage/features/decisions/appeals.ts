import type { ReportKind } from '#domain/reports/kinds.ts';
import type { WriteTools } from '../../define.ts';
import type { Db, DecisionRecord } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { tellOfRuling, tellOfSanction } from '../notifications/tell.ts';
import { openEntry } from '../reports/entries.ts';
import { findSubject } from '../reports/subjects.ts';
import type { AppealOutcome, NewAppeal } from './rows.ts';

/** Keeps a person's one appeal against what was decided, which waits in the queue from then on. */
export async function appealDecision(
  tools: WriteTools,
  { id, userId, text, at }: NewAppeal,
): Promise<AppealOutcome> {
  const { db, locks } = tools;
  if (!(await isPersonThere(tools, userId))) return 'missing';
  const decision = await db
    .selectFrom('decisions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!decision) return 'missing';
  if (decision.appeal !== null) return decision.appeal === text ? 'made' : 'over';
  // What was hidden with it stays hidden.
  const isOver =
    decision.cleanup_id === null && decision.ends_at !== null && Number(decision.ends_at) <= at;
  // A recipe that goes for good at this moment takes the entry of its appeal along: either that sees the appeal, or there is nothing any more.
  if (decision.kind === 'recipe') await locks.recipeStays(db, decision.subject_id);
  const subject = await subjectOf(db, decision);
  if (isOver || !subject) return 'over';
  // Somebody may restore it at this moment.
  const { numUpdatedRows } = await db
    .updateTable('decisions')
    .set({ appeal: text, appealed_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return 'over';
  await openEntry(db, { kind: 'appeal', subjectId: id, userId, recipeId: subject.recipe_id, at });
  return 'made';
}

/** What was decided about: the person, or what they posted. */
const subjectOf = (db: Db, { level, kind, subject_id: id, user_id: userId }: DecisionRecord) =>
  findSubject(db, level === null ? (kind as ReportKind) : 'cook', level === null ? id : userId);

type Answer = { isGranted: boolean; words: string; at: number };

/** Keeps the answer to an appeal, behind the lock of the person that it concerns; where it is upheld, they are told here. */
export async function answerAppeal(
  db: Db,
  { id, kind, level, subject_id: subjectId, user_id: userId }: DecisionRecord,
  recipeId: string | null,
  { isGranted, words, at }: Answer,
): Promise<void> {
  await db
    .updateTable('decisions')
    .set({ ruled_at: at, ruled_as: isGranted ? 'granted' : 'upheld', ruling: words })
    .where('id', '=', id)
    .execute();
  if (isGranted) return;
  if (level !== null)
    await tellOfSanction(db, { id, userId, detail: `${level}:upheld:${words}`, at });
  else
    await tellOfRuling(db, {
      kind: kind as ReportKind,
      id: subjectId,
      userId,
      recipeId,
      words,
      at,
    });
}
