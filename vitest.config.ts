import { defineConfig } from 'vitest/config';

/** A database server of its own, and several processes on it. */
const ofPostgresAlone = ['test/http/outages.test.ts', 'test/http/processes.test.ts'];

/** Unit and HTTP tests. The browser's own are Playwright's (`test/e2e`). */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['test/support/console-guard.ts', 'test/support/fixed-seed.ts'],
    // Two cores is what a small machine has; more workers would only wait for each other.
    maxWorkers: 2,
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // The style guide reads the tokens; other style sheets are nothing to a test.
    css: { include: /tokens\.css/, modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: ['test/support/postgres-broker.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: [
            'src/**/*.test.{ts,tsx}',
            'starter/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'test/{faults,house,http,search}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...ofPostgresAlone],
        },
      },
      {
        // What holds of the whole site holds on either engine.
        extends: true,
        test: {
          name: 'postgres',
          include: ['test/{http,search}/**/*.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
        },
      },
    ],
  },
});
