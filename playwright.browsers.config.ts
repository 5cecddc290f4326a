import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './test/support/browsers/visitor.ts';

/** The main journeys in browsers that Playwright does not drive: `npm run test:browsers`. */
export default defineConfig<object, BrowserOptions>({
  testDir: 'test/browsers',
  outputDir: 'test-results',
  globalSetup: './test/support/cook-once.ts',
  // One for each browser: a second session of the same would share its screen.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 40_000 },
  projects: [
    { name: 'firefox', workers: 1, use: { browserUnderTest: 'firefox' } },
    { name: 'webkit', workers: 1, use: { browserUnderTest: 'webkit' } },
  ],
});
