import type { PostKind } from '#domain/posts/kinds.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Topic, WriteTools } from '../../define.ts';
import type { CleanupPostRecord } from '../../schema.ts';
import { noteQueue } from '../decisions/hiding.ts';
import { changeHidden } from '../posts/posts.ts';
import { askForLook, waitingReason } from '../posts/waiting.ts';
import { recipeTopics } from '../recipes/operations.ts';
import { findLocked, giveBack, holdAgain, holdNew } from '../recipes/removal.ts';

const nothing: readonly Topic[] = [];

/**
 * Shows again what a clean-up hid, or lets it wait again for the look that nobody had taken, and a recipe that was changed meanwhile for
 * one; what visitors see change. Nothing changes where it is as this left it no more: what a moderator decided since then holds, and
 * what somebody took along stays with them.
 */
export async function showHidden(
  tools: WriteTools,
  post: CleanupPostRecord,
  at: number,
): Promise<readonly Topic[]> {
  if (post.kind === 'recipe') return showRecipe(tools, post, at);
  const { db } = tools;
  const kind = post.kind as PostKind;
  const named = { kind, id: post.post_id };
  const isOurs = (now: { hidden_at: number | null }) =>
    Number(now.hidden_at) === Number(post.hidden_at);
  const reason = post.waited === null ? null : waitingReason;
  const done = await changeHidden(tools, named, reason, at, { when: isOurs, isAway: true });
  if (!done?.post) return nothing;
  const { withdrawn, user_id: userId, recipe_id: recipeId } = done.post;
  // What its writer deleted meanwhile waits for nobody.
  if (reason !== null && withdrawn !== null)
    await changeHidden(tools, named, null, at, { isAway: true });
  else if (reason !== null) await askForLook(db, { ...named, userId, recipeId, at });
  else await noteQueue(db, { ...named, reason: null, at });
  return done.topics();
}

async function showRecipe(
  tools: WriteTools,
  { post_id: id, hidden_at: hiddenAt, waited }: CleanupPostRecord,
  at: number,
): Promise<readonly Topic[]> {
  const { db } = tools;
  const kind: ReportKind = 'recipe';
  const found = await findLocked(tools, id);
  const row = db.selectFrom('recipes').select('removed_at').where('id', '=', id);
  const removedAt = (await row.executeTakeFirst())?.removed_at ?? null;
  if (found?.takenBy !== 'admin' || Number(removedAt) !== Number(hiddenAt)) return nothing;
  // What its author changed meanwhile nobody has read.
  const isChanged = found.recipe.updatedAt > Number(hiddenAt);
  if (waited === null && !isChanged) {
    await giveBack(tools, found, { at, act: null });
    await noteQueue(db, { kind, id, reason: null, at });
  } else await (waited === 'first' ? holdNew : holdAgain)(db, found.recipe, at);
  return recipeTopics(found.recipe);
}
