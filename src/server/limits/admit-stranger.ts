import { createDayKey } from '../day-key.ts';
import type { Deps } from '../deps.ts';
import type { Log } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { addressKey, blockKey } from './address-key.ts';
import { checkWork, makeChallenge } from './challenge.ts';
import type { Limit } from './limits.ts';

/** What strangers do without an account. */
type Act = 'register' | 'contact' | 'report';
type Stranger = { address: string; headers: { 'x-work'?: string }; log: Log };
/** One of the limits of a stranger: what of it is free, and what is had for work. */
type Count = { free: Limit; rest: Limit; key: string };
type Spent = { limit: Limit; key: string };

/**
 * Counts what a stranger does, by address and by the block of addresses around it. Once half of
 * either limit is used, the rest is for browsers that have solved a challenge: a crowd without work
 * uses up nothing that others could have for it. Answers with what gives it all back, for what the site itself
 * was too busy to do.
 */
export function createAdmission(deps: Deps, act: Act) {
  const requireWork = createRequireWork(deps, act);
  return async (stranger: Stranger): Promise<() => Promise<void>> => {
    const passed: Count[] = [];
    const near: Count[] = [];
    let refusal: Refusal | null = null;
    for (const count of countsOf(deps, act, stranger)) {
      const refused = await count.free.trySpend(count.key);
      refusal ??= refused;
      (refused ? near : passed).push(count);
    }
    const spent = passed.map(({ free: limit, key }): Spent => ({ limit, key }));
    const giveBack = async () => {
      for (const { limit, key } of spent) await limit.giveBack(key);
    };
    if (!refusal) return giveBack;
    try {
      for (const { rest, key } of near) if (await rest.isUsedUp(key)) throw refusal;
      spent.push(...(await requireWork(stranger, refusal)));
      for (const { rest: limit, key } of near) {
        await limit.spend(key);
        spent.push({ limit, key });
      }
      return giveBack;
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}

function countsOf({ limits }: Deps, act: Act, { address }: Stranger): Count[] {
  const count = (whose: 'Address' | 'Block', key: string): Count => ({
    free: limits[`${act}Per${whose}`],
    rest: limits[`${act}Per${whose}AfterWork`],
    key,
  });
  return [count('Address', addressKey(address)), count('Block', blockKey(address))];
}

/** Refuses a stranger who solved no challenge of this act, and gives them one; answers with what the solution counts as. */
function createRequireWork(deps: Deps, act: Act) {
  const { limits, config, now } = deps;
  const keyOfDay = createDayKey(deps, 'work-key');
  return async ({ headers, log }: Stranger, { details }: Refusal): Promise<Spent[]> => {
    const { challengeBits: bits } = config;
    if (bits === 0) return [];
    const key = await keyOfDay(log);
    const name = checkWork(key, act, headers['x-work'], now());
    // A solution counts once, whichever processes it is sent to.
    if (name && !(await limits.challengeUse.trySpend(name))) {
      return [{ limit: limits.challengeUse, key: name }];
    }
    const challenge = makeChallenge(key, act, bits, now());
    throw new Refusal('work_needed', { ...details, data: { challenge } });
  };
}
