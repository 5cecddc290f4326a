import { isTrustedAnyway, isYoung, standsAfter, thingsThatStand } from '#domain/accounts/trust.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findTrustDays } from '../trust-days.ts';
import type { Limits } from './limits.ts';
import { orGiveBack } from './or-give-back.ts';

type Parts = Pick<Deps, 'reader' | 'config' | 'limits' | 'now'>;
type ForNew = Extract<keyof Limits, `${string}PerNewAccount`>;

/** Whether an account is old enough, and what it posted has stood. */
export async function isTrusted(parts: Parts, actor: Actor): Promise<boolean> {
  const { reader, now } = parts;
  const trustDays = await findTrustDays(parts);
  if (isTrustedAnyway(actor, trustDays)) return true;
  if (isYoung(actor, trustDays, now())) return false;
  return reader.hasStood(actor.id, now() - standsAfter, thingsThatStand);
}

/** Counts what a new account does against what it may do in a day, against all of these limits or none, and says where it is refused that the account is new; takes that back with what it answers. */
export async function spendAsNew(
  parts: Parts,
  actor: Actor,
  ...names: ForNew[]
): Promise<() => Promise<void>> {
  if (await isTrusted(parts, actor)) return async () => undefined;
  const spent: ForNew[] = [];
  const giveBack = async () => {
    for (const name of spent) await parts.limits[name].giveBack(actor.id);
  };
  await orGiveBack(giveBack, async () => {
    for (const name of names) {
      const refused = await parts.limits[name].trySpend(actor.id);
      if (refused) throw new Refusal(refused.code, { ...refused.details, sentence: 'wait.new' });
      spent.push(name);
    }
  });
  return giveBack;
}
