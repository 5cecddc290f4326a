import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StorageUnderTest } from '#storage/suite/fixtures.ts';
import { sourceEnv } from '../command-env.ts';

/**
 * What a process does with a database: it publishes, several recipes at a time, and prints each id once it is acknowledged; or
 * it deletes for good who has not come back, or hides and shows what is to be cleaned up, one by one, and prints a line
 * before each step.
 */
export type Task = { does: 'publish'; userId: string } | { does: 'delete' | 'clean'; at: number };
export type Assignment = { elsewhere: StorageUnderTest['elsewhere']; task: Task };

const program = fileURLToPath(new URL('./storage-process.ts', import.meta.url));

/** Lets another process work on the database of a contract until it has printed so many lines, then kills it; all that it printed. */
export async function killElsewhere(
  { elsewhere }: StorageUnderTest,
  task: Task,
  enough: number,
): Promise<string[]> {
  const assignment: Assignment = { elsewhere, task };
  const child = spawn(process.execPath, [program, JSON.stringify(assignment)], {
    env: sourceEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    // What it printed before it fell counts too, so reading goes on to the end.
    if (printed.length === enough) child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  // What has an end may have come to it before the signal did; a crash is neither.
  const isAsMeant = signal === 'SIGKILL' || code === 0;
  if (!isAsMeant || printed.length < enough)
    throw new Error(`It ended with ${signal ?? code} after ${printed.length} lines`);
  return printed;
}
