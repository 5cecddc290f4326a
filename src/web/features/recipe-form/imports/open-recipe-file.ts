import { importMaxBytes } from '#contract/imports.ts';
import { type RecipeInFile, recipesInJson } from './recipes-in-json.ts';
import { type Room, UnreadFile, unpack } from './unpack.ts';
import { listZip, type ZipEntry } from './zip.ts';

/** The recipes of a file by name, and how many of the files in it were not understood. */
export type OpenedFile = { recipes: RecipeInFile[]; unread: number };

const MB = 1_000_000;
/**
 * A recipe of Paprika has its photos in its text; a collection of a thousand recipes, each with three photos in a folder, has
 * five thousand files.
 */
const usualBounds = { bytesOfOne: 20 * MB, bytesOfAll: 400 * MB, files: 8000 };
/** A zip of zips of packed recipes, and no deeper. */
const mostLevels = 3;

type Opening = { room: Room; mostFiles: number };

/**
 * Opens what another program, or this site, exported: a packed recipe, a zip of recipes or a list of them. Any other file is one
 * recipe as it is, for the site to read. Throws an UnreadFile that says why where it is not read.
 */
export async function openRecipeFile(file: File, bounds = usualBounds): Promise<OpenedFile> {
  const { bytesOfOne: one, bytesOfAll: left, files: mostFiles } = bounds;
  if ((await kindOf(file)) === 'text') return openText(file);
  const opened = await openPacked(file.name, file, { room: { one, left }, mostFiles }, 0);
  if (opened.recipes.length === 0) throw new UnreadFile('none');
  return { ...opened, recipes: opened.recipes.sort(byName) };
}

const byName = (a: RecipeInFile, b: RecipeInFile): number => a.name.localeCompare(b.name);

/** Of a file that is too large more than is taken, for the site to say so. */
async function openText(file: File): Promise<OpenedFile> {
  const text = await file.slice(0, importMaxBytes + 1).text();
  const listed = recipesInJson(text);
  const recipes = listed.length > 1 ? listed : [{ name: '', text }];
  return { recipes: named(recipes, file.name).sort(byName), unread: 0 };
}

/** What a file is by its first bytes: names tell lies. */
async function kindOf(file: Blob): Promise<'zip' | 'gzip' | 'text'> {
  const [a, b] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (a === 0x50 && b === 0x4b) return 'zip';
  return a === 0x1f && b === 0x8b ? 'gzip' : 'text';
}

const isText = /\.(?:cook|html?|markdown|md|txt)$/i;
const isRead = /\.(?:cook|gz|html?|json|jsonld|markdown|md|paprikarecipes?|txt|zip)$/i;
/** What our own zip has of each recipe; all else in it is the same in other forms, or no recipe. */
const isOurs = /\.potluck\.json$/i;

/** What tells of an export, or of the system that it was on, and never of a dish. */
const isNoRecipe =
  /(?:^|\/)(?:\.[^./]|__MACOSX\/|(?:readme|licen[cs]e|copying|changelog)(?:\.\w+)*$)/i;
const isPage = /\.html?$/i;
/** The list of the pages of an export, where there are others: a page that was saved alone may be called so too. */
const isIndex = /(?:^|\/)index\.html?$/i;

async function openPacked(
  path: string,
  file: Blob,
  opening: Opening,
  level: number,
): Promise<OpenedFile> {
  const kind = await kindOf(file);
  if (kind === 'text') return readUnpacked(path, await file.text());
  if (level >= mostLevels) throw new UnreadFile('none');
  if (kind === 'zip') return openZip(file, opening, level);
  const inner = await unpack(file, 'gzip', opening.room);
  return openPacked(path.replace(/\.gz$/i, ''), inner, opening, level + 1);
}

function readUnpacked(path: string, text: string): OpenedFile {
  const isNote = isText.test(path) && text.trim() !== '';
  const recipes = isNote ? [{ name: '', text }] : recipesInJson(text);
  return { recipes: named(recipes, path), unread: recipes.length > 0 ? 0 : 1 };
}

/** Those without a name are called as their file is. */
function named(recipes: readonly RecipeInFile[], path: string): RecipeInFile[] {
  const fileName = (path.split(/[\\/]/).at(-1) ?? '').replace(isRead, '');
  const called = (name: string) => name.replace(/\s+/g, ' ').trim().slice(0, 200) || fileName;
  return recipes.map(({ name, text }) => ({ name: called(name), text }));
}

async function openZip(zip: Blob, opening: Opening, level: number): Promise<OpenedFile> {
  const all: OpenedFile = { recipes: [], unread: 0 };
  const entries = wanted(await listZip(zip, opening.mostFiles));
  opening.mostFiles -= entries.length;
  if (entries.some(({ isLocked }) => isLocked)) throw new UnreadFile('locked');
  for (const entry of entries) {
    const { recipes, unread } = await openEntry(entry, opening, level);
    all.recipes.push(...recipes);
    all.unread += unread;
  }
  return all;
}

/** The files that may be recipes: no photos, and nothing that a program or a system put beside them. */
function wanted(entries: readonly ZipEntry[]): ZipEntry[] {
  const ours = entries.filter(({ path }) => isOurs.test(path));
  if (ours.length > 0) return ours;
  const isListed = entries.some(({ path }) => isPage.test(path) && !isIndex.test(path));
  return entries.filter(
    ({ path }) => isRead.test(path) && !isNoRecipe.test(path) && !(isListed && isIndex.test(path)),
  );
}

/** One that is broken or too large is not understood, and the others are read; where the room for all is used up none is. */
async function openEntry(entry: ZipEntry, opening: Opening, level: number): Promise<OpenedFile> {
  try {
    return await openPacked(entry.path, await entry.unpack(opening.room), opening, level + 1);
  } catch (error) {
    if (opening.room.left < 0) throw error;
    return { recipes: [], unread: 1 };
  }
}
