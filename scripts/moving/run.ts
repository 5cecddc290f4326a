import { randomUUID } from 'node:crypto';
import { access, constants, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Text } from '#messages/format.ts';
import { BadSetting } from '#server/settings/settings.ts';
import { removeLeftOver } from '#storage/left-over-files.ts';
import { asksForHelp, isWronglyTyped, type Program, type Voice } from '../end-command.ts';
import { openSiteData, readSettings, type Settings } from '../open-site.ts';
import { backUp } from './backup.ts';
import { backupNote, noteBackup, noteRestored, readBackupNote } from './backup-note.ts';
import { copyData } from './copy.ts';
import { exportRecipes } from './export.ts';
import {
  openPhotosAt,
  openSource,
  openTarget,
  ownPhotos,
  ownPlace,
  shownPlaces,
} from './places.ts';
import { restore } from './restore.ts';

/** The settings of the site, and where the operator reads what a command says. */
type Asked = Settings & Voice;

type Options = {
  from?: string | undefined;
  to?: string | undefined;
  'photos-from'?: string | undefined;
  'photos-to'?: string | undefined;
  'accept-missing'?: boolean | undefined;
};

async function copy(asked: Asked, options: Options): Promise<number> {
  const { text, say } = asked;
  if (!options.from || !options.to) return explain(asked);
  const [photosFrom, photosTo] = [options['photos-from'], options['photos-to']];
  if ((photosFrom === undefined) !== (photosTo === undefined)) return explain(asked);
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
async function backup(asked: Asked, file?: string, isAccepted = false): Promise<number> {
  const { config, text, say, complain } = asked;
  if (!file) return explain(asked);
  await requirePlace(file, text);
  const openOwn = () => openSource(ownPlace(asked), text);
  // Looked at first: opening the photos makes a folder, and nothing is made where no database is.
  await (await openOwn())[Symbol.asyncDispose]();
  const photos = await ownPhotos(asked);
  const parts = { openSource: openOwn, photos, dataDir: config.dataDir, text, say };
  await sweepParts(asked, file);
  const draft = `${file}.${randomUUID()}.part`;
  const { missing, ...held } = await backUp({ file: draft, ...parts });
  const lacked = isAccepted ? missing : await mayLack(asked, missing, held.photos);
  const isGood = missing <= lacked;
  const lacking = `${file}.lacking`;
  const name = isGood ? file : lacking;
  await rename(draft, name);
  // It stands for that one, too.
  if (isGood) await rm(lacking, { force: true });
  const place = shownPlaces(asked);
  say(text('data.backedUp', { file: name, place, ...held }));
  if (isGood) await noteBackup(config.dataDir, missing).catch(sayNotNoted(asked));
  else complain(text('data.lacking', { missing, lacked }));
  return isGood ? 0 : 1;
}

/** What was begun under the name and killed is in nobody's way; that it cannot be removed is told. */
const sweepParts = ({ text, say }: Asked, file: string): Promise<void> =>
  removeLeftOver(file, '.part').catch(({ message }: Error) =>
    say(text('data.leftOver', { reason: message })),
  );

/** A file that could not be written at the end is refused before anything is read for it. */
async function requirePlace(file: string, text: Text): Promise<void> {
  const there = await stat(file).catch(() => null);
  if (there?.isDirectory()) throw new BadSetting(text('data.isFolder', { file }));
  try {
    await access(dirname(resolve(file)), constants.W_OK);
  } catch (error) {
    const reason = (error as Error).message;
    throw new BadSetting(text('data.notWritable', { file, reason }));
  }
}

/** How many photos a backup may lack: as many as the last one that was good, or that was restored. */
async function mayLack(
  { config, text, say }: Asked,
  missing: number,
  held: number,
): Promise<number> {
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
  ({ text, say }: Asked) =>
  ({ message }: Error) =>
    say(text('data.notNoted', { reason: message }));

async function restoreOwn(asked: Asked, file: string | undefined): Promise<number> {
  const { config, text, say } = asked;
  if (!file) return explain(asked);
  const openOwn = () => openTarget(ownPlace(asked), text);
  const places = { openTarget: openOwn, openPhotos: () => ownPhotos(asked) };
  const { missing, ...held } = await restore({ file, ...places, ...config, text, say });
  say(text('data.restored', { place: shownPlaces(asked), ...held }));
  if (missing > 0) say(text('data.lacked', { count: missing }));
  await noteRestored(config.dataDir, missing).catch(sayNotNoted(asked));
  return 0;
}

async function exportOwn(asked: Asked, email?: string, file?: string): Promise<number> {
  const { text, say } = asked;
  if (!email || !file) return explain(asked);
  await requirePlace(file, text);
  await sweepParts(asked, file);
  await using site = await openSiteData(asked);
  const count = await exportRecipes(site, email, file);
  if (count === null) throw new BadSetting(text('admin.noAccount', { email }));
  say(text('data.exported', { count, email, file }));
  return 0;
}

function explain({ text, complain }: Asked): number {
  complain(text('data.usage'));
  return 2;
}

const place = { type: 'string' } as const;
const places = { from: place, to: place, 'photos-from': place, 'photos-to': place };
const options = { ...places, 'accept-missing': { type: 'boolean' } } as const;

/** What each command takes: so many names behind its own, and these options. */
const commands = {
  copy: { names: 0, takes: Object.keys(places) },
  backup: { names: 1, takes: ['accept-missing'] },
  restore: { names: 1, takes: [] },
  export: { names: 2, takes: [] },
};

type Typed = { command: keyof typeof commands; names: string[]; values: Options };

/** What was asked for; null where a word is none of the command's, for it may be what matters most to the operator. */
function readTyped(args: string[]): Typed | null {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [named = '', ...names] = positionals;
  if (!Object.hasOwn(commands, named)) return null;
  const command = named as keyof typeof commands;
  const { names: most, takes } = commands[command];
  const isKnown = Object.keys(values).every((name) => (takes as string[]).includes(name));
  return isKnown && names.length <= most ? { command, names, values } : null;
}

/** The same; null also where there is no such option at all. */
function tryTyped(args: string[]): Typed | null {
  try {
    return readTyped(args);
  } catch (error) {
    if (isWronglyTyped(error)) return null;
    throw error;
  }
}

/** `npm run data -- copy|backup|restore|export`: what moves and keeps the site's data. */
export const runData: Program = async (args, env, voice) => {
  const asked = { ...readSettings(env), ...voice };
  if (asksForHelp(args)) {
    voice.say(asked.text('data.usage'));
    return 0;
  }
  const typed = tryTyped(args);
  if (!typed) return explain(asked);
  const { command, values } = typed;
  const [first, second] = typed.names;
  if (command === 'copy') return copy(asked, values);
  if (command === 'backup') return backup(asked, first, values['accept-missing']);
  if (command === 'restore') return restoreOwn(asked, first);
  return exportOwn(asked, first, second);
};
