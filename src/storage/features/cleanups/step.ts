import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ReportKind, ReportReason } from '#domain/reports/kinds.ts';
import type { Topic, WriteTools } from '../../define.ts';
import type { CleanupPostRecord, Db } from '../../schema.ts';
import { endAppeal, noteQueue } from '../decisions/hiding.ts';
import { decideAbout } from '../decisions/sanctions.ts';
import { tellOfSanction } from '../notifications/tell.ts';
import type { PostRecord } from '../posts/kinds.ts';
import { changeHidden } from '../posts/posts.ts';
import { waitingReason } from '../posts/waiting.ts';
import { recipeTopics } from '../recipes/operations.ts';
import { findLocked, takeAway } from '../recipes/removal.ts';
import { isWaiting } from '../recipes/takers.ts';
import { account, keepAccount } from './accounts.ts';
import { showHidden } from './show-hidden.ts';

/** Whether posts wait to be hidden, or shown again. */
export async function hasCleanups(db: Db): Promise<boolean> {
  return (await wished(db).select('post_id').limit(1).executeTakeFirst()) !== undefined;
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
      const isKept = post.wish === 'hide' && (await keepAccount(db, post, at));
      if (post.wish === 'hide') await noteHidden(db, post, isKept ? at : null);
      continue;
    }
    if (post.wish === 'hide') {
      const done = await hide(tools, post, at);
      if (done) isAnyHidden = true;
      for (const topic of done?.topics ?? []) topics.add(topic);
      await noteHidden(db, post, done ? at : null, done?.waited);
    } else {
      for (const topic of await showHidden(tools, post, at)) topics.add(topic);
    }
  }
  if (isAnyHidden) await decide(db, { cleanupId, userId, at });
  if (claimed.some(({ wish }) => wish === 'show')) await endDecision(db, { cleanupId, userId, at });
  return [...topics];
}

const wished = (db: Db) => db.selectFrom('cleanup_posts').where('wish', 'is not', null);

/** Whose turn is next. Accounts come before all posts: a person whose account is in the set posts no more meanwhile. */
async function nextOf(db: Db, isAccount: boolean) {
  const waiting = isAccount ? wished(db).where('kind', '=', sql.lit(account)) : wished(db);
  const next = await waiting
    .select(['cleanup_id', 'user_id'])
    .orderBy('cleanup_id')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return next && { ...next, isAccount };
}

type Some = { cleanupId: string; userId: string; limit: number; isAccount: boolean };
/** Those that it does now, which nobody else wishes anything else for until the transaction ends. */
async function claim(
  db: Db,
  { cleanupId, userId, limit, isAccount }: Some,
): Promise<CleanupPostRecord[]> {
  const seen = await wished(db)
    .select(['cleanup_id', 'kind', 'post_id', 'user_id', 'wish', 'hidden_at', 'waited'])
    .where('cleanup_id', '=', cleanupId)
    .where('user_id', '=', userId)
    .where('kind', isAccount ? '=' : '<>', account)
    .orderBy('post_id')
    .limit(limit)
    .execute();
  const claimed: CleanupPostRecord[] = [];
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
  { cleanup_id, kind: named, post_id: id }: CleanupPostRecord,
  at: number,
): Promise<{ topics: readonly Topic[]; waited: string | null } | null> {
  const kind = named as ReportKind;
  const { db } = tools;
  const found = db.selectFrom('cleanups').select('reason').where('id', '=', cleanup_id);
  const { reason } = await found.executeTakeFirstOrThrow();
  await noteQueue(db, { kind, id, reason, at });
  if (kind === 'recipe') {
    const recipe = await findLocked(tools, id);
    if (!recipe || (recipe.takenBy !== null && !isWaiting(recipe))) return null;
    await takeAway(tools, recipe, { at, by: 'admin', act: null });
    return { topics: recipeTopics(recipe.recipe), waited: recipe.takenBy };
  }
  const isShown = ({ hidden_at, hidden_reason }: Pick<PostRecord, 'hidden_at' | 'hidden_reason'>) =>
    hidden_at === null || hidden_reason === waitingReason;
  const done = await changeHidden(tools, { kind, id }, reason, at, {
    when: isShown,
    isAway: true,
  });
  if (!done?.post) return null;
  const waited = done.post.hidden_reason === waitingReason ? 'first' : null;
  return { topics: await done.topics(), waited };
}

async function noteHidden(
  db: Db,
  { cleanup_id, kind, post_id }: CleanupPostRecord,
  at: number | null,
  waited: string | null = null,
) {
  await db
    .updateTable('cleanup_posts')
    .set({ hidden_at: at, waited })
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
