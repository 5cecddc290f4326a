import { resolve } from 'node:path';
import { databaseFile } from '#server/process/engines.ts';
import { backupNote } from '../moving/backup-note.ts';
import type { OpenedSite } from '../open-site.ts';
import { checkAddress } from './address.ts';
import { checkClock } from './clock.ts';
import { checkBackup, checkRights, checkRoom } from './files.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkPeople } from './people.ts';

const signs: Record<Finding['state'], string> = { good: 'ok  ', look: 'look', mend: 'MEND' };

/**
 * Looks at a set-up as strangers will meet it, beside the running site, and says each thing and what to do
 * about it. Whether nothing needs mending.
 */
export async function examine(
  { config, secrets, text, storage }: OpenedSite,
  say: (line: string) => void,
): Promise<boolean> {
  const { publicUrl } = config.site;
  const admins = (await storage.reader.listAdmins()).length;
  const { passkeys, adminNeedsPasskey, accountMail, dataDir } = config;
  const own = secrets.databaseUrl ? [] : [databaseFile(dataDir)];
  const findings = [
    ...(await checkAddress({ publicUrl, isBehindProxy: config.trustProxy !== false })),
    ...(await checkMail({ smtpUrl: secrets.smtpUrl, isToPeople: accountMail !== null })),
    ...(await checkBackup(backupNote(dataDir), Date.now())),
    ...(await checkRights([dataDir, ...own, resolve('.env'), ...ownSettings()])),
    ...(await checkRoom(dataDir)),
    ...(await checkClock()),
    ...checkPeople({ admins, hasPasskeys: passkeys !== null, adminNeedsPasskey }),
  ];
  for (const { state, key, values } of findings) say(`${signs[state]}  ${text(key, values)}`);
  const toMend = findings.filter(({ state }) => state === 'mend').length;
  say(text(toMend > 0 ? 'doctor.toMend' : 'doctor.well', { count: toMend }));
  return toMend === 0;
}

/** The file with the settings of a service, where `deploy/as-potluck` says which it is. */
const ownSettings = (): string[] => (process.env.SETTINGS ? [process.env.SETTINGS] : []);
