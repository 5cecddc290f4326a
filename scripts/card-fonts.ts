/**
 * Makes the font files in src/photos/fonts from the packaged originals: the heading face in one
 * weight and size, as outlines for the pictures on social cards. Run by hand when the font
 * package changes; the results are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/fraunces/', import.meta.url);
const target = new URL('../src/photos/fonts/', import.meta.url);
const variationAxes = { SOFT: 100, WONK: 0, wght: 600, opsz: 72 };

const parts = {
  latin: range(0x20, 0x7e).concat(range(0xa0, 0xff), [0x131, 0x152, 0x153], range(0x2010, 0x2027)),
  'latin-ext': range(0x100, 0x24f).concat(range(0x1e00, 0x1e9f)),
  vietnamese: [0x1a0, 0x1a1, 0x1af, 0x1b0].concat(range(0x1ea0, 0x1ef9)),
};

await mkdir(target, { recursive: true });
for (const [name, codePoints] of Object.entries(parts)) {
  const original = await readFile(new URL(`files/fraunces-${name}-full-normal.woff2`, source));
  const bytes = await subsetFont(original, String.fromCodePoint(...codePoints), {
    targetFormat: 'truetype',
    variationAxes,
  });
  await writeFile(new URL(`fraunces-${name}.ttf`, target), bytes);
  process.stdout.write(`fraunces-${name} ${bytes.length} bytes\n`);
}
await copyFile(new URL('LICENSE', source), new URL('fraunces-OFL.txt', target));

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
