import { useState } from 'react';
import type { Refused } from '#contract/client.ts';

type Headers = { 'x-work'?: string };
/** How often a new challenge is taken up: one is over after minutes, and at midnight. */
const mostChallenges = 2;

/**
 * Sends what the site may ask work for: this browser then does the work, and sends again with it. What
 * still does not go out is answered as it was refused.
 */
export function useWork() {
  const [isWorking, setWorking] = useState(false);
  const withWork = async <R extends object>(send: (headers: Headers) => Promise<R>): Promise<R> => {
    let result = await send({});
    try {
      for (let n = 0; n < mostChallenges; n += 1) {
        const challenge = challengeOf(result);
        if (!challenge) break;
        setWorking(true);
        const { doWork } = await import('./do-work.ts');
        result = await send({ 'x-work': await doWork(challenge) });
      }
    } catch (error) {
      console.info('work', error);
    }
    setWorking(false);
    return result;
  };
  return { isWorking, withWork };
}

/** What a refusal asks for, if it is work. */
function challengeOf(result: Partial<Refused>): string | null {
  const { challenge } = (result.body ?? {}) as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : null;
}
