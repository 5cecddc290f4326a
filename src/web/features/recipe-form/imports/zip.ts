import { type Room, UnreadFile, unpack } from './unpack.ts';

/** A file of a zip; its path is what the zip says, and leads nowhere. */
export type ZipEntry = {
  path: string;
  /** It cannot be read without a password. */
  isLocked: boolean;
  unpack: (room: Room) => Promise<Blob>;
};

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };
/** Where a number does not fit, or a program did not know it in time, this stands, and eight bytes elsewhere (zip64). */
const elsewhere = 0xffffffff;
const zip64 = {
  locator: 0x07064b50,
  end: 0x06064b50,
  lengthOfLocator: 20,
  lengthOfEnd: 56,
  extra: 1,
};
const lengths = { file: 30, entry: 46, end: 22, comment: 0xffff };
/** More than the paths of so many files take, with what some programs note beside each. */
const mostBytesOfEntry = 1000;

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

/** The files that the directory at the end of a zip lists. No size that it claims is relied on: each only says where to look. */
export async function listZip(zip: Blob, most: number): Promise<ZipEntry[]> {
  const { count, from, size } = await findDirectory(zip);
  if (count > most || size > most * mostBytesOfEntry) throw new UnreadFile('many');
  const view = await viewOf(zip.slice(from, from + size));
  const entries: ZipEntry[] = [];
  for (let at = 0; at + lengths.entry <= view.byteLength; ) {
    if (view.getUint32(at, true) !== signatures.entry) break;
    const [name, extra] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const end = at + lengths.entry + name;
    if (end + extra > view.byteLength) break;
    const path = new Uint8Array(view.buffer, at + lengths.entry, name);
    const told = new DataView(view.buffer, at, lengths.entry + name + extra);
    entries.push(entryOf(zip, told, new TextDecoder().decode(path)));
    if (entries.length > most) throw new UnreadFile('many');
    at = end + extra + view.getUint16(at + 32, true);
  }
  // One whose directory is cut, or says other than it lists, would be told as if that were all.
  if (entries.length !== count) throw new UnreadFile('broken');
  return entries;
}

type Directory = { count: number; from: number; size: number };

/** The end of a zip says where its directory is; behind it there may be a comment. */
async function findDirectory(zip: Blob): Promise<Directory> {
  const view = await viewOf(zip.slice(-(lengths.end + lengths.comment)));
  for (let at = view.byteLength - lengths.end; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== signatures.end) continue;
    if (at + lengths.end + view.getUint16(at + 20, true) > view.byteLength) continue;
    const [size, from] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    const count = view.getUint16(at + 10, true);
    const isLong = count === 0xffff || size === elsewhere || from === elsewhere;
    return isLong ? findLongDirectory(zip, zip.size - view.byteLength + at) : { count, from, size };
  }
  throw new UnreadFile('broken');
}

/** The same of a zip64, whose second end is told by what stands right before the first, at `end`. */
async function findLongDirectory(zip: Blob, end: number): Promise<Directory> {
  const locator = await viewOf(zip.slice(Math.max(0, end - zip64.lengthOfLocator), end));
  const isTold = locator.byteLength === zip64.lengthOfLocator;
  if (!isTold || locator.getUint32(0, true) !== zip64.locator) throw new UnreadFile('broken');
  const at = longAt(locator, 8);
  const view = await viewOf(zip.slice(at, at + zip64.lengthOfEnd));
  const isThere = view.byteLength === zip64.lengthOfEnd;
  if (!isThere || view.getUint32(0, true) !== zip64.end) throw new UnreadFile('broken');
  return { count: longAt(view, 32), from: longAt(view, 48), size: longAt(view, 40) };
}

const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The packed size of a file and where it is; in a zip64 each that does not fit stands behind its path, in this order. */
function placeOf(told: DataView): { size: number; from: number } {
  const fields = [24, 20, 42].map((at) => told.getUint32(at, true));
  const long = longNumbers(told);
  const [, size = 0, from = 0] = fields.map((short) => (short === elsewhere ? long() : short));
  return { size, from };
}

/** Gives, one after the other, the long numbers of a file. */
function longNumbers(told: DataView): () => number {
  let at = lengths.entry + told.getUint16(28, true);
  while (at + 4 <= told.byteLength && told.getUint16(at, true) !== zip64.extra) {
    at += 4 + told.getUint16(at + 2, true);
  }
  at += 4;
  return () => {
    if (at + 8 > told.byteLength) throw new UnreadFile('broken');
    at += 8;
    return longAt(told, at - 8);
  };
}

function entryOf(zip: Blob, told: DataView, path: string): ZipEntry {
  const [flags, method] = [told.getUint16(8, true), told.getUint16(10, true)];
  const { size, from } = placeOf(told);
  return {
    path,
    isLocked: (flags & 1) === 1,
    unpack: async (room) => {
      const head = await viewOf(zip.slice(from, from + lengths.file));
      const isThere = head.byteLength === lengths.file;
      if (!isThere || head.getUint32(0, true) !== signatures.file) throw new UnreadFile('broken');
      const start = from + lengths.file + head.getUint16(26, true) + head.getUint16(28, true);
      const packed = zip.slice(start, start + size);
      const isKnown = method === 0 || method === 8;
      if (!isKnown || packed.size < size) throw new UnreadFile('broken');
      return unpack(packed, method === 0 ? null : 'deflate-raw', room);
    },
  };
}
