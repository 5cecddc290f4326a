import type { Deps } from './deps.ts';
import type { Actor } from './http/handler.ts';
import { isTrusted } from './limits/as-new.ts';

type Parts = Pick<Deps, 'reader' | 'config' | 'limits' | 'now'>;

/** Whether moderators look at what this account posts before others see it. */
export async function mustWait(parts: Parts, actor: Actor): Promise<boolean> {
  return parts.config.moderation === 'first' && !(await isTrusted(parts, actor));
}

/** When somebody posts something, and whether that waits. */
export async function stampOf(parts: Parts, actor: Actor): Promise<{ at: number; waits: boolean }> {
  return { at: parts.now(), waits: await mustWait(parts, actor) };
}

/** Whether moderators look at a review of this account first, and whether it counts only once the account is trusted. */
export async function standingOf(
  parts: Parts,
  actor: Actor,
): Promise<{ waits: boolean; countsLater: boolean }> {
  const countsLater = !(await isTrusted(parts, actor));
  return { waits: countsLater && parts.config.moderation === 'first', countsLater };
}
