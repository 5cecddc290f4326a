import type { Language } from '#contract/languages.ts';
import type { OpenidNewcomer } from '#contract/openid.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';
import type { Wanted } from '#web/session/wanted.ts';

/** What this browser keeps while its person is at the OpenID server. */
type Away = {
  /** What no other browser knows. */
  key: string;
  /** Whether it is about the account that is logged in here. */
  isOwn: boolean;
  /** People come back to one address, whatever the language they left in. */
  language: Language;
  wanted: Wanted | null;
  /** Said by somebody who takes a closed account back. */
  comeBack?: true;
};

const awayKey = 'openid-away';
const newcomerKey = 'openid-newcomer';

/** Leaves this site for the server; false where this browser keeps nothing, so that nobody could come back. */
export function goAway(address: string, away: Away): boolean {
  if (!writeStored(awayKey, away)) return false;
  window.location.assign(address);
  return true;
}

/** What this browser was sent away with; null where it was not. */
export function readAway(): Away | null {
  const stored = readStored(awayKey) as Partial<Away> | null;
  return typeof stored?.key === 'string' ? (stored as Away) : null;
}

/** It counts once. */
export function forgetAway(): void {
  removeStored(awayKey);
}

/** Somebody who is to choose a name, with what they have typed; they lie with their tab. */
export type Choosing = OpenidNewcomer & { typed?: string };

export function keepChoosing(choosing: Choosing): void {
  writeStored(newcomerKey, choosing, 'sessionStorage');
}

export function readChoosing(): Choosing | null {
  const stored = readStored(newcomerKey, 'sessionStorage') as Partial<Choosing> | null;
  return typeof stored?.ticket === 'string' ? (stored as Choosing) : null;
}

export function forgetChoosing(): void {
  removeStored(newcomerKey, 'sessionStorage');
}
