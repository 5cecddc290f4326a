import { type Finding, good, look, mend } from './finding.ts';

type People = { admins: number; hasPasskeys: boolean; adminNeedsPasskey: boolean };

/** Whether somebody can look after the site, and how well their power is guarded. */
export function checkPeople({ admins, hasPasskeys, adminNeedsPasskey }: People): Finding[] {
  const are = admins > 0 ? good('doctor.admins.good', { admins }) : mend('doctor.admins.none');
  if (adminNeedsPasskey) return [are, good('doctor.passkeys.good')];
  return [are, look(hasPasskeys ? 'doctor.passkeys.optional' : 'doctor.passkeys.off')];
}
