import { crc32 } from 'node:zlib';

/** The files of a zip whose files are stored as they are; throws where one is not what its sum says. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('a zip without an end');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [sum, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const [name = 0, extra = 0, comment = 0] = lengths;
    const local = zip.readUInt32LE(at + 42);
    const path = zip.toString('utf8', at + 46, at + 46 + name);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(begin, begin + size);
    if (crc32(bytes) !== sum) throw new Error(`${path} is not what was written`);
    if (files.has(path)) throw new Error(`${path} is there twice`);
    files.set(path, bytes);
    at += 46 + name + extra + comment;
  }
  return files;
}
