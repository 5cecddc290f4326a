import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { photoWidths } from '#domain/photos/widths.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import { personFiles } from './person-files.ts';
import { type File, recipeFiles, type Takeout } from './recipe-files.ts';

/** From which byte on, and of what: a zip that has become another one since breaks off before its end. */
type Part = { from: number; tag: string };

/** What came of it: how many recipes, and the files that should be there and are not. */
class Sum {
  recipes = 0;
  readonly missing: string[] = [];

  add({ name, input }: File, isThere: boolean): void {
    if (!isThere) this.missing.push(name);
    if (typeof input === 'string' && name.endsWith('.potluck.json')) this.recipes += 1;
  }
}

/**
 * Everything of a person's own as a zip, made as fast as it is read: the texts of a hundred recipes and a piece of one photo are in
 * memory at a time. What cannot be read ends the stream with an error, so that nobody takes a part for the whole.
 */
export function takeoutZip(takeout: Takeout, part?: Part, sum = new Sum()): Readable {
  const photo = new OpenPhoto();
  const files = readFiles(takeout, { sum, photo, tag: part?.tag });
  return toReadable(makeZip(files), part?.from ?? 0, () => photo.close());
}

/** Counts what comes of a takeout while its zip is made. */
export const createSum = (): Sum => new Sum();

/** Tells one zip from another by what goes into it, without a look at the photos: their ids are given once. */
export async function tagOf(takeout: Takeout): Promise<string> {
  const hash = beginTag(takeout);
  for await (const file of filesOf(takeout)) addToTag(hash, file);
  return endTag(hash);
}

/** How many bytes the zip has: each photo's size is asked of the store. */
export async function lengthOf(takeout: Takeout): Promise<number> {
  const sum = new Sum();
  const sizes: { name: string; size: number }[] = [];
  const add = (name: string, size: number) => sizes.push({ name, size });
  for await (const file of filesOf(takeout)) {
    const { name, input } = file;
    const stored = typeof input === 'string' ? null : await openPhoto(takeout, input);
    stored?.body.destroy();
    sum.add(file, typeof input === 'string' || stored !== null);
    if (typeof input === 'string') add(name, Buffer.byteLength(input));
    else if (stored) add(name, stored.size);
  }
  const about = aboutFile(takeout, sum);
  add(about.name, Buffer.byteLength(about.input));
  return Number(predictLength(sizes));
}

async function* filesOf(takeout: Takeout): AsyncGenerator<File> {
  yield* recipeFiles(takeout);
  yield* personFiles(takeout);
}

type ReadFile = { name: string; input: string | ReadableStream<Uint8Array>; lastModified: number };
/** The photo that is being read: it is closed when the reader of the zip goes. */
class OpenPhoto {
  #body: Readable | null = null;
  #isOver = false;

  hold(body: Readable): Readable {
    this.#body = body;
    if (!this.#isOver) return body;
    this.close();
    throw new Error('nobody reads what is taken along any more');
  }

  close(): void {
    this.#isOver = true;
    this.#body?.destroy();
  }
}

type Reading = { sum: Sum; photo: OpenPhoto; tag: string | undefined };

/** The files with their bytes; with a tag it fails where they turn out to be others. */
async function* readFiles(
  takeout: Takeout,
  { sum, photo, tag }: Reading,
): AsyncGenerator<ReadFile> {
  const lastModified = takeout.at;
  const hash = beginTag(takeout);
  for await (const file of filesOf(takeout)) {
    addToTag(hash, file);
    const { name, input } = file;
    const stored = typeof input === 'string' ? null : await openPhoto(takeout, input);
    const bytes = typeof input === 'string' ? input : stored && toWeb(photo.hold(stored.body));
    sum.add(file, bytes !== null);
    if (bytes !== null) yield { name, input: bytes, lastModified };
  }
  if (tag !== undefined && endTag(hash) !== tag) throw new Error('what is taken along has changed');
  if (await hasLeftMeanwhile(takeout)) throw new Error('a person left while they took this along');
  yield { ...aboutFile(takeout, sum), lastModified };
}

/** Whether a person has left since it was begun, or is gone: what was not read by then is hidden, and was not found. */
async function hasLeftMeanwhile({ reader, user }: Takeout): Promise<boolean> {
  return user.handle !== '' && !(await reader.findUser(user.id))?.handle;
}

function aboutFile({ user, site }: Takeout, { recipes, missing }: Sum) {
  const about = { site: site.brand, address: site.publicUrl, name: user.name, recipes, missing };
  return { name: 'about.json', input: JSON.stringify(about, null, 2) };
}

const openPhoto = ({ photos }: Takeout, { id, width }: PhotoRow) =>
  photos.open(`${id}-${photoWidths(width).at(-1)}.webp`);

const toWeb = (body: Readable) => Readable.toWeb(body) as unknown as ReadableStream<Uint8Array>;

const beginTag = ({ at }: Takeout): Hash => createHash('sha256').update(String(at));

function addToTag(hash: Hash, { name, input }: File): void {
  const told = typeof input === 'string' ? input : `${input.id} ${input.width}`;
  hash.update(JSON.stringify([name, told]));
}

const endTag = (hash: Hash): string => `"${hash.digest('base64url')}"`;

/**
 * The bytes from one on. It closes at once when its reader goes, also while a photo keeps it waiting. The zip is not cancelled then: what
 * makes it would take that for a fault.
 */
function toReadable(zip: ReadableStream<Uint8Array>, from: number, close: () => void): Readable {
  const reader = zip.getReader();
  let left = from;
  const next = async (): Promise<Uint8Array | null> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return null;
      const rest = value.subarray(Math.min(left, value.byteLength));
      left -= value.byteLength - rest.byteLength;
      if (rest.byteLength > 0) return rest;
    }
  };
  return new Readable({
    read() {
      next().then(
        (bytes) => this.push(bytes),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      close();
      done(error);
    },
  });
}
