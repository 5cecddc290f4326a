import { dayMs } from '../spans.ts';
import type { SanctionLevel } from './kinds.ts';

/** What keeps a person from something, until when, and why. */
export type Restriction = { level: SanctionLevel; endsAt: number; reason: string };

type Asked = { readonly method: string; readonly feature: string; readonly who: string };

/** What stays open to a person who is kept from the rest: the account itself, and what was decided about it. */
const ownFeatures: readonly string[] = [
  'accounts',
  'blocks',
  'decisions',
  'mails',
  'notifications',
  'takeout',
];

/** How many days a person is still kept from a call, counted up; null where they are not. */
export function daysKeptFrom(
  restriction: Omit<Restriction, 'reason'> | null,
  { method, feature, who }: Asked,
  now: number,
): number | null {
  if (!restriction || restriction.endsAt <= now) return null;
  if (who === 'user' && ownFeatures.includes(feature)) return null;
  if (restriction.level === 'read-only' && method === 'GET') return null;
  return Math.ceil((restriction.endsAt - now) / dayMs);
}
