import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** What takes minutes and changes seldom: `npm run check -- --slow` runs it, `npm test` does not. */
export default defineConfig(base, { testDir: 'test/slow', projects: [{ name: 'sqlite' }] });
