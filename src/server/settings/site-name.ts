import type { Changes, Reader } from '#storage/port.ts';
import type { DataVersion } from '../kept/data-version.ts';
import type { Config } from './config.ts';

type Named = Pick<Config, 'site' | 'isNamed'>;

/**
 * Gives the site the name that its first run has given it, where no setting names it. The one thing of the settings
 * that may change while a process runs: code that says the name asks `config.site` at that moment.
 */
export function nameSite({ site, isNamed }: Named, name: string | null): boolean {
  if (isNamed || !name || name === site.brand) return false;
  if (site.author === site.brand) site.author = name;
  site.brand = name;
  return true;
}

type Names = {
  config: Named;
  reader: Pick<Reader, 'findSiteName'>;
  changes: Changes;
  version: DataVersion;
  report: (error: unknown) => void;
};

/** Reads the name now, and again when another process has changed what the site says of itself. */
export async function followSiteName({ config, reader, changes, ...rest }: Names): Promise<void> {
  const { version, report } = rest;
  const read = async () => {
    // What was made with the name of before, while this one was read, is made anew.
    if (nameSite(config, await reader.findSiteName())) version.bump('everything');
  };
  await read();
  if (config.isNamed) return;
  changes.follow((changed) => {
    if (changed === 'everything' || changed.includes('site')) read().catch(report);
  });
}
