import type { Config } from '#server/settings/config.ts';

/** Where people reach the site, as far as its settings tell. */
export const originOf = ({ site, port }: Pick<Config, 'site' | 'port'>): string =>
  site.publicUrl || `http://localhost:${port}`;
