import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '#test/support/chromium.ts';
import { root, run } from './runtime.mjs';

/** Sees to it that there is a Chromium to drive, and answers its path; empty means Playwright's own. */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;
  if (isDebian()) await installWithApt();
  const installed = findChromium();
  if (installed) return installed;
  await installWithPlaywright();
  return '';
}

/** Ubuntu is not meant: its chromium package is an empty one that asks for snap. */
function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}

/** The command that makes root of this user without asking for a password; null where there is none. */
function becomeRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : null;
}

async function installWithApt(): Promise<void> {
  const prefix = becomeRoot();
  if (!prefix) return;
  console.log('Installing Chromium for the browser tests ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, { env });
  };
  if ((await apt('update', '-qq')) !== 0) return;
  const install = (...packages: string[]) =>
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-liberation');
  // Older releases have the whole browser alone.
  if ((await install('chromium-headless-shell')) !== 0) await install('chromium');
}

async function installWithPlaywright(): Promise<void> {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = [cli, 'install', '--only-shell', ...withLibraries, 'chromium'];
  if ((await run(process.execPath, args)) === 0) return;
  throw new Error(
    'No Chromium was found or could be installed: install one, or set CHROMIUM_PATH to its path.',
  );
}
