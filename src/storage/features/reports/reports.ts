import { createHash } from 'node:crypto';
import { type ReportKind, reportsKept } from '#domain/reports/kinds.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { openEntry } from './entries.ts';
import type { NewReport } from './rows.ts';
import { findSubject } from './subjects.ts';

/** Keeps a report of something that everybody can see; false where it is not there. One that is sent again counts once. */
export async function sendReport({ db, locks }: WriteTools, report: NewReport): Promise<boolean> {
  const { kind, subjectId, reason, note, at } = report;
  const seen = await findShown(db, kind, subjectId);
  if (!seen) return false;
  await locks.accountStays(db, seen.user_id);
  if (seen.recipe_id) await locks.recipeStays(db, seen.recipe_id);
  const subject = await findShown(db, kind, subjectId);
  if (!subject) return false;
  const id = keptUnder(report.id);
  const sent = db.selectFrom('reports').select('id').where('id', '=', id);
  if (await sent.executeTakeFirst()) return true;
  const whose = { userId: subject.user_id, recipeId: subject.recipe_id };
  const entryId = await openEntry(db, { kind, subjectId, ...whose, at });
  if ((await countReports(db, entryId)) >= reportsKept) return true;
  await db
    .insertInto('reports')
    .values({ id, entry_id: entryId, reason, note, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Hints have ids that anybody can work out: a key of a reporter's choosing must never be one of them, or that hint would count as given. */
const keptUnder = (key: string): string =>
  createHash('sha256').update(`report ${key}`).digest('hex').slice(0, 24);

/** What visitors are shown. Of a cook the name stays, also where an admin hid what they tell of themselves. */
export async function findShown(db: Db, kind: ReportKind, id: string) {
  const subject = await findSubject(db, kind, id);
  if (!subject || (kind !== 'cook' && subject.hidden_at !== null)) return null;
  return (await isBelowHidden(db, kind, id)) ? null : subject;
}

/** Whether what something is answered to is hidden, and the answer with it. */
async function isBelowHidden(db: Db, kind: ReportKind, id: string): Promise<boolean> {
  if (kind !== 'review-answer' && kind !== 'answer') return false;
  const review = db.selectFrom('reviews').select('hidden_at').where('id', '=', id);
  const question = db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .select('questions.hidden_at')
    .where('answers.id', '=', id);
  const above = await db
    .selectFrom((kind === 'answer' ? question : review).as('above'))
    .select('hidden_at')
    .executeTakeFirst();
  return above !== undefined && above.hidden_at !== null;
}

async function countReports(db: Db, entryId: string): Promise<number> {
  const row = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
