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

/**
 * Counts what a stranger does, by address and by the block of addresses around it. Once either
 * limit is near, only browsers that have solved a challenge are let through; whoever has not is
 * not counted, so that nobody uses up a limit of others for nothing.
 */
export function createAdmission({ limits, config, now, ...deps }: Deps, act: Act) {
  const keyOfDay = createDayKey({ ...deps, now }, 'work-key');
  const counts = [
    { limit: limits[`${act}PerAddress`], keyOf: addressKey },
    { limit: limits[`${act}PerBlock`], keyOf: blockKey },
  ];
  return async ({ address, headers, log }: Stranger): Promise<void> => {
    const taken: { limit: Limit; key: string }[] = [];
    const giveBack = async () => {
      for (const { limit, key } of taken) await limit.giveBack(key);
    };
    let waitMs = 0;
    for (const { limit, keyOf } of counts) {
      const key = keyOf(address);
      const spent = await limit.spend(key).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
      taken.push({ limit, key });
      if (spent.isNear) waitMs = Math.max(waitMs, spent.waitMs);
    }
    if (waitMs === 0 || config.challengeBits === 0) return;
    const key = await keyOfDay(log);
    const name = checkWork(key, act, headers['x-work'], now());
    if (name && (await isFirst(limits.challengeUse, name))) return;
    await giveBack();
    throw new Refusal('work_needed', {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
      data: { challenge: makeChallenge(key, act, config.challengeBits, now()) },
    });
  };
}

/** A solution counts once, whichever processes it is sent to. */
function isFirst(use: Limit, name: string): Promise<boolean> {
  return use.spend(name).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}
