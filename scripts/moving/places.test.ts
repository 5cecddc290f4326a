import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { readConfig } from '#server/settings/config.ts';
import { readSecrets } from '#server/settings/secrets.ts';
import { migrate } from '#storage/sqlite/migrate.ts';
import { migrations } from '#storage/sqlite/migrations/all.ts';
import { openSqliteTarget } from '#storage/sqlite/transfer.ts';
import { beginFilling } from './copy.ts';
import { openPhotosAt, openSource, shownPlaces } from './places.ts';

const text = createTexts(catalogueOf)();

test('a database that is being filled is no source, and neither is what is absent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-places-'));
  const place = `sqlite:${join(folder, 'potluck.sqlite')}`;
  await expect(openSource(place, text)).rejects.toThrow('There is no database');
  await using target = await openSqliteTarget(place.slice('sqlite:'.length));
  await beginFilling(target, text, () => undefined);
  await expect(openSource(place, text)).rejects.toThrow('is being filled');
  await target.finish();
  await (await openSource(place, text))[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test('a database of another version is not filled, and stays at that version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-places-'));
  const file = join(folder, 'potluck.sqlite');
  const database = new DatabaseSync(file);
  migrate(database, migrations.slice(0, 20));
  await expect(openSqliteTarget(file)).rejects.toThrow('The database is at migration 20');
  const ran = database.prepare('select max(number) as newest from migrations').get();
  expect(ran?.newest).toBe(20);
  const [last] = migrations.slice(-1);
  migrate(database, [...migrations, { name: 'later', number: (last?.number ?? 0) + 1, sql: '' }]);
  await expect(openSqliteTarget(file)).rejects.toThrow('written by a newer version of this site');
  database.close();
  await rm(folder, { recursive: true });
});

test('places are shown without what opens them', async () => {
  const shown = (env: Record<string, string>) =>
    shownPlaces({ config: readConfig(env), secrets: readSecrets(env), text });
  const DATABASE_URL = 'postgres://cook:a%2Fb@db1,db2/site?password=hunter2';
  const PHOTOS_URL = 's3://KEY:hunter2@cookbook/photos?endpoint=https://s3.example.org';
  expect(shown({ DATA_DIR: '/srv' })).toBe('/srv');
  expect(shown({ DATA_DIR: '/srv', DATABASE_URL })).toBe('postgres://…@db1,db2/site, /srv');
  const odd = 'postgres://db1/site?user=cook&password=hunter@2';
  expect(shown({ DATA_DIR: '/srv', DATABASE_URL: odd })).toBe('postgres://db1/site, /srv');
  expect(shown({ DATA_DIR: '/srv', PHOTOS_URL })).toBe('/srv, s3://cookbook/photos/');
  expect(shown({ DATA_DIR: '/srv', DATABASE_URL, PHOTOS_URL })).not.toContain('hunter2');
  const refused = openPhotosAt('s3://KEY:hun/ter2@cookbook', text);
  await expect(refused).rejects.toThrow('Write / as %2F');
  await expect(refused).rejects.not.toThrow('ter2');
});
