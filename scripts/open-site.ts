import { existsSync } from 'node:fs';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts, type Text } from '#messages/format.ts';
import type { PhotoStore } from '#photos/port.ts';
import { type Config, readConfig } from '#server/config.ts';
import { databaseFile, openDatabase, openPhotos } from '#server/process/engines.ts';
import { readSecrets, type Secrets } from '#server/secrets.ts';
import { nameSite } from '#server/site-name.ts';
import type { Storage } from '#storage/port.ts';

export type Settings = { config: Config; secrets: Secrets; text: Text };

/** The settings that the site itself runs with: the environment, and .env where there is one. */
export function readSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  return {
    config,
    secrets: readSecrets(process.env),
    text: createTexts(catalogueOf, config.messages)(),
  };
}

export type OpenedSite = AsyncDisposable & { storage: Storage; photos: PhotoStore };

/** Opens the site's data beside a site that may be running; null when there is none yet. */
export async function openSiteData({ config, secrets }: Settings): Promise<OpenedSite | null> {
  if (!secrets.databaseUrl && !existsSync(databaseFile(config.dataDir))) return null;
  // A command searches nothing: an index of all recipes would take longer than what it does.
  const storage = await openDatabase({ ...config, mostSearchedInMemory: 0 }, secrets);
  nameSite(config, await storage.reader.findSiteName());
  const photos = await openPhotos(config, secrets);
  return { storage, photos, [Symbol.asyncDispose]: () => storage[Symbol.asyncDispose]() };
}
