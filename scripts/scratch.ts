import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '#test/support/processes.ts';

/** Linux keeps what lies here in memory. */
const memory = '/dev/shm';
/** What `statfs` tells of such a place (`TMPFS_MAGIC` in Linux's `magic.h`). */
const ofMemory = 0x01021994;
/** Bytes: a whole run has 2.5 GB there at the most, mostly databases, beside some 6 GB of its processes. */
const leastFree = 6e9;
const leastMemory = 12e9;

/**
 * Has what tests write lie in memory where the machine has plenty of it, unless TMPDIR names a place, and answers with what
 * ends that: the hundreds of files of each database of PostgreSQL cost a disk more than the tests that look at them.
 */
export function openScratch(): () => void {
  if (process.env.TMPDIR || !hasRoom()) return () => undefined;
  sweepLeft(memory);
  const folder = mkdtempSync(join(memory, `potluck-tests-${process.pid}-`));
  // PostgreSQL runs as somebody else, who has to come through to a folder in there.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom(): boolean {
  if (!existsSync(memory) || process.availableMemory() < leastMemory) return false;
  const { type, bavail, bsize } = statfsSync(memory);
  return type === ofMemory && bavail * bsize > leastFree;
}

/** Removes what runs left in a place that were killed before their end. */
export function sweepLeft(place: string): void {
  for (const name of readdirSync(place)) {
    const [, owner] = /^potluck-tests-(\d+)-/.exec(name) ?? [];
    if (owner && !isRunning(Number(owner))) rmSync(join(place, name), { recursive: true });
  }
}
