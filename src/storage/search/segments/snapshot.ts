import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { removeLeftOver } from '../../left-over-files.ts';
import { Segment, type SegmentParts } from './segment.ts';
import { arraysOf, type NamedArrays, partsOf } from './snapshot-arrays.ts';

/** Where an index in memory outlives its process. It may lose what is kept: all of it can be made anew. */
export interface Snapshot {
  /** What was written last; null when there is nothing, or nothing that can be relied on. Rejects where the disk fails. */
  read(): Promise<Segment[] | null>;
  write(segments: readonly Segment[]): Promise<void>;
}

/** Another layout of the file has another number. */
const format = 3;
const longestHeader = 1_000_000;
const kinds = { Float64Array, Int32Array, Uint8Array };

type Header = { format: number; rules: string; checksum: number; segments: ArrayTold[][] };
type ArrayTold = { name: string; kind: keyof typeof kinds; length: number };

/**
 * A snapshot in a file, for its owner alone. It counts only for the `rules` under which it was
 * written: others would take recipes apart in another way.
 */
export function snapshotIn(file: string, rules: string): Snapshot {
  return {
    async read() {
      try {
        await using handle = await open(file, 'r');
        return await readSegments(handle, rules);
      } catch (error) {
        // A file that is missing or not whole is no more than an index to be made anew; what the disk refuses somebody has to see to.
        const { syscall, code } = error as { syscall?: string; code?: string };
        if (syscall !== undefined && code !== 'ENOENT') throw error;
        return null;
      }
    },
    async write(segments) {
      await removeLeftOver(file, '.new');
      // Processes that started together write at about the same time, each for itself; the last one's stays.
      const beside = `${file}.${randomUUID()}.new`;
      try {
        await using handle = await open(beside, 'w', 0o600);
        await writeSegments(handle, rules, segments);
        await handle.sync();
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
      await rename(beside, file);
    },
  };
}

async function writeSegments(
  handle: FileHandle,
  rules: string,
  segments: readonly Segment[],
): Promise<void> {
  // What dies while the rest is written is not to differ from the checksum.
  const dead = segments.map(({ parts }) => parts.dead.slice());
  // One segment at a time, twice: some of its arrays are made for this.
  const arraysAt = ({ parts }: Segment, i: number) =>
    arraysOf({ ...parts, dead: dead[i] as Int32Array });
  let checksum = 0;
  const told = segments.map((segment, i) => {
    const named = arraysAt(segment, i);
    for (const array of Object.values(named)) checksum = crc32(bytesOf(array), checksum);
    return tell(named);
  });
  const header: Header = { format, rules, checksum, segments: told };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  for (const bytes of [length, text]) await writeAll(handle, bytes);
  for (const [i, segment] of segments.entries()) {
    for (const array of Object.values(arraysAt(segment, i))) await writeAll(handle, bytesOf(array));
  }
}

async function readSegments(handle: FileHandle, rules: string): Promise<Segment[] | null> {
  const [length] = await readInto(handle, new Uint32Array(1));
  if (length === undefined || length > longestHeader) return null;
  const text = await readInto(handle, new Uint8Array(length));
  const header = JSON.parse(Buffer.from(text).toString()) as Header;
  if (header.format !== format || header.rules !== rules) return null;
  let checksum = 0;
  const all: SegmentParts[] = [];
  for (const told of header.segments) {
    const named: NamedArrays = {};
    for (const { name, kind, length: size } of told) {
      const array = await readInto(handle, new kinds[kind](size));
      checksum = crc32(bytesOf(array), checksum);
      named[name] = array;
    }
    all.push(partsOf(named));
  }
  return checksum === header.checksum ? all.map((parts) => new Segment(parts)) : null;
}

const tell = (named: NamedArrays): ArrayTold[] =>
  Object.entries(named).map(([name, array]) => ({
    name,
    kind: array.constructor.name as keyof typeof kinds,
    length: array.length,
  }));

type Numbers = Float64Array | Int32Array | Uint32Array | Uint8Array;

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
  }
}

async function readInto<T extends Numbers>(handle: FileHandle, array: T): Promise<T> {
  const bytes = bytesOf(array);
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at);
    if (bytesRead === 0) throw new Error('A snapshot of the search index is cut short');
    at += bytesRead;
  }
  return array;
}
