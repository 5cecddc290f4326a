import { type Ban, type Fence, kysely, noEngines, noWeb, postgres } from './bans.ts';

const notBelow: Ban = [
  'Storage and photos know the domain alone. Map to wire shapes in #server, keep prose in #messages.',
  '#contract/**',
  '#messages/**',
  '#server/**',
  '#web/**',
  '#starter/**',
];
const noPhotos: Ban = [
  'The database knows no photos, only their names. Take what is needed as an argument.',
  '#photos/**',
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

const pureFences: Fence[] = [
  {
    files: ['src/contract/**'],
    bans: [
      [
        'The contract imports the schema library alone. Move this rule to #domain.',
        '**',
        '!typebox',
        '!typebox/**',
        '!./**',
      ],
    ],
  },
  {
    files: ['src/domain/**'],
    bans: [
      [
        'The domain is pure rules over contract types. Move what does I/O or shows something to #server, #storage or #web.',
        '**',
        '!transliteration',
        '!#contract/**',
        '!#domain/**',
        '!./**',
        '!../**',
        '../../**',
      ],
    ],
  },
  {
    files: ['src/messages/**'],
    bans: [
      [
        'The catalogue is text; it may name the codes of #contract/errors.ts. Move logic to its caller.',
        '**',
        '!#contract/{errors,languages,page}.ts',
        '!./**',
        '!../{format,en,en/*}.ts',
      ],
    ],
  },
];

const storageFences: Fence[] = [
  {
    files: ['src/storage/**'],
    bans: [
      notBelow,
      noPhotos,
      noSqliteDriver,
      noPostgresDriver,
      [
        'What both engines share names neither. Move this into the engine folder.',
        '#storage/sqlite/**',
        './sqlite/**',
        '../sqlite/**',
        '../../sqlite/**',
        '#storage/postgres/**',
        './postgres/**',
        '../postgres/**',
        '../../postgres/**',
      ],
    ],
  },
  ...(['sqlite', 'postgres'] as const).map((engine) => {
    const [driver, other] =
      engine === 'sqlite' ? [noPostgresDriver, 'postgres'] : [noSqliteDriver, 'sqlite'];
    const paths = ['#storage', '..', '../..'].map((folder) => `${folder}/${other}/**`);
    const others: Ban = [notTheOtherEngine, ...paths];
    return { files: [`src/storage/${engine}/**`], bans: [notBelow, noPhotos, driver, others] };
  }),
];

/** The fences around what the server and the web are built on, and around the starter cookbook. */
export const lowerFences: Fence[] = [
  ...pureFences,
  ...storageFences,
  {
    files: ['src/photos/**'],
    bans: [
      notBelow,
      [
        'Photos do not know the database. Take what they need as an argument.',
        '#storage/**',
        'node:sqlite',
        ...postgres,
        ...kysely,
      ],
    ],
  },
  {
    files: ['src/remote/**'],
    bans: [
      [
        'How threads and processes call each other knows nothing of what they say. Take it as an argument.',
        '**',
        '!node:*',
        '!./**',
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
];
