import { defineConfig } from '@playwright/test';
import { findChromium } from './test/support/chromium.ts';

const executablePath = findChromium() ?? undefined;

/** Whole-site tests in a real browser, against the built site. `npm test` runs them last. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/support/cook-once.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time hides a fault; only `npm test` allows it, and names it.
  retries: 0,
  // Long, because a busy machine is slow and not wrong; a test that passes never waits for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    headless: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
