import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Topic, WriteTools } from '../../define.ts';
import type { QueueRecord } from '../../schema.ts';
import { noteAct, type Subject } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { setPostHidden } from '../posts/posts.ts';
import { recipeTopics } from '../recipes/operations.ts';
import { removeRecipe, restoreRecipe } from '../recipes/removal.ts';
import type { SettleOutcome, Settling } from './rows.ts';
import { findSubject } from './subjects.ts';

type By = Omit<NewAct, 'act'>;

const unchanged: SettleOutcome = { kind: 'done', topics: [] };

/** Settles an entry, or takes that back, once: of two moderators at once the second changes nothing. */
export async function settleEntry(
  tools: WriteTools,
  id: string,
  { act, reason }: Settling,
  by: By,
): Promise<SettleOutcome> {
  const { db, locks } = tools;
  const find = () =>
    db.selectFrom('queue_entries').selectAll().where('id', '=', id).executeTakeFirst();
  const seen = await find();
  if (seen?.user_id) await locks.accountStays(db, seen.user_id);
  if (seen?.recipe_id) await locks.recipe(db, seen.recipe_id);
  const entry = seen && (await find());
  if (!entry) return { kind: 'no entry' };
  const isWaiting = entry.settled_at === null;
  if (isWaiting !== (act === 'hide' || act === 'dismiss')) return unchanged;
  if (act === 'restore' && entry.settled_as !== 'hidden') return unchanged;
  if (act === 'dismiss' || act === 'reopen') {
    await noteAct(db, { ...by, act: `${act}-report` }, await subjectOf(tools, entry));
    await keep(
      tools,
      entry,
      act === 'reopen' ? null : { as: 'dismissed', reason: null, at: by.at },
    );
    return unchanged;
  }
  const topics = await setHidden(tools, entry, act === 'hide' ? reason : null, by);
  if (!topics) return { kind: 'gone' };
  const as = act === 'hide' ? 'hidden' : 'dismissed';
  await keep(tools, entry, { as, reason: act === 'hide' ? reason : null, at: by.at });
  return { kind: 'done', topics };
}

type Settled = { as: 'hidden' | 'dismissed'; reason: string | null; at: number };

async function keep(
  { db }: WriteTools,
  { id }: QueueRecord,
  settled: Settled | null,
): Promise<void> {
  const { at = null, as = null, reason = null } = settled ?? {};
  await db
    .updateTable('queue_entries')
    .set({ settled_at: at, settled_as: as, settled_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Hides what an entry is about for a reason, or restores it without one; null where it is not there. */
async function setHidden(
  tools: WriteTools,
  entry: QueueRecord,
  reason: string | null,
  by: By,
): Promise<readonly Topic[] | null> {
  const { subject_id: id } = entry;
  const kind = entry.kind as ReportKind | 'message';
  if (kind === 'message') return null;
  if (kind !== 'recipe') {
    const act = { ...by, act: reason === null ? 'restore-post' : 'hide-post' };
    return (await setPostHidden(tools, { kind, id }, reason, act))?.topics ?? null;
  }
  const recipe = await (reason === null
    ? restoreRecipe(tools, id, { ...by, act: 'restore-recipe' })
    : removeRecipe(tools, id, { ...by, act: 'remove-recipe' }));
  if (recipe) return recipeTopics(recipe);
  // Somebody was quicker, on another page.
  const subject = await findSubject(tools.db, kind, id);
  return subject && (subject.hidden_at !== null) === (reason !== null) ? [] : null;
}

/** What the log says it was done to. */
async function subjectOf({ db }: WriteTools, entry: QueueRecord): Promise<Subject> {
  const { subject_id: id, user_id: userId } = entry;
  const kind = entry.kind as ReportKind | 'message';
  if (kind === 'message' || userId === null) return { kind: 'message', id };
  const subject = await findSubject(db, kind, id);
  if (!subject?.recipe_id || subject.recipe_name === null) return { kind: 'account', id: userId };
  return { kind: 'recipe', id: subject.recipe_id, name: subject.recipe_name };
}
