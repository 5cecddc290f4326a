import { type Room, UnreadFile, unpack } from './unpack.ts';

/** A file of a zip; its path is what the zip says, and leads nowhere. */
export type ZipEntry = {
  path: string;
  /** It cannot be read without a password. */
  isLocked: boolean;
  unpack: (room: Room) => Promise<Blob>;
};

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };
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
    const name = view.getUint16(at + 28, true);
    const end = at + lengths.entry + name;
    if (end > view.byteLength) break;
    const path = new Uint8Array(view.buffer, at + lengths.entry, name);
    entries.push(entryOf(zip, new DataView(view.buffer, at), new TextDecoder().decode(path)));
    if (entries.length > most) throw new UnreadFile('many');
    at = end + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  // One whose directory is cut, or says other than it lists, would be told as if that were all.
  if (entries.length !== count) throw new UnreadFile('broken');
  return entries;
}

/** The end of a zip says where its directory is; behind it there may be a comment. */
async function findDirectory(zip: Blob): Promise<{ count: number; from: number; size: number }> {
  const view = await viewOf(zip.slice(-(lengths.end + lengths.comment)));
  for (let at = view.byteLength - lengths.end; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== signatures.end) continue;
    if (at + lengths.end + view.getUint16(at + 20, true) > view.byteLength) continue;
    const [size, from] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    return { count: view.getUint16(at + 10, true), from, size };
  }
  throw new UnreadFile('broken');
}

function entryOf(zip: Blob, told: DataView, path: string): ZipEntry {
  const [flags, method] = [told.getUint16(8, true), told.getUint16(10, true)];
  const [size, from] = [told.getUint32(20, true), told.getUint32(42, true)];
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
