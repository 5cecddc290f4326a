import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

/**
 * The fences between the rooms, as the table of docs/architecture.md has them. The linter reads
 * them from biome.fences.json: after a change here run `node scripts/fences.ts`.
 *
 * A ban is a message that names the right road, then gitignore-style patterns of import paths
 * (`!` allows again). Of the fences around a file the last one counts, whole.
 */
type Ban = [message: string, ...patterns: string[]];
type Fence = { files: string[]; bans: Ban[] };

const node = ['node:*', 'node:*/**'];
const react = ['react', 'react/**', 'react-dom', 'react-dom/**', 'react-router', 'react-router/**'];
const postgres = ['pg', 'pg/**'];
const kysely = ['kysely', 'kysely/**'];

const notBelow: Ban = [
  'Storage and photos know the domain alone. Map to wire shapes in #server, keep prose in #messages.',
  ...['#contract/**', '#messages/**', '#server/**', '#web/**', '#starter/**'],
];
const noSqliteDriver: Ban = [
  'The SQLite driver lives in storage/sqlite alone. Queries that both engines share go to storage/features.',
  'node:sqlite',
];
const noPostgresDriver: Ban = [
  'The PostgreSQL driver lives in storage/postgres alone. Queries that both engines share go to storage/features.',
  ...postgres,
];
const notTheOtherEngine = 'Engines do not know each other. Move what both need to #storage.';
const noEngines: Ban = [
  'Only src/server/process/engines.ts, main.ts and scripts name an engine. Import #storage/port.ts, a feature’s rows.ts or #photos/port.ts and be handed one.',
  ...[
    '#storage/**',
    '!#storage/port.ts',
    '!#storage/features/*/rows.ts',
    '!#storage/search/rows.ts',
    '!#storage/queries/page.ts',
    '!#storage/define.ts',
    '!#storage/operations.ts',
    '!#storage/account-key.ts',
    '#photos/**',
    '!#photos/port.ts',
    '!#photos/bucket.ts',
  ],
];
const noDrivers: Ban = [
  'Databases and pictures live behind the ports. Move this to #storage or #photos.',
  ...['node:sqlite', ...postgres, ...kysely, 'sharp'],
];
const noWeb: Ban = [
  'Web source belongs to browsers; the server runs its bundle through src/server/http/web.ts.',
  ...['#web/**', ...react],
];
const noStarter: Ban = ['Only src/server/main.ts loads the starter cookbook.', '#starter/**'];
const noBackOfHouse: Ban = [
  'The web asks the API: use the client of #contract/client.ts, not the server, its storage or Node.',
  ...['#server/**', '#storage/**', '#photos/**', '#remote/**', '#starter/**'],
  ...[...node, 'fastify', 'fastify/**', '@fastify/**', ...kysely, ...postgres, 'sharp'],
];
const composers = ['routes.tsx', 'routes-in.tsx', 'document.tsx', 'entry.*'];
const noComposers: Ban = [
  'routes.tsx, document.tsx and the entries compose pages, never the other way.',
  ...composers.flatMap((file) => [`#web/${file}`, `../${file}`, `../../${file}`]),
];

const noFeatures: Ban = ['Only app.ts composes features.', '#server/features/**', '../features/**'];

const notBetweenPages =
  'Features do not import each other. What several meet on belongs to #web/pages; what both need to #web/lists, session, forms, page, data or ui.';
const noPages: Ban = [
  'Pages compose features, never the other way. Take it as a prop.',
  ...['#web/pages/**', '../../pages/**', '../../../pages/**'],
];
/** What pages and features share, by what it is about, each built on those before it. */
const webRooms = ['data', 'page', 'forms', 'session', 'lists'];

const fences: Fence[] = [
  {
    files: ['src/contract/**'],
    bans: [
      [
        'The contract imports the schema library alone. Move this rule to #domain.',
        ...['**', '!typebox', '!typebox/**', '!./**'],
      ],
    ],
  },
  {
    files: ['src/domain/**'],
    bans: [
      [
        'The domain is pure rules over contract types. Move what does I/O or shows something to #server, #storage or #web.',
        ...[
          '**',
          '!transliteration',
          '!#contract/**',
          '!#domain/**',
          '!./**',
          '!../**',
          '../../**',
        ],
      ],
    ],
  },
  {
    files: ['src/messages/**'],
    bans: [
      [
        'The catalogue is text; it may name the codes of #contract/errors.ts. Move logic to its caller.',
        ...['**', '!#contract/{errors,languages,page}.ts', '!./**', '!../{format,en,en/*}.ts'],
      ],
    ],
  },
  {
    files: ['src/storage/**'],
    bans: [
      notBelow,
      noSqliteDriver,
      noPostgresDriver,
      [
        'What both engines share names neither. Move this into the engine folder.',
        ...['#storage/sqlite/**', './sqlite/**', '../sqlite/**', '../../sqlite/**'],
        ...['#storage/postgres/**', './postgres/**', '../postgres/**', '../../postgres/**'],
      ],
    ],
  },
  ...(['sqlite', 'postgres'] as const).map((engine) => {
    const [driver, other] =
      engine === 'sqlite' ? [noPostgresDriver, 'postgres'] : [noSqliteDriver, 'sqlite'];
    const paths = ['#storage', '..', '../..'].map((folder) => `${folder}/${other}/**`);
    const others: Ban = [notTheOtherEngine, ...paths];
    return { files: [`src/storage/${engine}/**`], bans: [notBelow, driver, others] };
  }),
  {
    files: ['src/photos/**'],
    bans: [
      notBelow,
      [
        'Photos do not know the database. Take what they need as an argument.',
        ...['#storage/**', 'node:sqlite', ...postgres, ...kysely],
      ],
    ],
  },
  {
    files: ['src/remote/**'],
    bans: [
      [
        'How threads and processes call each other knows nothing of what they say. Take it as an argument.',
        ...['**', '!node:*', '!./**'],
      ],
    ],
  },
  {
    files: ['starter/**'],
    bans: [
      noEngines,
      noWeb,
      ['The starter cookbook publishes through the ports. The server loads it.', '#server/**'],
    ],
  },
  { files: ['src/server/**'], bans: [noFeatures, noEngines, noDrivers, noWeb, noStarter] },
  { files: ['src/server/main.ts'], bans: [noDrivers, noWeb] },
  { files: ['src/server/process/engines.ts'], bans: [noDrivers, noWeb, noStarter] },
  {
    files: ['src/server/features/**'],
    bans: [
      [
        'Features do not import each other. Move what both need to #domain or to src/server.',
        ...['#server/features/**', '../*/**', '!../../*/**', '!../../*.ts', '../../features/**'],
      ],
      [
        'app.ts, main.ts and config.ts compose features, never the other way. Take it as an argument.',
        ...['app.ts', 'main.ts', 'config.ts'].flatMap((file) => [
          `#server/${file}`,
          `../../${file}`,
        ]),
      ],
      ...[noEngines, noDrivers, noWeb, noStarter],
    ],
  },
  { files: ['src/web/**'], bans: [noBackOfHouse] },
  {
    files: ['src/web/features/**'],
    bans: [
      [
        notBetweenPages,
        ...['#web/features/**', '../*/**', '!../../*/**', '!../../*.{ts,tsx}', '../../features/**'],
      ],
      noPages,
      noComposers,
      noBackOfHouse,
    ],
  },
  {
    files: ['src/web/features/*/*/**'], // parts of a large feature
    bans: [
      [
        notBetweenPages,
        ...['#web/features/**', '../../*/**', '!../../../*/**', '../../../features/**'],
      ],
      noPages,
      noComposers,
      noBackOfHouse,
    ],
  },
  { files: ['src/web/pages/**'], bans: [noComposers, noBackOfHouse] },
  ...webRooms.map((room, index) => ({
    files: [`src/web/${room}/**`],
    bans: [
      [
        `web/${room} knows no feature, and of the rooms ${webRooms.join(', ')} those before it alone. Take what differs as an argument.`,
        ...['features', 'pages', ...webRooms.slice(index + 1)].flatMap((other) => [
          `#web/${other}/**`,
          `../${other}/**`,
        ]),
      ] satisfies Ban,
      noComposers,
      noBackOfHouse,
    ],
  })),
  {
    files: ['src/web/ui/**'],
    bans: [
      [
        'web/ui knows messages and React, no feature word. Move what knows recipes to #web/lists, people to #web/session.',
        ...['#contract/**', '#domain/**', '#web/**', '!#web/ui/**', '../**'],
      ],
      noBackOfHouse,
    ],
  },
];

// Tests stand outside the fences: they put the rooms together.
const butTests = ['!**/*.test.ts', '!**/*.test.tsx', '!**/*.contract.ts'];

/** The fences in the linter's own form. */
export function fenceConfig(): string {
  const overrides = fences.map(({ files, bans }) => {
    const patterns = bans.map(([message, ...group]) => ({ message, group }));
    const noRestrictedImports = { level: 'error', options: { patterns } };
    return {
      includes: [...files, ...butTests],
      linter: { rules: { style: { noRestrictedImports } } },
    };
  });
  const lines = overrides.map((override) => JSON.stringify(override));
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`;
}

/** Where the linter reads the fences from. */
export const fenceFile = join(root, 'biome.fences.json');

if (import.meta.main) writeFileSync(fenceFile, fenceConfig());
