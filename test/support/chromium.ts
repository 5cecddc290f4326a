import { existsSync } from 'node:fs';

// The headless shell first: a new context, one per test, costs it a fifth of what the whole browser asks.
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium that tests drive: the one CHROMIUM_PATH names, else the machine's own.
 * Null means Playwright's. Throws when CHROMIUM_PATH names none.
 */
export function findChromium(env = process.env): string | null {
  const named = env.CHROMIUM_PATH;
  if (!named) return usualPaths.find((path) => existsSync(path)) ?? null;
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH is ${named}, and no such file exists.`);
}
