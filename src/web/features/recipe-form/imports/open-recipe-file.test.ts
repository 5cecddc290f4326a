import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { makeZip } from 'client-zip';
import { expect, test } from 'vitest';
import { openRecipeFile } from './open-recipe-file.ts';

type Bytes = string | Uint8Array<ArrayBuffer>;
type Made = { path: Bytes; holds: Bytes; flags?: number; claims?: number };

const bytesOf = (told: Bytes): Uint8Array<ArrayBuffer> =>
  typeof told === 'string' ? new TextEncoder().encode(told) : told;

/** A field of two or four bytes. */
function field(value: number, size: 2 | 4 = 2): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
}

const deflatedNothing = deflateRawSync('');

/** A zip with deflated files, as most programs write one; each may tell lies about itself. */
function zipOf(files: readonly Made[]): Uint8Array<ArrayBuffer> {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { path, holds, flags = 0, claims = bytesOf(holds).length } of files) {
    const [name, packed] = [
      bytesOf(path),
      holds === '' ? deflatedNothing : deflateRawSync(bytesOf(holds)),
    ];
    const common = Buffer.concat([
      field(20),
      field(flags),
      field(8),
      field(0, 4),
      field(crc32(bytesOf(holds)), 4),
      field(packed.length, 4),
      field(claims, 4),
      field(name.length),
      field(0),
    ]);
    const place = [field(0), field(0), field(0), field(0, 4), field(at, 4)];
    directory.push(Buffer.from('PK\x01\x02'), field(20), common, ...place, Buffer.from(name));
    const body = [Buffer.from('PK\x03\x04'), common, name, packed];
    bodies.push(Buffer.concat(body));
    at += bodies.at(-1)!.length;
  }
  const listed = Buffer.concat(directory);
  const counts = [field(0), field(0), field(files.length), field(files.length)];
  const end = [...counts, field(listed.length, 4), field(at, 4), field(0)];
  return new Uint8Array(Buffer.concat([...bodies, listed, Buffer.from('PK\x05\x06'), ...end]));
}

const open = (parts: Blob | Bytes, name = 'export.zip', bounds?: typeof small) =>
  openRecipeFile(new File([parts], name), bounds);
const small = { bytesOfOne: 100_000, bytesOfAll: 300_000, files: 50 };
const nodeOf = (name: string) => ({ '@type': 'Recipe', name, recipeIngredient: ['1 egg'] });
const json = (name: string) => JSON.stringify(nodeOf(name));
const paprikaOf = (name: string, more = {}) =>
  new Uint8Array(
    gzipSync(JSON.stringify({ name, ingredients: '1 egg', directions: 'Boil.', ...more })),
  );
const namesIn = async (...told: Parameters<typeof open>) =>
  (await open(...told)).recipes.map(({ name }) => name);

test('the zips of programs are opened: folders, packed recipes and zips in zips, sorted by name', async () => {
  const inFolders = ['Soup', 'Dal'].flatMap((name) => [
    { path: `${name}/recipe.json`, holds: json(name) },
    { path: `${name}/full.jpg`, holds: 'a photo' },
  ]);
  expect(await open(zipOf(inFolders))).toMatchObject({
    recipes: [{ name: 'Dal' }, { name: 'Soup' }],
    unread: 0,
  });
  const packed = ['Pie', 'Egg'].map((name) => ({
    path: `${name}.paprikarecipe`,
    holds: paprikaOf(name),
  }));
  expect(await namesIn(zipOf(packed), 'all.paprikarecipes')).toEqual(['Egg', 'Pie']);
  const tandoor = { name: 'Rice', steps: [{ instruction: 'Boil.', ingredients: [] }] };
  const inner = zipOf([
    { path: 'recipe.json', holds: JSON.stringify(tandoor) },
    { path: 'image.png', holds: 'a photo' },
  ]);
  expect(await namesIn(zipOf([{ path: 'Rice.zip', holds: inner }]))).toEqual(['Rice']);
  const mealie = { name: 'Bread', recipeIngredient: [{ display: '1 cup flour' }] };
  const path = 'recipes/bread/bread.json';
  expect(await namesIn(zipOf([{ path, holds: JSON.stringify(mealie) }]))).toEqual(['Bread']);
});

test('of what a cook took along from this site each recipe is listed once, from a zip that is not deflated', async () => {
  const ours = (name: string) => JSON.stringify({ recipe: { name, ingredientList: ['1 egg'] } });
  const zip = makeZip([
    ...['dal', 'pie'].flatMap((slug) => [
      { name: `${slug}/${slug}.potluck.json`, input: ours(slug) },
      { name: `${slug}/${slug}.json`, input: json(slug) },
      { name: `${slug}/${slug}.md`, input: `# ${slug}` },
    ]),
    { name: 'about.json', input: '{}' },
  ]);
  const opened = await open(await new Response(zip).blob());
  expect(opened.recipes.map(({ name }) => name)).toEqual(['dal', 'pie']);
  expect(JSON.parse(opened.recipes[1]!.text)).toMatchObject({ recipe: { name: 'pie' } });
  expect(opened.unread).toBe(0);
});

test('a packed recipe is read, without the photos that stand in it as letters', async () => {
  const photo = 'A'.repeat(200_000);
  const opened = await open(paprikaOf('Pie', { photo_data: photo }), 'Pie.paprikarecipe');
  expect(opened.recipes.map(({ name }) => name)).toEqual(['Pie']);
  expect(JSON.parse(opened.recipes[0]!.text)).toMatchObject({ name: 'Pie', directions: 'Boil.' });
  expect(opened.recipes[0]!.text.length).toBeLessThan(1000);
});

test('a list of recipes in one file is listed; any other text is as it is, for the site to read', async () => {
  expect(await namesIn(JSON.stringify([nodeOf('B'), nodeOf('A')]), 'sage.json')).toEqual([
    'A',
    'B',
  ]);
  const page = [{ '@type': 'WebSite', '@id': '#site' }, nodeOf('A')];
  for (const text of [JSON.stringify(page), json('A'), '{"name": broken', '# Dal\n- lentils']) {
    expect(await open(text, 'a.txt')).toEqual({ recipes: [{ name: 'a', text }], unread: 0 });
  }
});

test('what is no recipe is counted, but for photos and what a system put beside them', async () => {
  const files = [
    { path: 'dal.json', holds: json('Dal') },
    { path: 'soup.cook', holds: 'Boil @water{1%l}.' },
    ...['tags.json', 'broken.json', 'empty.md'].map((path) => ({ path, holds: '' })),
    ...['__MACOSX/._dal.json', 'a/.hidden.json', 'a.jpg'].map((path) => ({ path, holds: 'x' })),
  ];
  const { recipes, unread } = await open(zipOf(files));
  expect(recipes).toEqual([
    { name: 'Dal', text: json('Dal') },
    { name: 'soup', text: 'Boil @water{1%l}.' },
  ]);
  expect(unread).toBe(3);
});

test('what tells of an export is not listed as a recipe: its README, its licence, the list of its pages', async () => {
  const about = ['README.md', 'a/readme.de.txt', 'LICENSE.txt', 'CHANGELOG.md', 'a/index.html'];
  const of = (...paths: string[]) => zipOf(paths.map((path) => ({ path, holds: 'x' })));
  const opened = await open(of(...about, 'a/dal.html', 'Licensed curry.md'));
  expect(opened.recipes.map(({ name }) => name)).toEqual(['dal', 'Licensed curry']);
  expect(opened.unread).toBe(0);
  expect(await namesIn(of('dal/index.html'))).toEqual(['index']);
});

test('a bomb is left as soon as it is larger than it may be, whatever size it claims', async () => {
  const bomb = new Uint8Array(5_000_000).fill(32);
  const lying = { path: 'bomb.json', holds: bomb, claims: 10 };
  const dal = { path: 'dal.json', holds: json('Dal') };
  expect(await open(zipOf([lying, dal]), 'a.zip', small)).toMatchObject({
    recipes: [{ name: 'Dal' }],
    unread: 1,
  });
  const many = Array.from({ length: 10 }, (_, index) => ({ ...lying, path: `${index}.json` }));
  const large = { fault: 'large' };
  await expect(open(zipOf([dal, ...many]), 'a.zip', small)).rejects.toMatchObject(large);
  const packed = new Uint8Array(gzipSync(bomb));
  await expect(open(packed, 'a.paprikarecipe', small)).rejects.toMatchObject(large);
});

test('zips that hold themselves, one in the other, end', async () => {
  let zip = zipOf([{ path: 'dal.json', holds: json('Dal') }]);
  for (let level = 0; level < 6; level += 1) {
    zip = zipOf([{ path: 'inner.zip', holds: zip }]);
  }
  await expect(open(zip)).rejects.toMatchObject({ fault: 'none' });
});

test('a zip of ten thousand files is refused, and one that says it has fewer', async () => {
  const files = Array.from({ length: 10_000 }, (_, index) => ({
    path: `${index}.json`,
    holds: '',
  }));
  const zip = zipOf(files);
  await expect(open(zip)).rejects.toMatchObject({ fault: 'many' });
  zip.set(field(3), zip.length - 12);
  await expect(open(zip)).rejects.toMatchObject({ fault: 'many' });
});

test('what is cut off anywhere is not read, and nothing of it is taken for all', async () => {
  const zip = zipOf(['Dal', 'Pie'].map((name) => ({ path: `${name}.json`, holds: json(name) })));
  for (let length = 2; length < zip.length; length += 1) {
    await expect(open(zip.slice(0, length)), `${length}`).rejects.toMatchObject({
      fault: 'broken',
    });
  }
  const packed = paprikaOf('Pie');
  for (const length of [3, 12, packed.length - 9, packed.length - 1]) {
    await expect(open(packed.subarray(0, length)), `${length}`).rejects.toThrow();
  }
});

test('whatever byte of a zip is wrong, it is read or refused', async () => {
  const zip = zipOf([
    { path: 'Dal.json', holds: json('Dal') },
    { path: 'Pie.paprikarecipe', holds: paprikaOf('Pie') },
  ]);
  for (const at of zip.keys()) {
    const wrong = zip.with(at, zip[at]! ^ 0xff);
    const opened = await open(wrong).catch((error: unknown) => error);
    const isTold = opened instanceof Error ? 'fault' in opened : true;
    // A file that no longer begins as a zip is text.
    expect(isTold, `byte ${at}`).toBe(true);
  }
});

/** The same zip of one file as a zip64: each number stands in eight bytes elsewhere. */
function asZip64(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(zip);
  const [end, from] = [bytes.length - 22, bytes.readUInt32LE(bytes.length - 6)];
  const entry = bytes.subarray(from, end);
  const long = (at: number) => Buffer.concat([entry.subarray(at, at + 4), field(0, 4)]);
  const extra = [field(9), field(0), field(1), field(24), long(24), long(20), long(42)];
  for (const at of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, at);
  entry.writeUInt16LE(32, 30);
  const listed = Buffer.concat([entry, ...extra]);
  const eight = (value: number) => Buffer.concat([field(value, 4), field(0, 4)]);
  const second = [eight(44), field(45, 4), eight(0), eight(1), eight(1)];
  const told = [Buffer.from('PK\x06\x06'), ...second, eight(listed.length), eight(from)];
  const locator = [Buffer.from('PK\x06\x07'), field(0, 4), eight(from + listed.length)];
  const last = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18, 0xff)]);
  last.writeUInt16LE(0, 20);
  return new Uint8Array(
    Buffer.concat([bytes.subarray(0, from), listed, ...told, ...locator, field(1, 4), last]),
  );
}

test('a zip64 is read, and refused where it is cut or its second end lies', async () => {
  const zip = asZip64(zipOf([{ path: 'dal.json', holds: json('Dal') }]));
  expect(await namesIn(zip)).toEqual(['Dal']);
  for (const at of zip.keys()) {
    const opened = await open(zip.with(at, zip[at]! ^ 0xff)).catch((error: unknown) => error);
    expect(opened instanceof Error ? 'fault' in opened : true, `byte ${at}`).toBe(true);
  }
  for (let length = 2; length < zip.length; length += 1) {
    await expect(open(zip.slice(0, length))).rejects.toMatchObject({ fault: 'broken' });
  }
});

test('a zip with a password says so', async () => {
  const locked = { path: 'dal.json', holds: json('Dal'), flags: 1 };
  await expect(open(zipOf([locked]))).rejects.toMatchObject({ fault: 'locked' });
});

test('a path leads nowhere, and a name in other letters than UTF-8 is read as far as it can be', async () => {
  const latin = Uint8Array.from([...'Gem'].map((sign) => sign.charCodeAt(0)).concat(0xfc, 0x2e));
  const files = [
    { path: '../../etc/passwd.txt', holds: 'a' },
    { path: 'C:\\Recipes\\Pie.md', holds: 'b' },
    { path: new Uint8Array([...latin, ...bytesOf('md')]), holds: 'c' },
  ];
  expect(await namesIn(zipOf(files))).toEqual(['Gem\ufffd', 'passwd', 'Pie']);
});

test('a file without a recipe says so', async () => {
  await expect(open(zipOf([]))).rejects.toMatchObject({ fault: 'none' });
  await expect(open(zipOf([{ path: 'a.jpg', holds: 'x' }]))).rejects.toMatchObject({
    fault: 'none',
  });
  await expect(open(new Uint8Array(gzipSync('no recipe')), 'a.gz')).rejects.toMatchObject({
    fault: 'none',
  });
});
