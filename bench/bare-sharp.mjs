// @ts-check
/** `node bench/bare-sharp.mjs <photo> <times>`: the renditions of an upload by sharp alone; prints the milliseconds. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const [file = '', times = '1'] = process.argv.slice(2);
const widths = [320, 640, 960, 1600];
sharp.concurrency(1);
sharp.cache(false);

/** @param {Buffer} bytes */
async function render(bytes) {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize({ width: 1600, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of widths) {
    await sharp(data, { raw }).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer();
  }
  await sharp(data, { raw }).resize(1200, 630).jpeg({ quality: 80 }).toBuffer();
}

const bytes = await readFile(file);
await render(bytes);
const started = performance.now();
for (let n = 0; n < Number(times); n += 1) await render(bytes);
console.log(performance.now() - started);
