/**
 * Draws the site's icons from the pot of src/web/icon.svg. Run by hand when the pot changes; the
 * results in src/web/public are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const mark = await readFile(new URL('../src/web/icon.svg', import.meta.url), 'utf8');
const target = new URL('../src/web/public/', import.meta.url);

/** The pot on a ground without corners, for systems that cut their own shape out of it. */
const full = mark.replace(' rx="12"', '');
/** The same, small enough to survive a round cut. */
const maskable = full
  .replace('<g transform="translate(8 7)">', '<g transform="translate(12 11.4) scale(.75)">')
  .replace('stroke-width="2.6"', 'stroke-width="2.4"');

await mkdir(target, { recursive: true });
await write('favicon.ico', toIco(await Promise.all([16, 32, 48].map((size) => draw(mark, size)))));
await write('apple-touch-icon.png', await draw(full, 180));
await write('icon-192.png', await draw(mark, 192));
await write('icon-512.png', await draw(mark, 512));
await write('icon-maskable-512.png', await draw(maskable, 512));

async function draw(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 48;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico is a list of pictures; PNG inside it is understood since 2007. */
function toIco(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(picture.readUInt32BE(16), at);
    header.writeUInt8(picture.readUInt32BE(20), at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}

async function write(name: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(name, target), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
