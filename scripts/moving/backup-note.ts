import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in the data folder that says when the last backup was whole, as an ISO time. */
export const backupNote = (dataDir: string): string => join(dataDir, 'last-backup');

/** Notes that a backup is whole, for `admin doctor`. */
export async function noteBackup(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(backupNote(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });
}
