import { spawnSync } from 'node:child_process';
import { appendFile, chown, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Runner } from '../unprivileged.ts';

/** A disk of a few megabytes, mounted on a folder of its own. */
export class SmallDisk implements AsyncDisposable {
  readonly folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = join(folder, 'filler');
  }

  /** Null where this machine lets nobody mount anything. */
  static async mount(megabytes: number, { uid, gid }: Runner): Promise<SmallDisk | null> {
    const folder = await mkdtemp(join(tmpdir(), 'potluck-disk-'));
    const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    if (spawnSync('mount', args).status !== 0) {
      await rm(folder, { recursive: true });
      return null;
    }
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
    return new SmallDisk(folder);
  }

  /** Takes all room but so many bytes; what somebody else takes meanwhile is taken too. */
  async fill(leave: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    const filler = new Uint8Array(Math.max(0, bavail * bsize - leave));
    await appendFile(this.#filler, filler).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
  }

  async free(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // A process that has just ended may hold a file for a moment more: the folder is free of the disk all the same.
    const { status, stderr } = spawnSync('umount', ['--lazy', this.folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The small disk stays: ${stderr}`);
    await rm(this.folder, { recursive: true, force: true });
  }
}
