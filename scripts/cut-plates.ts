/**
 * Cuts the round dishes of the front page out of the starter pictures. Run by hand when one of
 * those changes; the results in src/web/features/home/pictures are committed.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

type Cut = { slug: string; left: number; top: number; width: number; height: number };

/** A plate seen at a slant is wider than high: pressed into a square it is round again. */
const plates: Cut[] = [
  { slug: 'borscht', left: 156, top: 36, width: 896, height: 812 },
  { slug: 'ratatouille', left: 146, top: 44, width: 900, height: 796 },
  { slug: 'shakshuka', left: 100, top: 56, width: 920, height: 776 },
  { slug: 'tom-kha-gai', left: 132, top: 32, width: 920, height: 812 },
];
const cuisines: Record<string, Cut> = {
  american: { slug: 'apple-pie', left: 160, top: 24, width: 840, height: 840 },
  chinese: { slug: 'dan-dan-noodles', left: 184, top: 8, width: 832, height: 832 },
  indian: { slug: 'butter-chicken', left: 200, top: 32, width: 800, height: 800 },
  mexican: { slug: 'pozole-rojo', left: 184, top: 8, width: 816, height: 816 },
  other: { slug: 'margherita-pizza', left: 152, top: 40, width: 856, height: 856 },
  thai: { slug: 'green-curry', left: 184, top: 8, width: 816, height: 816 },
};

for (const plate of plates) {
  const name = `plate-${plate.slug}`;
  for (const width of [320, 480, 640]) await writeAvif(`${name}-${width}`, plate, width);
  await writeWebp(`${name}-480`, plate, 480);
}
for (const [name, cut] of Object.entries(cuisines)) {
  await writeAvif(`cuisine-${name}-240`, cut, 240);
  await writeWebp(`cuisine-${name}-240`, cut, 240);
}

/** For nearly everyone. */
async function writeAvif(name: string, cut: Cut, width: number): Promise<void> {
  const avif = sharp(await cutRound(cut, width)).avif({ quality: 50, effort: 4 });
  await save(`${name}.avif`, await avif.toBuffer());
}

/** For browsers that do not read the other. */
async function writeWebp(name: string, cut: Cut, width: number): Promise<void> {
  const webp = sharp(await cutRound(cut, width)).webp({ quality: 70, effort: 6 });
  await save(`${name}.webp`, await webp.toBuffer());
}

/** What the page's round frame hides takes one quiet colour, which costs nothing to send. */
async function cutRound({ slug, ...part }: Cut, size: number): Promise<Buffer> {
  const picture = fileURLToPath(new URL(`../starter/pictures/${slug}.webp`, import.meta.url));
  const half = size / 2;
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <circle cx="${half}" cy="${half}" r="${half + 1.5}"/></svg>`;
  const square = await sharp(picture).extract(part).resize(size, size, { fit: 'fill' }).toBuffer();
  const round = sharp(square).composite([{ input: Buffer.from(circle), blend: 'dest-in' }]);
  return sharp(await round.png().toBuffer())
    .flatten({ background: '#8a6a4a' })
    .png()
    .toBuffer();
}

async function save(file: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(`../src/web/features/home/pictures/${file}`, import.meta.url), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
