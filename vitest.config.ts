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
    // Long, because a busy machine is slow and not wrong; a test that passes never waits for it.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The style guide reads the tokens; other style sheets are nothing to a test.
    css: { include: /tokens\.css/, modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: ['test/support/postgres-broker.ts'],
    // Each file of whole calls opens sites of its own, and patches nothing: loading the server anew for
    // each would take longer than most of them (`isolate`).
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'src/**/*.test.{ts,tsx}',
            'starter/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'test/{faults,house}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['test/{http,search}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ofPostgresAlone],
          isolate: false,
        },
      },
      {
        // What holds of the whole site holds on either engine.
        extends: true,
        test: {
          name: 'postgres',
          include: ['test/{http,search}/**/*.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
          isolate: false,
        },
      },
    ],
  },
});
