import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';

const patience = 2_000;
/** The name of a photo that no recipe has: looking for it asks the store and reads nothing. */
const noPhoto = `${'0'.repeat(32)}-320.webp`;

/** Whether the site can answer at all, and whether requests should be sent to it. */
export function siteHandlers(deps: Deps): Pick<Handlers, 'checkHealth' | 'checkReady'> {
  const { photos, state, replicas } = deps;
  return {
    async checkHealth({ log }) {
      try {
        await answering(deps);
        return {};
      } catch (error) {
        log.error({ err: error }, 'the database does not answer');
        throw new Refusal('unavailable', { retryAfterSeconds: 5 });
      }
    },

    async checkReady({ log }) {
      if (state.isStopping) throw new Refusal('unavailable', { retryAfterSeconds: 5 });
      try {
        await inTime(Promise.all([answering(deps), photos.open(noPhoto)]));
        return replicas ? { replicas: replicas() } : {};
      } catch (error) {
        log.error({ err: error }, 'not ready');
        throw new Refusal('unavailable', { retryAfterSeconds: 5 });
      }
    },
  };
}

/** Without its primary a site still answers visitors, as long as a replica does. */
async function answering({ reader, replicas }: Deps): Promise<void> {
  if (replicas?.().some(({ state }) => state === 'in-use')) return;
  await reader.countRecipes();
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = wait(patience, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error('It took too long');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.abort();
    // Whichever of the two comes second has nobody left to tell.
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
