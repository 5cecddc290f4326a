import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run } from './runtime.mjs';
import { type Output, terminal } from './stage.ts';

/** Ubuntu is not meant: its packages of browsers are empty ones that ask for snap. */
export function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}

/** The command that makes root of this user without asking for a password; null where there is none. */
function becomeRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
}

/** Installs the first list of packages that this release has, told to `output`. What is there afterwards is the caller's to see. */
export async function installWithApt(
  what: string,
  choices: string[][],
  { write }: Output = terminal,
): Promise<void> {
  const prefix = becomeRoot();
  if (!prefix) return;
  write(`Installing ${what} for the tests ...\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, { env }, write);
  };
  if ((await apt('update', '-qq')) !== 0) return;
  for (const packages of choices) {
    if ((await apt('install', '-y', '-qq', '--no-install-recommends', ...packages)) === 0) return;
  }
}
