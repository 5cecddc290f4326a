import { parseArgs } from 'node:util';
import { BadSetting } from '#server/settings.ts';
import { backUp } from './moving/backup.ts';
import { noteBackup } from './moving/backup-note.ts';
import { copyData } from './moving/copy.ts';
import { exportRecipes } from './moving/export.ts';
import { openPhotosAt, openSource, openTarget, ownPhotos, ownPlace } from './moving/places.ts';
import { restore } from './moving/restore.ts';
import { openSiteData, readSettings, type Settings } from './open-site.ts';

const say = (line: string) => console.log(line);

type Options = {
  from?: string | undefined;
  to?: string | undefined;
  'photos-from'?: string | undefined;
  'photos-to'?: string | undefined;
};

async function copy(settings: Settings, options: Options): Promise<number> {
  const { text } = settings;
  if (!options.from || !options.to) return explain(settings);
  const [photosFrom, photosTo] = [options['photos-from'], options['photos-to']];
  if ((photosFrom === undefined) !== (photosTo === undefined)) return explain(settings);
  const photos =
    photosFrom && photosTo
      ? { from: await openPhotosAt(photosFrom, text), to: await openPhotosAt(photosTo, text) }
      : null;
  await using source = await openSource(options.from, text);
  await using target = await openTarget(options.to, text);
  say(text('data.copied', await copyData({ source, target, photos, text, say })));
  return 0;
}

async function backup(settings: Settings, file: string | undefined): Promise<number> {
  const { text } = settings;
  if (!file) return explain(settings);
  const openOwn = () => openSource(ownPlace(settings), text);
  const photos = await ownPhotos(settings);
  const outcome = await backUp({ file, openSource: openOwn, photos, text, say });
  say(text('data.backedUp', { file, ...outcome }));
  // The backup is whole without its note: what cannot be noted is told, and is no failure of it.
  await noteBackup(settings.config.dataDir).catch(({ message }: Error) =>
    say(text('data.notNoted', { reason: message })),
  );
  return 0;
}

async function restoreOwn(settings: Settings, file: string | undefined): Promise<number> {
  const { text } = settings;
  if (!file) return explain(settings);
  const openOwn = () => openTarget(ownPlace(settings), text);
  const parts = { file, openTarget: openOwn, openPhotos: () => ownPhotos(settings), text, say };
  say(text('data.restored', await restore(parts)));
  return 0;
}

async function exportOwn(settings: Settings, email?: string, file?: string): Promise<number> {
  const { text, config } = settings;
  if (!email || !file) return explain(settings);
  await using site = await openSiteData(settings);
  if (!site) throw new BadSetting(text('admin.noData', { folder: config.dataDir }));
  const count = await exportRecipes(site, settings, email, file);
  if (count === null) throw new BadSetting(text('admin.noAccount', { email }));
  say(text('data.exported', { count, email, file }));
  return 0;
}

function explain({ text }: Settings): number {
  console.error(text('data.usage'));
  return 2;
}

/** `npm run data -- copy|backup|restore|export`: what moves and keeps the site's data. */
async function main(args: string[]): Promise<number> {
  const settings = readSettings();
  const place = { type: 'string' } as const;
  const options = { from: place, to: place, 'photos-from': place, 'photos-to': place };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, first, second] = positionals;
  if (command === 'copy') return copy(settings, values);
  if (command === 'backup') return backup(settings, first);
  if (command === 'restore') return restoreOwn(settings, first);
  if (command === 'export') return exportOwn(settings, first, second);
  return explain(settings);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BadSetting ? error.message : error);
  process.exitCode = 1;
}
