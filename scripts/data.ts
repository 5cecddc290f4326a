import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BadSetting } from '#server/settings/settings.ts';
import { removeLeftOver } from '#storage/left-over-files.ts';
import { endCommand, type Program } from './end-command.ts';
import { backUp } from './moving/backup.ts';
import { backupNote, noteBackup, noteRestored, readBackupNote } from './moving/backup-note.ts';
import { copyData } from './moving/copy.ts';
import { exportRecipes } from './moving/export.ts';
import {
  openPhotosAt,
  openSource,
  openTarget,
  ownPhotos,
  ownPlace,
  shownPlaces,
} from './moving/places.ts';
import { restore } from './moving/restore.ts';
import { openSiteData, readSettings, type Settings } from './open-site.ts';

const say = (line: string) => console.log(line);

type Options = {
  from?: string | undefined;
  to?: string | undefined;
  'photos-from'?: string | undefined;
  'photos-to'?: string | undefined;
  'accept-missing'?: boolean | undefined;
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

/**
 * A photo that is lost for good is no reason to have no backup, and a store that lies elsewhere is: more photos missing
 * than in the last backup fail it, until the operator has said once that they are lost. Only what can be relied on gets
 * the name that was asked for.
 */
async function backup(settings: Settings, file?: string, isAccepted = false): Promise<number> {
  const { config, text } = settings;
  if (!file) return explain(settings);
  const openOwn = () => openSource(ownPlace(settings), text);
  // Looked at first: opening the photos makes a folder, and nothing is made where no database is.
  await (await openOwn())[Symbol.asyncDispose]();
  const photos = await ownPhotos(settings);
  const parts = { openSource: openOwn, photos, dataDir: config.dataDir, text, say };
  await removeLeftOver(file, '.part');
  const draft = `${file}.${randomUUID()}.part`;
  const { missing, ...held } = await backUp({ file: draft, ...parts });
  const lacked = isAccepted ? missing : await mayLack(settings, missing, held.photos);
  const isGood = missing <= lacked;
  const lacking = `${file}.lacking`;
  const name = isGood ? file : lacking;
  await rename(draft, name);
  // It stands for that one, too.
  if (isGood) await rm(lacking, { force: true });
  const place = shownPlaces(settings);
  say(text('data.backedUp', { file: name, place, ...held }));
  if (isGood) await noteBackup(config.dataDir, missing).catch(sayNotNoted(settings));
  else console.error(text('data.lacking', { missing, lacked }));
  return isGood ? 0 : 1;
}

/** How many photos a backup may lack: as many as the last one that was good, or that was restored. */
async function mayLack({ config, text }: Settings, missing: number, held: number): Promise<number> {
  const note = await readBackupNote(backupNote(config.dataDir), (reason) =>
    say(text('data.noteUnread', { reason })),
  );
  if (!note || note.missing !== null) return note?.missing ?? 0;
  // Noted before there was a number. A store that lies elsewhere has none of the photos, and is not taken for lost ones.
  if (missing === 0 || held === 0) return 0;
  say(text('data.nowKnown', { missing }));
  return missing;
}

/** What was made is whole without its note: what cannot be noted is told, and is no failure of it. */
const sayNotNoted =
  ({ text }: Settings) =>
  ({ message }: Error) =>
    say(text('data.notNoted', { reason: message }));

async function restoreOwn(settings: Settings, file: string | undefined): Promise<number> {
  const { config, text } = settings;
  if (!file) return explain(settings);
  const openOwn = () => openTarget(ownPlace(settings), text);
  const places = { openTarget: openOwn, openPhotos: () => ownPhotos(settings) };
  const { missing, ...held } = await restore({ file, ...places, ...config, text, say });
  say(text('data.restored', { place: shownPlaces(settings), ...held }));
  if (missing > 0) say(text('data.lacked', { count: missing }));
  await noteRestored(config.dataDir, missing).catch(sayNotNoted(settings));
  return 0;
}

async function exportOwn(settings: Settings, email?: string, file?: string): Promise<number> {
  const { text } = settings;
  if (!email || !file) return explain(settings);
  await using site = await openSiteData(settings);
  const count = await exportRecipes(site, email, file);
  if (count === null) throw new BadSetting(text('admin.noAccount', { email }));
  say(text('data.exported', { count, email, file }));
  return 0;
}

function explain({ text }: Settings): number {
  console.error(text('data.usage'));
  return 2;
}

/** `npm run data -- copy|backup|restore|export`: what moves and keeps the site's data. */
const main: Program = async (args, env) => {
  const settings = readSettings(env);
  const place = { type: 'string' } as const;
  const places = { from: place, to: place, 'photos-from': place, 'photos-to': place };
  const options = { ...places, 'accept-missing': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, first, second] = positionals;
  if (command === 'copy') return copy(settings, values);
  if (command === 'backup') return backup(settings, first, values['accept-missing']);
  if (command === 'restore') return restoreOwn(settings, first);
  if (command === 'export') return exportOwn(settings, first, second);
  return explain(settings);
};

await endCommand(main);
