import { importMaxBytes } from '#contract/imports.ts';
import {
  fromLetters,
  isPicture,
  pictureFile,
  picturesAmong,
  picturesInJson,
} from './pictures-in-file.ts';
import { type PictureInFile, type RecipeInFile, recipesInJson } from './recipes-in-json.ts';
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

type Opening = { bounds: Bounds; room: Room; mostFiles: number };
type Bounds = typeof usualBounds;

/** A file or one in it, how deep in others it lies, and what gives it anew: nothing that is unpacked is held. */
type Place = { path: string; level: number; again: () => Promise<Blob> };

/**
 * Opens what another program, or this site, exported: a packed recipe, a zip of recipes or a list of them. Any other file is one
 * recipe as it is, for the site to read. Throws an UnreadFile that says why where it is not read.
 */
export async function openRecipeFile(file: File, bounds = usualBounds): Promise<OpenedFile> {
  const { bytesOfOne: one, bytesOfAll: left, files: mostFiles } = bounds;
  if ((await kindOf(file)) === 'text') return openText(file);
  const place: Place = { path: file.name, level: 0, again: async () => file };
  const opened = await openPacked(place, file, { bounds, room: { one, left }, mostFiles });
  if (opened.recipes.length === 0) throw new UnreadFile('none');
  return { ...opened, recipes: opened.recipes.sort(byName) };
}

const byName = (a: RecipeInFile, b: RecipeInFile): number => a.name.localeCompare(b.name);

/** Of a file that is too large more is taken, for the site to say so. */
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

async function openPacked(place: Place, file: Blob, opening: Opening): Promise<OpenedFile> {
  const kind = await kindOf(file);
  if (kind === 'text') return readUnpacked(place, await file.text());
  if (place.level >= mostLevels) throw new UnreadFile('none');
  if (kind === 'zip') return openZip(place, file, opening);
  const inner = {
    path: place.path.replace(/\.gz$/i, ''),
    level: place.level + 1,
    again: async () => unpack(await place.again(), 'gzip', freshRoom(opening)),
  };
  return openPacked(inner, await unpack(file, 'gzip', opening.room), opening);
}

const freshRoom = ({ bounds: { bytesOfOne } }: Opening): Room => ({
  one: bytesOfOne,
  left: mostLevels * bytesOfOne,
});

function readUnpacked({ path, again }: Place, text: string): OpenedFile {
  const isNote = isText.test(path) && text.trim() !== '';
  const recipes = isNote ? [{ name: '', text }] : recipesInJson(text);
  const pictures = picturesInJson(text).map((_, index) => ({
    open: async () => {
      const letters = picturesInJson(await (await again()).text())[index] ?? '';
      return pictureFile(fromLetters(letters), `${index + 1}.jpg`);
    },
  }));
  return { recipes: named(withPictures(recipes, pictures), path), unread: recipes[0] ? 0 : 1 };
}

/** Of several recipes in one text nobody knows whose pictures they are. */
function withPictures(recipes: RecipeInFile[], pictures: readonly PictureInFile[]): RecipeInFile[] {
  const [first, second] = recipes;
  return first && !second && pictures[0] ? [{ ...first, pictures }] : recipes;
}

/** Those without a name are called as their file is. */
function named(recipes: readonly RecipeInFile[], path: string): RecipeInFile[] {
  const fileName = (path.split(/[\\/]/).at(-1) ?? '').replace(isRead, '');
  const called = (name: string) => name.replace(/\s+/g, ' ').trim().slice(0, 200) || fileName;
  return recipes.map((recipe) => ({ ...recipe, name: called(recipe.name) }));
}

async function openZip(place: Place, zip: Blob, opening: Opening): Promise<OpenedFile> {
  const all: OpenedFile = { recipes: [], unread: 0 };
  const listed = await listZip(zip, opening.mostFiles);
  const entries = wanted(listed);
  opening.mostFiles -= entries.length;
  if (entries.some(({ isLocked }) => isLocked)) throw new UnreadFile('locked');
  const pictures = listed.map(({ path }) => path).filter(isPicture);
  const picturesOf = picturesAmong(
    pictures,
    entries.map(({ path }) => path),
  );
  const again = againIn(place, opening, listed.length);
  for (const entry of entries) {
    const inner = { path: entry.path, level: place.level + 1, again: again(entry.path) };
    const { recipes, unread } = await openEntry(entry, inner, opening);
    const [{ text } = { text: '' }] = recipes;
    const found = picturesOf(entry.path, text).map(({ path, ...told }) => ({
      ...told,
      open: async () => pictureFile(await again(path)(), path),
    }));
    all.recipes.push(...withPictures(recipes, found));
    all.unread += unread;
  }
  return all;
}

/** What gives a file of a zip anew, by its path. */
const againIn =
  (zip: Place, opening: Opening, most: number) => (wantedPath: string) => async () => {
    const entries = await listZip(await zip.again(), most);
    const entry = entries.find(({ path }) => path === wantedPath);
    if (!entry) throw new UnreadFile('broken');
    return entry.unpack(freshRoom(opening));
  };

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
async function openEntry(entry: ZipEntry, place: Place, opening: Opening): Promise<OpenedFile> {
  try {
    return await openPacked(place, await entry.unpack(opening.room), opening);
  } catch (error) {
    if (opening.room.left < 0) throw error;
    return { recipes: [], unread: 1 };
  }
}
