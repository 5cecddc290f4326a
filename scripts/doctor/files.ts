import { stat, statfs } from 'node:fs/promises';
import { dayMs } from '#domain/spans.ts';
import { absent } from '#server/process/absent.ts';
import { readBackupNote } from '../moving/backup-note.ts';
import { type Finding, good, look, mend } from './finding.ts';

const gigabyte = 1_000_000_000;
const leastGigabytes = 1;
const mostDaysOfBackup = 8;

/** Whether nobody but the site's own user may read what lies here; what is absent is no finding. */
export async function checkRights(paths: readonly string[]): Promise<Finding[]> {
  const findings = await Promise.all(
    paths.map(async (path) => {
      const held = await stat(path).catch(absentOrClosed);
      const isOpen = held !== null && (held.mode & 0o077) !== 0 && !held.isCharacterDevice();
      return isOpen ? [mend('doctor.rights.open', { path })] : [];
    }),
  );
  const open = findings.flat();
  return open.length > 0 ? open : [good('doctor.rights.good')];
}

/** Whether there is room for what people publish; a folder that is absent keeps nothing. */
export async function checkRoom(folder: string): Promise<Finding[]> {
  const room = await statfs(folder).catch(absent);
  if (!room) return [];
  const { bavail, bsize } = room;
  const free = (bavail * bsize) / gigabyte;
  const gigabytes = Math.floor(free * 10) / 10;
  return [
    free < leastGigabytes
      ? mend('doctor.room.low', { gigabytes })
      : good('doctor.room.good', { gigabytes }),
  ];
}

/** Whether the last backup is young, as the backup command has noted in a file; other ways of backing up are not seen. */
export async function checkBackup(noteFile: string, now: number): Promise<Finding[]> {
  const at = (await readBackupNote(noteFile))?.at;
  if (!at) return [look('doctor.backup.none')];
  const days = Math.floor((now - at) / dayMs);
  return [
    days > mostDaysOfBackup
      ? mend('doctor.backup.old', { days })
      : good('doctor.backup.good', { days }),
  ];
}

/** Nothing for what is not there, or lies in a folder that not even the site's user may look into. */
function absentOrClosed(error: NodeJS.ErrnoException): null {
  return error.code === 'EACCES' ? null : absent(error);
}
