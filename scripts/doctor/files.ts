import { readFile, stat, statfs } from 'node:fs/promises';
import { type Finding, good, look, mend } from './finding.ts';

const gigabyte = 1_000_000_000;
const leastGigabytes = 1;
const dayMs = 24 * 60 * 60 * 1000;
const mostDaysOfBackup = 8;

/** Whether nobody but the site's own user may read what lies here; what is absent is no finding. */
export async function checkRights(paths: readonly string[]): Promise<Finding[]> {
  const findings = await Promise.all(
    paths.map(async (path) => {
      const held = await stat(path).catch(absent);
      if (!held) return [];
      const isOpen = (held.mode & 0o077) !== 0;
      return isOpen ? [mend('doctor.rights.open', { path })] : [];
    }),
  );
  const open = findings.flat();
  return open.length > 0 ? open : [good('doctor.rights.good')];
}

/** Whether there is room for what people publish. */
export async function checkRoom(folder: string): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(folder);
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
  const note = await readFile(noteFile, 'utf8').catch(absent);
  if (!note) return [look('doctor.backup.none')];
  const days = Math.floor((now - Date.parse(note.trim())) / dayMs);
  if (Number.isNaN(days)) return [look('doctor.backup.none')];
  return [
    days > mostDaysOfBackup
      ? mend('doctor.backup.old', { days })
      : good('doctor.backup.good', { days }),
  ];
}

/** Nothing for what is not there; any other fault is the caller's. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
