import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Topic, WriteTools } from '../../define.ts';
import type { DecisionRecord, QueueRecord } from '../../schema.ts';
import { hasLeft } from '../accounts/taken-along.ts';
import { noteAct, type Subject } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { answerAppeal } from '../decisions/appeals.ts';
import type { Why } from '../decisions/rows.ts';
import { liftSanction } from '../decisions/sanctions.ts';
import { changeHidden, setPostHidden } from '../posts/posts.ts';
import { waitingReason } from '../posts/waiting.ts';
import { recipeTopics } from '../recipes/operations.ts';
import { removeRecipe, restoreRecipe, showLookedAt } from '../recipes/removal.ts';
import { subjectsOf } from './queue.ts';
import type { SettleOutcome, Settling, Shown } from './rows.ts';
import { findSubject, isWaiting } from './subjects.ts';

type By = Omit<NewAct, 'act'>;

/** As what each act leaves an entry; one that is put back waits. */
const leaves = {
  hide: 'hidden',
  uphold: 'hidden',
  dismiss: 'dismissed',
  restore: 'dismissed',
  grant: 'dismissed',
  reopen: null,
} as const;
/** Those whose words are read by whom it concerns. */
const wordy: readonly Settling['act'][] = ['hide', 'uphold', 'grant'];

/** Of an entry that somebody settled before: whether it is as it is wished now, for the same act may come twice. */
function asWished(
  { settled_as: as, settled_reason: told }: QueueRecord,
  { act, reason }: Settling,
): SettleOutcome {
  const isSaid = !wordy.includes(act) || (reason ?? null) === told;
  return as === leaves[act] && isSaid ? { kind: 'done', topics: [] } : { kind: 'settled' };
}

/** Settles an entry, or takes that back, once: of two moderators at once the second changes nothing, and is told so unless both wished the same. */
export async function settleEntry(
  tools: WriteTools,
  id: string,
  settling: Settling,
  by: By,
): Promise<SettleOutcome> {
  const entry = await findLocked(tools, id);
  if (!entry) return { kind: 'no entry' };
  const { act } = settling;
  if (entry.kind === 'appeal') return settleAppeal(tools, entry, settling, by);
  const isWaiting = entry.settled_at === null;
  if (isWaiting !== (act === 'hide' || act === 'dismiss')) return asWished(entry, settling);
  const undone = act === 'restore' ? 'hidden' : 'dismissed';
  if (!isWaiting && entry.settled_as !== undone) return asWished(entry, settling);
  const isShown = act === 'dismiss' || act === 'restore';
  if (isShown && !(await isAsSeen(tools, entry, settling))) return { kind: 'changed' };
  if (act === 'dismiss' || act === 'reopen') {
    const topics = act === 'dismiss' ? await letStand(tools, entry, by.at) : [];
    if (!topics) return { kind: 'gone' };
    await noteAct(tools.db, { ...by, act: `${act}-report` }, await subjectOf(tools, entry));
    const settled = { as: 'dismissed', reason: null, at: by.at } as const;
    await keep(tools, entry, act === 'reopen' ? null : settled);
    return { kind: 'done', topics };
  }
  const why = act === 'hide' ? whyOf(settling) : null;
  const shown = await setHidden(tools, entry, why, by);
  if (!shown) return { kind: 'gone' };
  const as = why ? 'hidden' : 'dismissed';
  await keep(tools, entry, { as, reason: why?.reason ?? null, at: by.at });
  return { kind: 'done', ...shown };
}

type Wish = Why & { withName?: boolean };

const whyOf = ({ rule, reason, withName = false }: Settling): Wish => ({
  rule,
  reason: reason ?? '',
  withName,
});

/** The entry behind the locks, in the one order of all who take several: first of whom it concerns, then of the recipe. */
async function findLocked({ db, locks }: WriteTools, id: string) {
  const find = () =>
    db.selectFrom('queue_entries').selectAll().where('id', '=', id).executeTakeFirst();
  const seen = await find();
  // Of two who answer an appeal one waits, and so does who leaves or comes back while it is settled.
  if (seen?.user_id) await locks.person(db, seen.user_id);
  if (seen?.recipe_id) await locks.recipe(db, seen.recipe_id);
  return seen && (await find());
}

/** Takes back what was decided, or lets it stand, with words for whom it concerns. */
async function settleAppeal(
  tools: WriteTools,
  entry: QueueRecord,
  settling: Settling,
  by: By,
): Promise<SettleOutcome> {
  const { db } = tools;
  const isGranted = settling.act === 'grant';
  if (entry.settled_at !== null) return asWished(entry, settling);
  const found = db.selectFrom('decisions').selectAll().where('id', '=', entry.subject_id);
  const decision = await found.executeTakeFirst();
  if (!decision) return { kind: 'no entry' };
  const { level } = decision;
  const about = {
    ...entry,
    kind: level === null ? decision.kind : 'cook',
    subject_id: level === null ? decision.subject_id : decision.user_id,
  };
  if (isGranted && level === null && !(await isAsSeen(tools, about, settling)))
    return { kind: 'changed' };
  const isAlone = decision.decided_by !== null && decision.decided_by === by.actorId;
  const act = `${isGranted ? 'grant' : 'uphold'}-appeal${isAlone ? '-alone' : ''}`;
  await noteAct(db, { ...by, act }, await subjectOf(tools, about));
  const words = settling.reason ?? '';
  await answerAppeal(db, decision, entry.recipe_id, { isGranted, words, at: by.at });
  const shown = isGranted ? await takeBack(tools, decision, about, by) : { topics: [] };
  const as = isGranted ? 'dismissed' : 'hidden';
  await keep(tools, entry, { as, reason: words || null, at: by.at });
  return { kind: 'done', ...shown };
}

/** What visitors see change by it; what is gone meanwhile has nothing to come back. What a clean-up hid is shown some at a time from then on. */
async function takeBack(
  tools: WriteTools,
  { id, level, cleanup_id: cleanupId, user_id: userId }: DecisionRecord,
  about: About,
  by: By,
): Promise<Shown> {
  if (level === null) return (await setHidden(tools, about, null, by)) ?? { topics: [] };
  await liftSanction(tools, id, by);
  const isTakenAlong = cleanupId !== null && (await hasLeft(tools.db, userId));
  return { topics: [], ...along(isTakenAlong) };
}

const along = (isTakenAlong: boolean): Pick<Shown, 'takenAlong'> =>
  isTakenAlong ? { takenAlong: true } : {};

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

type About = Pick<QueueRecord, 'kind' | 'subject_id' | 'user_id'>;

/** Hides what an entry is about for a reason, or restores it without one; null where it is not there. */
async function setHidden(
  tools: WriteTools,
  { kind: named, subject_id: id }: About,
  why: Wish | null,
  by: By,
): Promise<Shown | null> {
  const kind = named as ReportKind | 'message';
  if (kind === 'message') return null;
  if (kind !== 'recipe') {
    const act = { ...by, act: why ? 'hide-post' : 'restore-post' };
    return setPostHidden(tools, { kind, id }, why?.reason ?? null, act, why ?? {});
  }
  const done = await (why ? removed(tools, id, why, by) : restored(tools, id, by));
  if (done) return done;
  // Somebody was quicker, on another page.
  const subject = await findSubject(tools.db, kind, id);
  return subject && (subject.hidden_at !== null) === (why !== null) ? { topics: [] } : null;
}

async function removed(tools: WriteTools, id: string, why: Why, by: By): Promise<Shown | null> {
  const recipe = await removeRecipe(tools, id, { ...by, act: 'remove-recipe' }, why);
  return recipe && { topics: recipeTopics(recipe) };
}

async function restored(tools: WriteTools, id: string, by: By): Promise<Shown | null> {
  const done = await restoreRecipe(tools, id, { ...by, act: 'restore-recipe' });
  return done && { topics: recipeTopics(done.recipe), ...along(done.isTakenAlong) };
}

/** Puts back a recipe that was removed, once, and unless its cook changed it since it was read. */
export async function restoreAsRead(
  tools: WriteTools,
  id: string,
  seen: string | undefined,
  by: By,
): Promise<SettleOutcome> {
  const { db, locks } = tools;
  const about = { kind: 'recipe', subject_id: id, user_id: null };
  const subject = await findSubject(db, 'recipe', id);
  if (subject) await locks.person(db, subject.user_id);
  await locks.recipe(db, id);
  if (!(await isAsSeen(tools, about, { seen }))) return { kind: 'changed' };
  const shown = await restored(tools, id, by);
  return shown ? { kind: 'done', ...shown } : { kind: 'gone' };
}

/** Whether it says what the moderator read: its writer may have changed it meanwhile. */
async function isAsSeen(
  { db }: WriteTools,
  about: About,
  { seen }: Pick<Settling, 'seen'>,
): Promise<boolean> {
  if (seen === undefined) return true;
  const [subject] = (await subjectsOf(db, [about])).values();
  return !subject?.isHidden || subject.sign === seen;
}

/** Shows what waited for a look; null where whose it is has left: it waits for them to come back. */
async function letStand(
  tools: WriteTools,
  { kind: named, subject_id: id }: About,
  at: number,
): Promise<readonly Topic[] | null> {
  const kind = named as ReportKind | 'message';
  const subject = kind === 'message' ? undefined : await findSubject(tools.db, kind, id);
  if (kind === 'message' || !subject || !isWaiting(subject)) return [];
  if (subject.writer_handle === '') return null;
  if (kind === 'recipe') {
    const recipe = await showLookedAt(tools, id, at);
    return recipe ? recipeTopics(recipe) : [];
  }
  const waits = ({ hidden_reason: reason }: { hidden_reason: string | null }) =>
    reason === waitingReason;
  const done = await changeHidden(tools, { kind, id }, null, at, { when: waits });
  return done?.post ? done.topics() : [];
}

/** What the log says it was done to. */
async function subjectOf(
  { db }: WriteTools,
  { kind: named, subject_id: id, user_id: userId }: About,
): Promise<Subject> {
  const kind = named as ReportKind | 'message';
  if (kind === 'message' || userId === null) return { kind: 'message', id };
  const subject = await findSubject(db, kind, id);
  if (!subject?.recipe_id || subject.recipe_name === null) return { kind: 'account', id: userId };
  return { kind: 'recipe', id: subject.recipe_id, name: subject.recipe_name };
}
