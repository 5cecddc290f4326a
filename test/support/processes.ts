import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The ids of the processes that a process has started and that still run. */
export async function childrenOf({ pid }: ChildProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(/\s+/).filter(Boolean).map(Number);
}

/** Whether a process is there and has not ended; one that has, and that nobody has asked after yet, is still named. */
export function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !'ZX'.includes(stat.charAt(stat.lastIndexOf(')') + 2));
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}
