import { existsSync } from 'node:fs';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts, type Text } from '#messages/format.ts';
import type { PhotoStore } from '#photos/port.ts';
import { databaseFile, openDatabase, openPhotos } from '#server/process/engines.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { readSecrets, type Secrets } from '#server/settings/secrets.ts';
import { BadSetting, type Env } from '#server/settings/settings.ts';
import { nameSite } from '#server/settings/site-name.ts';
import type { Storage } from '#storage/port.ts';
import { openSource, ownPlace } from './moving/places.ts';

export type Settings = { config: Config; secrets: Secrets; text: Text };

/** What an environment sets, as the site itself reads it. */
export function readSettings(env: Env): Settings {
  const config = readConfig(env);
  return {
    config,
    secrets: readSecrets(env),
    text: createTexts(catalogueOf, config.messages)(),
  };
}

export type OpenedSite = AsyncDisposable & Settings & { storage: Storage; photos: PhotoStore };

/**
 * Opens the site's data beside a site that may be running. Rejects with a sentence when there is none yet, and when it is
 * another version's: what a command is asked brings no database to another version.
 */
export async function openSiteData(settings: Settings): Promise<OpenedSite> {
  const { config, secrets, text } = settings;
  if (!secrets.databaseUrl && !existsSync(databaseFile(config.dataDir)))
    throw new BadSetting(text('admin.noData', { folder: config.dataDir }));
  // Opened for a site it is migrated; opened as a source it is looked at.
  await (await openSource(ownPlace(settings), text))[Symbol.asyncDispose]();
  // A command searches nothing: an index of all recipes would take longer than what it does.
  const opened = await openDatabase({ ...config, mostSearchedInMemory: 0 }, secrets);
  // Its threads and connections would keep a command for ever that fails behind this.
  await using ending = new AsyncDisposableStack();
  const storage = ending.use(opened);
  nameSite(config, await storage.reader.findSiteName());
  const photos = await openPhotos(config, secrets);
  const kept = ending.move();
  return { ...settings, storage, photos, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
