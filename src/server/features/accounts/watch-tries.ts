import { createHmac } from 'node:crypto';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { createDayKey } from '#server/day-key.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addressKey } from '#server/limits/address-key.ts';

type Watched =
  | ('login' | 'loginByPasskey' | 'loginByOpenid' | 'joinByOpenid')
  | ('register' | 'registerByOpenid' | 'resetPassword' | 'resetByLink');
type Outcome = 'done' | 'failed' | 'limited' | 'busy';
type Input = Pick<Parameters<Handlers[Watched]>[0], 'address' | 'log'> & { body: object };

/**
 * Counts tries to log in, to register and to reset a password, and tells of them in the log: on
 * the wire a failed one is a 200, so nothing else would show that somebody is guessing.
 */
export function createWatch(deps: Deps) {
  const pseudonym = createPseudonyms(deps);
  const tell = async (call: Watched, outcome: Outcome, { address, body, log }: Input) => {
    deps.metrics?.metrics.countAccountTry(call, outcome);
    const level = levelOf(call, outcome);
    if (!level) return;
    const email = 'email' in body ? normalizeEmail(String(body.email)) : null;
    const [from, account] = [
      await pseudonym(addressKey(address), log),
      email && (await pseudonym(email, log)),
    ];
    const who = { from, ...(account ? { account } : {}) };
    // Each sort has a message of its own: a flood of one does not keep the others out of the log.
    log[level]({ event: 'account', call, outcome, ...who }, `${call} ${outcome}`);
  };
  return <K extends Watched>(call: K, handler: Handlers[K]): Handlers[K] => {
    const handle = handler as (input: Input) => Promise<object>;
    const watching = async (input: Input) => {
      try {
        const answer = await handle(input);
        await tell(call, 'done', input);
        return answer;
      } catch (error) {
        if (error instanceof Refusal) await tell(call, outcomeOf(error), input);
        throw error;
      }
    };
    return watching as unknown as Handlers[K];
  };
}

function outcomeOf({ code }: Refusal): Outcome {
  if (code === 'too_many_tries' || code === 'work_needed') return 'limited';
  // The password was right.
  if (code === 'account_left') return 'done';
  return code === 'too_busy' ? 'busy' : 'failed';
}

/** What goes on beyond a limit is counted alone: a log that a stranger fills hides what matters. */
function levelOf(call: Watched, outcome: Outcome): 'warn' | 'info' | null {
  if (outcome === 'failed') return 'warn';
  if (outcome !== 'done' || call.startsWith('login')) return null;
  return call.startsWith('register') ? 'info' : 'warn';
}

/**
 * Names for addresses and accounts that tell in the log who is the same, and nobody who they are: by a
 * key that changes every day, the same in every process, and kept nowhere once the day is over.
 */
function createPseudonyms(deps: Pick<Deps, 'writer' | 'now'>) {
  const keyOfDay = createDayKey(deps, 'pseudonym-key');
  return async (name: string, log: Input['log']): Promise<string> => {
    const key = await keyOfDay(log);
    return createHmac('sha256', key).update(name).digest('base64url').slice(0, 12);
  };
}
