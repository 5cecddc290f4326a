import { type Ban, type Fence, kysely, noEngines, noWeb, postgres } from './bans.ts';

const noDrivers: Ban = [
  'Databases and pictures live behind the ports. Move this to #storage or #photos.',
  'node:sqlite',
  ...postgres,
  ...kysely,
  'sharp',
];
const noStarter: Ban = ['Only src/server/main.ts loads the starter cookbook.', '#starter/**'];
const noFeatures: Ban = [
  'Only app.ts and main.ts compose features. Move what both need to src/server.',
  '#server/features/**',
  './features/**',
  '../features/**',
];
const noOtherFeatures: Ban = [
  'Features do not import each other. Move what both need to #domain or to src/server.',
  '#server/features/**',
  '../*/**',
  '!../../*/**',
  '!../../*.ts',
  '../../features/**',
];
const noComposers: Ban = [
  'app.ts, main.ts and config.ts compose features, never the other way. Take it as an argument.',
  ...['app.ts', 'main.ts', 'settings/config.ts'].flatMap((file) => [
    `#server/${file}`,
    `../../${file}`,
  ]),
];

/** The fences around the server. */
export const serverFences: Fence[] = [
  { files: ['src/server/**'], bans: [noFeatures, noEngines, noDrivers, noWeb, noStarter] },
  { files: ['src/server/app.ts'], bans: [noEngines, noDrivers, noWeb, noStarter] },
  { files: ['src/server/main.ts'], bans: [noDrivers, noWeb] },
  {
    files: ['src/server/process/engines.ts'],
    bans: [noFeatures, noDrivers, noWeb, noStarter],
  },
  {
    files: ['src/server/features/**'],
    bans: [noOtherFeatures, noComposers, noEngines, noDrivers, noWeb, noStarter],
  },
];
