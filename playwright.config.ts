import { defineConfig } from '@playwright/test';
import { findChromium } from './test/support/chromium.ts';
import type { WorkerOptions } from './test/support/page.ts';

const executablePath = findChromium() ?? undefined;

/** Whole-site tests in a real browser, against the built site. `npm test` runs them beside the others. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/support/cook-once.ts',
  // As many as a small machine has cores: a third makes a whole run no shorter.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time hides a fault.
  retries: 0,
  // Long, because a busy machine is slow and not wrong; a test that passes never waits for it.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  projects: [
    // The main journeys hold on either engine; one worker, because its database server is its own. First, for the
    // others would wait for it at the end.
    { name: 'postgres', use: { engine: 'postgres' }, grep: /@engines/, workers: 1 },
    { name: 'sqlite' },
  ],
  use: {
    headless: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Pages of a test that failed are pictured by `test/support/page.ts`: 'only-on-failure' pictures every page that closes, to forget it.
    screenshot: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--renderer-process-limit=1',
        // Pages come and go, and few of them run long enough for what compiling them once more costs.
        '--js-flags=--no-opt,--no-maglev',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
