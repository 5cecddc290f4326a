import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** A database server of its own, or several processes on one. */
const ofPostgresAlone = ['processes', 'replicas', 'shared-metrics', 'shared-outbox'].map(
  (name) => `test/http/${name}.test.ts`,
);
const fallsOfPostgres = 'test/safety/outages.test.ts';
const killsOnEitherEngine = ['mail-kills', 'moved-site'].map(
  (name) => `test/safety/${name}.test.ts`,
);

/** What these files tell is the same whatever keeps the recipes; at length (`npm run check -- --slow`) they tell it of PostgreSQL too. */
const ofEitherEngine = [
  'ambiguous-requests',
  'built-pages',
  'endless-addresses',
  'foreign-databases',
  'formats',
  'gone-visitors',
  'headers',
  'icons',
  'import-photos',
  'import-round-trip',
  'imports',
  'inner-calls',
  'languages',
  'large-bodies',
  'legal',
  'openapi',
  'openid',
  'operations',
  'own-pages',
  'passkeys',
  'photo-hosts',
  'public-pages',
  'security-txt',
  'sharing',
  'slow',
  'timing',
  'unread',
  'uploads',
  'visitor-addresses',
].map((name) => `test/http/${name}.test.ts`);
const isAtLength = process.env.TEST_AT_LENGTH === '1';

const unitTests = [
  'src/**/*.test.{ts,tsx}',
  'starter/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
  'test/{faults,house}/**/*.test.ts',
];
/** What these files patch must not reach another: each is a process of its own (`test/house/patching.test.ts`). */
const patching = [
  'src/server/http/line-limit.test.ts',
  'src/server/kept/versioned-writer.test.ts',
  'src/web/data/kept-draft.test.ts',
  'src/web/entry.server.test.tsx',
  'src/web/features/recipe-form/draft/draft-store.test.ts',
  'src/web/keep-page.test.ts',
  'src/web/lists/all-recipes.test.ts',
  'src/web/lists/scrolled-lists.test.ts',
  'src/web/page/asked-from.test.ts',
];

/** Unit and HTTP tests. The browser's own are Playwright's (`test/e2e`). */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['test/support/console-guard.ts', 'test/support/fixed-seed.ts'],
    // Two cores is what a small machine has; more workers would only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // Long, because a busy machine is slow and not wrong; a test that passes never waits for it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // The style guide reads the tokens; other style sheets are nothing to a test.
    css: { include: /tokens\.css/, modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: ['test/support/one-file.mjs', 'test/support/postgres-broker.ts'],
    execArgv: ['--import', './test/support/one-file.mjs'],
    // Each file opens what it needs, and patches nothing: loading the sources anew for each would take
    // longer than most of them (`isolate`).
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: unitTests,
          exclude: ['**/node_modules/**', ...patching],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'patching', include: patching } },
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
          exclude: ['**/node_modules/**', ...(isAtLength ? [] : ofEitherEngine)],
          env: { TEST_ENGINE: 'postgres' },
          isolate: false,
        },
      },
      // Kills, faults and failover: `npm run bench:safety` plays them, `npm test` where it is told their paths.
      {
        extends: true,
        test: {
          name: 'safety',
          include: ['test/safety/**/*.test.ts'],
          exclude: ['**/node_modules/**', fallsOfPostgres],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'safety-postgres',
          include: [fallsOfPostgres, ...killsOnEitherEngine],
          env: { TEST_ENGINE: 'postgres' },
          isolate: false,
        },
      },
    ],
  },
});
