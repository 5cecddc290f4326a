import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A process that has written nothing for so long has ended in the middle. */
const longestPauseMs = 600_000;

/** Removes what killed processes did not write to its end: files beside one that are called after it, with that ending. */
export async function removeLeftOver(file: string, ending: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith(ending)) continue;
    const path = join(folder, name);
    // Another may have put it in its place, or have removed it, by now.
    const written = await stat(path).catch(() => null);
    if (written?.isFile() && Date.now() - written.mtimeMs > longestPauseMs)
      await rm(path, { force: true });
  }
}
