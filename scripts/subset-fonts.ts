/**
 * Makes the font files in src/web/ui/fonts from the packaged originals: fewer axes and
 * only the characters each unicode-range in fonts.css names. Run by hand when a font
 * package changes; the results are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number }>;

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../src/web/ui/fonts/', import.meta.url);

/** Soft, not wonky, one confident weight; the optical size alone stays variable. */
const headingAxes: Axes = {
  SOFT: 100,
  WONK: 0,
  wght: 600,
  opsz: { min: 20, max: 144 },
};
const bodyAxes: Axes = { wght: { min: 400, max: 700 } };

const codePointsOf = (characters: string) =>
  [...characters].map((character) => character.codePointAt(0) ?? 0);

/** What nearly every page says: these files come before all else, and are kept small. */
const latin = [
  ...range(0x20, 0x7e),
  ...codePointsOf('\u00a0°·×¼½¾⅓⅔⅛ÄÖÜßäöüÀÉàáâçèéêëíîïñóôúû–—‘’“”„…'),
];
const latinMore = [...range(0xa0, 0xff), ...codePointsOf('ıŒœˆ˚˜‚•‹›€™←↑→↓−∕⅜⅝⅞')].filter(
  (codePoint) => !latin.includes(codePoint),
);
const latinExt = [
  ...range(0x100, 0x2ba),
  ...range(0x1e00, 0x1e9f),
  ...range(0x20a0, 0x20c0),
  ...range(0x2c60, 0x2c7f),
];
const vietnamese = [
  0x102,
  0x103,
  0x110,
  0x111,
  0x128,
  0x129,
  0x168,
  0x169,
  0x1a0,
  0x1a1,
  0x1af,
  0x1b0,
  ...range(0x1ea0, 0x1ef9),
];

await mkdir(target, { recursive: true });
await subset('fraunces/files/fraunces-latin-full-normal', 'fraunces-latin', latin, headingAxes);
await subset(
  'fraunces/files/fraunces-latin-full-normal',
  'fraunces-latin-more',
  latinMore,
  headingAxes,
);
await subset(
  'fraunces/files/fraunces-latin-ext-full-normal',
  'fraunces-latin-ext',
  latinExt,
  headingAxes,
);
await subset(
  'fraunces/files/fraunces-vietnamese-full-normal',
  'fraunces-vietnamese',
  vietnamese,
  headingAxes,
);
await subset('figtree/files/figtree-latin-wght-normal', 'figtree-latin', latin, bodyAxes);
await subset('figtree/files/figtree-latin-wght-normal', 'figtree-latin-more', latinMore, bodyAxes);
await subset(
  'figtree/files/figtree-latin-ext-wght-normal',
  'figtree-latin-ext',
  latinExt,
  bodyAxes,
);
for (const family of ['fraunces', 'figtree']) {
  await copyFile(new URL(`${family}/LICENSE`, packages), new URL(`${family}-OFL.txt`, target));
}

async function subset(source: string, name: string, codePoints: number[], variationAxes: Axes) {
  const original = await readFile(new URL(`${source}.woff2`, packages));
  const bytes = await subsetFont(original, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(new URL(`${name}.woff2`, target), bytes);
  process.stdout.write(`${name} ${original.length} -> ${bytes.length} bytes\n`);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
