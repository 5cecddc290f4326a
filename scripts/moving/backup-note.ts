import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './whole-file.ts';

/**
 * When the last backup was made that can be relied on, and how many photos were in no store by then: each null where it is
 * not known. A site that was restored knows what the backup lacked, and may have made none itself.
 */
type BackupNote = { at: number | null; missing: number | null };

/** The file in the data folder that says so: an ISO time and a number. */
export const backupNote = (dataDir: string): string => join(dataDir, 'last-backup');

/** What a note says; null where there is none. One that cannot be read is none, and why is told. */
export async function readBackupNote(
  file: string,
  onUnread: (reason: string) => void = () => undefined,
): Promise<BackupNote | null> {
  const note = await readFile(file, 'utf8').catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'ENOENT') onUnread(message);
    return '';
  });
  const [time = '', number = ''] = note.trim().split(/\s+/);
  const at = Number.isNaN(Date.parse(time)) ? null : Date.parse(time);
  const missing = /^\d+$/.test(number) ? Number(number) : null;
  return at === null && missing === null ? null : { at, missing };
}

/** Notes a backup that can be relied on, for `admin doctor` and for the next one. */
export async function noteBackup(dataDir: string, missing: number): Promise<void> {
  await writeNote(dataDir, new Date().toISOString(), missing);
}

/** Notes what the restored backup lacked, so that the next one may lack it too; it is no younger backup than there was. */
export async function noteRestored(dataDir: string, missing: number): Promise<void> {
  const at = (await readBackupNote(backupNote(dataDir)))?.at;
  await writeNote(dataDir, at ? new Date(at).toISOString() : 'restored', missing);
}

async function writeNote(dataDir: string, time: string, missing: number): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeWhole(backupNote(dataDir), `${time}\n${missing}\n`, 0o600);
}
