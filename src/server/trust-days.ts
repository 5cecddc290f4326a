import { usualTrustDays } from '#domain/accounts/trust.ts';
import type { Reader } from '#storage/port.ts';
import { findRegistration } from './let-in.ts';
import type { Config } from './settings/config.ts';

type Parts = {
  reader: Pick<Reader, 'findRegistration'>;
  config: Pick<Config, 'registration' | 'trustDays'>;
};

/** For how many days accounts are new: as set, or else three, and none where people come by invitation alone. */
export async function findTrustDays(parts: Parts): Promise<number> {
  if (parts.config.trustDays !== null) return parts.config.trustDays;
  return (await findRegistration(parts)) === 'invite' ? 0 : usualTrustDays;
}
