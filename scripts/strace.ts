import { spawnSync } from 'node:child_process';
import { installWithApt, isDebian } from './apt.ts';
import type { Output } from './stage.ts';

/**
 * Sees to it that a test can have the system refuse calls, where a package of the system does that;
 * elsewhere that test says that it did not run.
 */
export async function ensureStrace(output: Output): Promise<void> {
  const isThere = spawnSync('strace', ['--version']).status === 0;
  if (!isThere && isDebian()) await installWithApt('strace', [['strace']], output);
}
