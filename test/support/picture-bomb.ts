import { crc32, deflateSync } from 'node:zlib';

/** A PNG of 256 million pixels in thirty kilobytes: of one bit each, all of them alike. */
export function pictureBomb(): Blob {
  const side = 16_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  // Before each row stands how it is filtered, which is not at all.
  const rows = Buffer.alloc(side * (1 + side / 8));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return new Blob([signature, ...chunks], { type: 'image/png' });
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
