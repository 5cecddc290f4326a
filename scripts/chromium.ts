import { join } from 'node:path';
import { findChromium } from '#test/support/chromium.ts';
import { installWithApt, isDebian } from './apt.ts';
import { root, run } from './runtime.mjs';
import { type Output, terminal } from './stage.ts';

/** Sees to it that there is a Chromium to drive, and answers its path; empty means Playwright's own. */
export async function ensureChromium(output: Output = terminal): Promise<string> {
  const present = findChromium();
  if (present) return present;
  // Older releases have the whole browser alone.
  const choices = ['chromium-headless-shell', 'chromium'].map((name) => [name, 'fonts-liberation']);
  if (isDebian()) await installWithApt('Chromium', choices, output);
  const installed = findChromium();
  if (installed) return installed;
  await installWithPlaywright(output);
  return '';
}

async function installWithPlaywright({ write }: Output): Promise<void> {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = [cli, 'install', '--only-shell', ...withLibraries, 'chromium'];
  if ((await run(process.execPath, args, {}, write)) === 0) return;
  throw new Error(
    'No Chromium was found or could be installed: install one, or set CHROMIUM_PATH to its path.',
  );
}
