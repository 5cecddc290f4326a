import { gzipSync } from 'node:zlib';
import { makeZip } from 'client-zip';
import { expect, test } from 'vitest';
import { openRecipeFile } from './open-recipe-file.ts';
import { picturesAmong, picturesInJson } from './pictures-in-file.ts';

const recipe = JSON.stringify({ '@type': 'Recipe', name: 'Dal', recipeIngredient: ['1 egg'] });
const zipOf = async (files: Readonly<Record<string, string | Blob>>): Promise<Blob> =>
  new Response(makeZip(Object.entries(files).map(([name, input]) => ({ name, input })))).blob();
const lettersOf = (bytes: string) => Buffer.from(bytes).toString('base64');
const packed = (told: object) =>
  new Blob([
    new Uint8Array(
      gzipSync(JSON.stringify({ name: 'Pie', ingredients: '1 egg', directions: 'Boil.', ...told })),
    ),
  ]);

/** The pictures of each recipe in a file as they are taken: what they hold stands for what they show. */
async function picturesOf(parts: Blob, name = 'export.zip') {
  const { recipes } = await openRecipeFile(new File([parts], name));
  const told = recipes.map(({ pictures = [] }) =>
    pictures.map(async ({ open, ...rest }) => {
      const file = await open();
      return { name: file.name, type: file.type, shows: await file.text(), ...rest };
    }),
  );
  return Promise.all(told.map((one) => Promise.all(one)));
}

test('the picture of a dish is found where each program puts it, and not its smaller copy', async () => {
  const nextcloud = { 'Dal/recipe.json': recipe, 'Dal/thumb.jpg': 'small', 'Dal/full.jpg': 'dal' };
  const full = { name: 'full.jpg', type: 'image/jpeg', shows: 'dal' };
  expect(await picturesOf(await zipOf(nextcloud))).toEqual([[full]]);
  const mealie = {
    'recipes/dal/dal.json': recipe,
    'recipes/dal/images/min-original.webp': 'x',
    'recipes/dal/images/original.webp': 'dal',
  };
  const original = { name: 'original.webp', type: 'image/webp', shows: 'dal' };
  expect(await picturesOf(await zipOf(mealie))).toEqual([[original]]);
  const tandoor = await zipOf({ 'recipe.json': recipe, 'image.png': 'dal' });
  const image = { name: 'image.png', type: 'image/png', shows: 'dal' };
  expect(await picturesOf(await zipOf({ '1.zip': tandoor, '2.zip': tandoor }))).toEqual([
    [image],
    [image],
  ]);
});

test('a picture that is called as its recipe is that of the recipe, and one that nobody names of none', async () => {
  const files = {
    'Dal.cook': 'Boil @lentils.',
    'Pie.cook': 'Bake @apples.',
    'dal.JPG': 'dal',
    'full.jpg': 'whose?',
    'Pie.1.jpg': 'a step',
  };
  const [dal, pie] = await picturesOf(await zipOf(files));
  expect(dal).toEqual([{ name: 'dal.JPG', type: 'image/jpeg', shows: 'dal' }]);
  expect(pie).toEqual([]);
});

test('what a page or a note names is taken, in its order and each once', () => {
  const paths = ['r/Images/a b.jpg', 'r/Images/b.png', 'r/other.jpg'];
  const picturesOf = picturesAmong(paths, ['r/Dal.html', 'r/Pie.html']);
  const page =
    '<img src="Images/b.png"><img src="Images/a%20b.jpg"><a href=Images/b.png>100%.jpg</a>';
  expect(picturesOf('r/Dal.html', page)).toEqual([
    { path: 'r/Images/b.png' },
    { path: 'r/Images/a b.jpg' },
  ]);
  expect(picturesOf('r/Dal.md', '![](../r/other.jpg) ![](/etc/b.png)')).toEqual([]);
});

test('what a cook took along brings all photos, with their captions and beside their steps', async () => {
  const told = {
    recipe: {
      name: 'Dal',
      ingredientList: ['1 egg'],
      stepList: ['Boil.', 'Eat.'],
      photoCaptions: ['Ready', 'x'.repeat(500)],
    },
    photos: ['dal.webp', 'dal-2.webp', 'gone.webp'],
    stepPhotos: ['', 'dal-3.webp'],
  };
  const files = { 'dal/dal.potluck.json': JSON.stringify(told), 'dal/dal.md': '# Dal' };
  const names = ['dal.webp', 'dal-2.webp', 'dal-3.webp'];
  const photos = Object.fromEntries(names.map((name) => [`dal/${name}`, name]));
  const [found = []] = await picturesOf(await zipOf({ ...files, ...photos }));
  expect(found.map(({ shows }) => shows)).toEqual(names);
  expect(found).toMatchObject([{ caption: 'Ready' }, {}, { step: 1 }]);
  expect(found[1]!.caption!.length).toBeLessThan(500);
});

test('the photos that stand in a packed recipe as letters are taken, the main one first', async () => {
  const [main, other] = ['pie', 'slice'].map(lettersOf);
  const pie = packed({
    photo_data: main,
    photos: [{ data: main }, { data: other }, { name: 'x' }],
  });
  const all = [
    [
      { name: '1.jpg', type: 'image/jpeg', shows: 'pie' },
      { name: '2.jpg', type: 'image/jpeg', shows: 'slice' },
    ],
  ];
  expect(await picturesOf(pie, 'Pie.paprikarecipe')).toEqual(all);
  const zip = await zipOf({ 'Pie.paprikarecipe': pie });
  expect(await picturesOf(zip, 'all.paprikarecipes')).toEqual(all);
});

test('whatever stands where pictures are told, none is made up, and what is no Base64 is refused as it is opened', async () => {
  const picturesOf = picturesAmong(['a.jpg'], ['a.json', 'b.json']);
  const odd: unknown[] = [null, 1, 'a', [], [null], {}, { a: 1 }];
  for (const value of odd) {
    const told = JSON.stringify({ photos: value, stepPhotos: value, recipe: value });
    expect(picturesOf('b.json', told)).toEqual([]);
    expect(picturesInJson(JSON.stringify({ photo_data: value, photos: value }))).toHaveLength(
      value === 'a' ? 1 : 0,
    );
  }
  const { recipes } = await openRecipeFile(
    new File([packed({ photo_data: '???' })], 'a.paprikarecipe'),
  );
  await expect(recipes[0]!.pictures![0]!.open()).rejects.toThrow();
});
