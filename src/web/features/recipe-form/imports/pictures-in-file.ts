import { captionMaxLength, mostPhotos } from '#contract/photos.ts';
import { type PictureInFile, parse } from './recipes-in-json.ts';

/** A picture by its path in a zip. */
type PicturePath = Omit<PictureInFile, 'open'> & { path: string };

const picture = /\.(avif|gif|heic|jpe?g|png|webp)$/i;
/** Whether a file is called as a picture is that browsers or the site can read. */
export const isPicture = (path: string): boolean => picture.test(path);

/** Some programs write paths as Windows does. */
const slashed = (path: string): string => path.replaceAll('\\', '/');
const folderOf = (path: string): string => path.slice(0, slashed(path).lastIndexOf('/') + 1);
const nameOf = (path: string): string => path.slice(folderOf(path).length);
const baseOf = (path: string): string =>
  nameOf(path)
    .replace(/\.\w+$/, '')
    .toLowerCase();
/** The same for a recipe and for the picture that is called as it is. */
const calledOf = (path: string): string => folderOf(path) + baseOf(path);

/** A picture as the form takes it: browsers go by the kind that a file says it is of. */
export function pictureFile(bytes: Blob, path: string): File {
  const [, ending = 'jpeg'] = picture.exec(path.toLowerCase()) ?? [];
  return new File([bytes], nameOf(path), { type: `image/${ending.replace('jpg', 'jpeg')}` });
}

/**
 * Finds the pictures of a recipe, by its path and its text, among those of its zip: those that its text names, else the one that
 * is called as its file, else, where its folder holds no other recipe, the one that the folder holds.
 */
export function picturesAmong(pictures: readonly string[], recipes: readonly string[]) {
  const known = new Set(pictures);
  const called = grouped(pictures, calledOf);
  const picturesIn = grouped(pictures, folderOf);
  const recipesIn = grouped(recipes, folderOf);
  return (recipe: string, text: string): PicturePath[] => {
    const folder = folderOf(recipe);
    const named = toldByUs(text, folder) ?? namedIn(text, folder);
    const told = named.filter(({ path }) => known.has(path));
    if (told.length > 0) return told;
    const isAlone = recipesIn.get(folder)?.length === 1;
    // Mealie has a folder of its own for pictures.
    const folders = isAlone ? [folder, `${folder}images/`] : [];
    const near = folders.flatMap((one) => picturesIn.get(one) ?? []);
    const path = called.get(calledOf(recipe))?.[0] ?? likeliest(near);
    return path ? [{ path }] : [];
  };
}

function grouped(paths: readonly string[], by: (path: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const group = groups.get(by(path));
    if (group) group.push(path);
    else groups.set(by(path), [path]);
  }
  return groups;
}

/** What Mealie, Nextcloud Cookbook and Tandoor call the picture of a dish, beside smaller ones of it. */
const ofDish = ['original', 'full', 'image'];
const isSmaller = /^(?:min|thumb|tiny)/;

function likeliest(paths: readonly string[]): string | undefined {
  const called = ofDish.flatMap((name) => paths.filter((path) => baseOf(path) === name));
  const whole = paths.filter((path) => !isSmaller.test(baseOf(path)));
  return called[0] ?? (whole.length === 1 ? whole[0] : undefined);
}

/** `*.potluck.json` of what a cook took along names its files; null for any other text. */
function toldByUs(text: string, folder: string): PicturePath[] | null {
  if (!text.startsWith('{')) return null;
  const { recipe, photos, stepPhotos } = asThing(parse(text));
  if (!Array.isArray(photos)) return null;
  const captions = listIn(asThing(recipe).photoCaptions);
  const ofDishes = photos.map((name, index) => ({
    path: `${folder}${name}`,
    caption: String(captions[index] ?? '').slice(0, captionMaxLength),
  }));
  const ofSteps = listIn(stepPhotos).map((name, step) => ({ path: `${folder}${name}`, step }));
  return [...ofDishes, ...ofSteps];
}

/** The pictures that a page or a note names, as they stand there or as addresses write them. */
function namedIn(text: string, folder: string): PicturePath[] {
  const words = text.split(/[\s"'()<>=]+/).filter(isPicture);
  const names = new Set(words.flatMap((word) => [word, decoded(word)]));
  return [...names].slice(0, mostPhotos).map((name) => ({ path: folder + name }));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A sign of percent may be part of a name.
    return address;
  }
}

/** The photos that stand as letters (Base64) in a recipe of Paprika, the main one first, each once. */
export function picturesInJson(json: string): string[] {
  const { photo_data: main, photos } = asThing(parse(json));
  const all = [main, ...listIn(photos).map((one) => asThing(one).data)];
  const told = all.filter((one): one is string => typeof one === 'string' && one !== '');
  return [...new Set(told)].slice(0, mostPhotos);
}

/** The bytes that letters stand for; throws where they are no Base64. */
export const fromLetters = (letters: string): Blob =>
  new Blob([Uint8Array.from(atob(letters), (sign) => sign.charCodeAt(0))]);

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asThing = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
