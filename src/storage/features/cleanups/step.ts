import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ReportKind, ReportReason } from '#domain/reports/kinds.ts';
import type { Topic, WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { endAppeal, noteQueue } from '../decisions/hiding.ts';
import { decideAbout } from '../decisions/sanctions.ts';
import { tellOfSanction } from '../notifications/tell.ts';
import type { PostRecord } from '../posts/kinds.ts';
import { changeHidden } from '../posts/posts.ts';
import { waitingReason } from '../posts/waiting.ts';
import { recipeTopics } from '../recipes/operations.ts';
import { findLocked, isWaiting, putBack, takeAway } from '../recipes/removal.ts';
import { account, keepAccount } from './accounts.ts';

/** Whether posts wait to be hidden, or shown again. */
export async function hasCleanups(db: Db): Promise<boolean> {
  const wished = db.selectFrom('cleanup_posts').select('post_id').where('wish', 'is not', null);
  return (await wished.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Hides or shows some of what waits for it, all of one person; null where nothing does. What is done with a post is noted in
 * the same transaction: whatever ends in between, the next step goes on behind it.
 */
export async function cleanSome(
  tools: WriteTools,
  at: number,
  limit = 20,
): Promise<readonly Topic[] | null> {
  const { db, locks } = tools;
  const next = (await nextOf(db, true)) ?? (await nextOf(db, false));
  if (!next) return null;
  const { cleanup_id: cleanupId, user_id: userId, isAccount } = next;
  // Who undoes it at this moment waits, or this does.
  await locks.person(db, userId);
  const claimed = await claim(db, { cleanupId, userId, limit, isAccount });
  const topics = new Set<Topic>();
  let isAnyHidden = false;
  for (const post of claimed) {
    if (isAccount) {
      if (post.wish === 'hide')
        await noteHidden(db, post, (await keepAccount(db, post, at)) ? at : null);
      continue;
    }
    const changed = await (post.wish === 'hide'
      ? hide(tools, post, at)
      : showAgain(tools, post, at));
    for (const topic of changed ?? []) topics.add(topic);
    if (post.wish !== 'hide') continue;
    if (changed) isAnyHidden = true;
    await noteHidden(db, post, changed ? at : null);
  }
  if (isAnyHidden) await decide(db, { cleanupId, userId, at });
  if (claimed.some(({ wish }) => wish === 'show')) await endDecision(db, { cleanupId, userId, at });
  return [...topics];
}

/** Whose turn is next. Accounts come before all posts: whoever is in the set posts no more meanwhile. */
async function nextOf(db: Db, isAccount: boolean) {
  let waiting = db.selectFrom('cleanup_posts').where('wish', 'is not', null);
  if (isAccount) waiting = waiting.where('kind', '=', sql.lit(account));
  const next = await waiting
    .select(['cleanup_id', 'user_id'])
    .orderBy('cleanup_id')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return next && { ...next, isAccount };
}

type Some = { cleanupId: string; userId: string; limit: number; isAccount: boolean };
type Claimed = {
  cleanup_id: string;
  kind: string;
  post_id: string;
  user_id: string;
  wish: string | null;
  hidden_at: number | null;
};

/** Those that it does now, which nobody else wishes anything else for until the transaction ends. What stands at a recipe comes before it. */
async function claim(db: Db, { cleanupId, userId, limit, isAccount }: Some): Promise<Claimed[]> {
  const seen = await db
    .selectFrom('cleanup_posts')
    .select(['cleanup_id', 'kind', 'post_id', 'user_id', 'wish', 'hidden_at'])
    .where('cleanup_id', '=', cleanupId)
    .where('user_id', '=', userId)
    .where('wish', 'is not', null)
    .where('kind', isAccount ? '=' : '<>', account)
    .orderBy(({ eb, val }) => eb.case().when('kind', '=', 'recipe').then(val(1)).else(val(0)).end())
    .orderBy('post_id')
    .limit(limit)
    .execute();
  const claimed: Claimed[] = [];
  for (const post of seen) {
    const { numUpdatedRows } = await db
      .updateTable('cleanup_posts')
      .set({ wish: null })
      .where('cleanup_id', '=', post.cleanup_id)
      .where('kind', '=', post.kind)
      .where('post_id', '=', post.post_id)
      .where('wish', '=', post.wish)
      .executeTakeFirst();
    if (Number(numUpdatedRows) > 0) claimed.push(post);
  }
  return claimed;
}

/** Null where it is not there any more, or hidden already. */
async function hide(
  tools: WriteTools,
  { cleanup_id, kind: named, post_id: id }: Claimed,
  at: number,
): Promise<readonly Topic[] | null> {
  const kind = named as ReportKind;
  const { db } = tools;
  const found = db.selectFrom('cleanups').select('reason').where('id', '=', cleanup_id);
  const { reason } = await found.executeTakeFirstOrThrow();
  await noteQueue(db, { kind, id, reason, at });
  if (kind === 'recipe') {
    const recipe = await findLocked(tools, id);
    if (!recipe || (recipe.takenBy !== null && !isWaiting(recipe))) return null;
    await takeAway(tools, recipe, { at, by: 'admin', act: null });
    return recipeTopics(recipe.recipe);
  }
  const isShown = ({ hidden_at, hidden_reason }: Pick<PostRecord, 'hidden_at' | 'hidden_reason'>) =>
    hidden_at === null || hidden_reason === waitingReason;
  const done = await changeHidden(tools, { kind, id }, reason, at, isShown);
  return done?.post ? done.topics() : null;
}

/** Null where it is as this left it no more: what a moderator decided since then holds, and what somebody took along stays with them. */
async function showAgain(
  tools: WriteTools,
  { kind: named, post_id: id, hidden_at }: Claimed,
  at: number,
): Promise<readonly Topic[] | null> {
  const kind = named as ReportKind;
  const hiddenAt = Number(hidden_at);
  const { db } = tools;
  if (kind === 'recipe') {
    const recipe = await findLocked(tools, id);
    const row = db.selectFrom('recipes').select('removed_at').where('id', '=', id);
    const removedAt = (await row.executeTakeFirst())?.removed_at ?? null;
    if (recipe?.takenBy !== 'admin' || Number(removedAt) !== hiddenAt) return null;
    await putBack(tools, recipe, { at, act: null });
    await noteQueue(db, { kind, id, reason: null, at });
    return recipeTopics(recipe.recipe);
  }
  const isOurs = (post: { hidden_at: number | null }) => Number(post.hidden_at) === hiddenAt;
  const done = await changeHidden(tools, { kind, id }, null, at, isOurs);
  if (!done?.post) return null;
  await noteQueue(db, { kind, id, reason: null, at });
  return done.topics();
}

async function noteHidden(db: Db, { cleanup_id, kind, post_id }: Claimed, at: number | null) {
  await db
    .updateTable('cleanup_posts')
    .set({ hidden_at: at })
    .where('cleanup_id', '=', cleanup_id)
    .where('kind', '=', kind)
    .where('post_id', '=', post_id)
    .execute();
}

type About = { cleanupId: string; userId: string; at: number };

/** Decides about the person once for all that it hides of theirs, and tells them. */
async function decide(db: Db, { cleanupId, userId, at }: About): Promise<void> {
  const decided = db.selectFrom('decisions').select('id').where('cleanup_id', '=', cleanupId);
  if (await decided.where('user_id', '=', userId).executeTakeFirst()) return;
  const { actor_id, rule, reason } = await db
    .selectFrom('cleanups')
    .select(['actor_id', 'rule', 'reason'])
    .where('id', '=', cleanupId)
    .executeTakeFirstOrThrow();
  const why = { rule: rule as ReportReason | null, reason };
  const what = { id: randomBytes(12).toString('hex'), level: 'removal', endsAt: null } as const;
  await decideAbout(db, { ...what, userId, ...why, cleanupId }, { at, actorId: actor_id });
}

/** Ends it where it stands, and tells them. */
async function endDecision(db: Db, { cleanupId, userId, at }: About): Promise<void> {
  const ended = await db
    .updateTable('decisions')
    .set({ ended_at: at })
    .where('cleanup_id', '=', cleanupId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning(['id', 'level'])
    .execute();
  for (const { id, level } of ended) {
    await endAppeal(db, id, at);
    await tellOfSanction(db, { id, userId, detail: `${level}:lifted`, at });
  }
}
