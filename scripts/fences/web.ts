import { type Ban, type Fence, kysely, node, postgres } from './bans.ts';

const noBackOfHouse: Ban = [
  'The web asks the API: use the client of #contract/client.ts, not the server, its storage or Node.',
  '#server/**',
  '#storage/**',
  '#photos/**',
  '#remote/**',
  '#starter/**',
  ...node,
  'fastify',
  'fastify/**',
  '@fastify/**',
  ...kysely,
  ...postgres,
  'sharp',
];
const composers = ['routes.tsx', 'routes-in.tsx', 'document.ts', 'entry.*'];
const noComposers: Ban = [
  'routes.tsx, document.ts and the entries compose pages, never the other way.',
  ...composers.flatMap((file) =>
    ['#web', '..', '../..', '../../..'].map((folder) => `${folder}/${file}`),
  ),
];
const notEachOther =
  'Features do not import each other. What several meet on belongs to #web/pages; what both need to #web/lists, session, forms, page, data or ui.';
const noPages: Ban = [
  'Pages compose features, never the other way. Take it as a prop.',
  '#web/pages/**',
  '../../pages/**',
  '../../../pages/**',
];

const featureFences: Fence[] = [
  {
    files: ['src/web/features/**'],
    bans: [
      [
        notEachOther,
        '#web/features/**',
        '../*/**',
        '!../../*/**',
        '!../../*.{ts,tsx}',
        '../../features/**',
      ],
      noPages,
      noComposers,
      noBackOfHouse,
    ],
  },
  {
    files: ['src/web/features/*/*/**'], // parts of a large feature
    bans: [
      [notEachOther, '#web/features/**', '../../*/**', '!../../../*/**', '../../../features/**'],
      noPages,
      noComposers,
      noBackOfHouse,
    ],
  },
];

/** What pages and features share, by what it is about, each built on those before it. */
const sharedRooms = ['data', 'page', 'forms', 'session', 'lists'];

function fenceAround(room: string, later: readonly string[]): Fence {
  const others: Ban = [
    `web/${room} knows no feature, and of the rooms ${sharedRooms.join(', ')} those before it alone. Take what differs as an argument.`,
    ...['features', 'pages', ...later].flatMap((other) =>
      ['#web', '..', '../..'].map((folder) => `${folder}/${other}/**`),
    ),
  ];
  return { files: [`src/web/${room}/**`], bans: [others, noComposers, noBackOfHouse] };
}

/** The fences around what runs in browsers. */
export const webFences: Fence[] = [
  { files: ['src/web/**'], bans: [noBackOfHouse] },
  ...featureFences,
  { files: ['src/web/pages/**'], bans: [noComposers, noBackOfHouse] },
  ...sharedRooms.map((room, index) => fenceAround(room, sharedRooms.slice(index + 1))),
  {
    files: ['src/web/ui/**'],
    bans: [
      [
        'web/ui knows messages and React, no feature word. Move what knows recipes to #web/lists, people to #web/session.',
        '#contract/**',
        '#domain/**',
        '#web/**',
        '!#web/ui/**',
        '../**',
      ],
      noBackOfHouse,
    ],
  },
];
