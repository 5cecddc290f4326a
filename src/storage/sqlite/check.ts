import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Thread } from '../threads/thread.ts';

/** Reading this much takes a moment; a larger database is checked only after an unclean stop. */
const soonRead = 256 * 1024 * 1024;
/** The first visitors come before the check. */
const graceMs = 1_000;

/** Whether the last process left without closing the database: a clean end leaves no log beside it. */
export function wasCutShort(file: string): boolean {
  return existsSync(`${file}-wal`);
}

/**
 * Reads the database through in a thread of its own while the site already serves, and tells
 * `onDamage` what is wrong with it, if anything is. Ends early, silently, on the signal.
 */
export async function checkInBackground(
  file: string,
  isSuspect: boolean,
  onDamage: (damage: Error) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    await wait(graceMs, undefined, { signal, ref: false });
    if (!isSuspect && (await stat(file)).size > soonRead) return;
    const damage = await findDamage(file, signal);
    if (damage) onDamage(damage);
  } catch (error) {
    if (!signal.aborted) console.error('The database could not be checked', error);
  }
}

async function findDamage(file: string, signal: AbortSignal): Promise<Error | null> {
  const worker = new Worker(new URL('./check-thread.ts', import.meta.url));
  const thread = new Thread(worker, 'database check');
  worker.unref();
  const end = () => void thread.terminate();
  signal.addEventListener('abort', end, { once: true });
  try {
    const findings = (await thread.call('findings', file)) as string[];
    return findings.length ? new Error(findings.join('\n')) : null;
  } finally {
    signal.removeEventListener('abort', end);
    await thread.terminate();
  }
}
