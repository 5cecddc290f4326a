/** A message that names the right road, then gitignore-style patterns of import paths (`!` allows again). */
export type Ban = [message: string, ...patterns: string[]];
/** Of the fences around a file the last one counts, whole. */
export type Fence = { files: string[]; bans: Ban[] };

export const node = ['node:*', 'node:*/**'];
export const postgres = ['pg', 'pg/**'];
export const kysely = ['kysely', 'kysely/**'];
const react = ['react', 'react/**', 'react-dom', 'react-dom/**', 'react-router', 'react-router/**'];

/** Around code that is handed an engine and names none. */
export const noEngines: Ban = [
  'Only src/server/process/engines.ts, main.ts and scripts name an engine. Import #storage/port.ts, a feature’s rows.ts or #photos/port.ts and be handed one.',
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
  '!#photos/removals.ts',
];

/** Around what never runs in a browser. */
export const noWeb: Ban = [
  'Web source belongs to browsers; the server runs its bundle through src/server/http/web.ts.',
  '#web/**',
  ...react,
];
