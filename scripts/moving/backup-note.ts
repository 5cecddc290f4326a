import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** When the last backup was made that can be relied on, and how many photos were in no store by then. */
type BackupNote = { at: number; missing: number };

/** The file in the data folder that says so: an ISO time and a number. */
export const backupNote = (dataDir: string): string => join(dataDir, 'last-backup');

/** What a note says; null where there is none. */
export async function readBackupNote(file: string): Promise<BackupNote | null> {
  const note = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const [time = '', missing = '0'] = note.trim().split(/\s+/);
  const at = Date.parse(time);
  return Number.isNaN(at) ? null : { at, missing: Number(missing) || 0 };
}

/** Notes a backup that can be relied on, for `admin doctor` and for the next one. */
export async function noteBackup(dataDir: string, missing: number): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const note = `${new Date().toISOString()}\n${missing}\n`;
  await writeFile(backupNote(dataDir), note, { mode: 0o600 });
}
