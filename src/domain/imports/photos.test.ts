import { expect, test } from 'vitest';
import { captionMaxLength, mostPhotos } from '#contract/photos.ts';
import { limits } from '#contract/recipes.ts';
import { fitDraft } from './draft.ts';
import type { SchemaNode } from './find-recipe-node.ts';
import { fitPhotos, readImages } from './photos.ts';
import { readRecipeNode } from './read-recipe-node.ts';

const same = (text: string) => text;
const at = (name: string) => `https://x.example/${name}`;
const onPage = (address: string) => (/^https?:/.test(address) ? address : at(address));
const offer = (...addresses: string[]) =>
  fitPhotos(
    addresses.map((address) => ({ address })),
    onPage,
  ).map(({ url }) => url);

const offered = (fields: object) =>
  fitDraft(readRecipeNode({ '@type': 'Recipe', name: 'Dal', ...fields }, same), onPage).photos;
const step = (text: string, image?: unknown) => ({ '@type': 'HowToStep', text, image });

test('pictures are read in every way to name them, with what is said about them', () => {
  const pictures = [
    at('a.jpg'),
    { '@type': 'ImageObject', contentUrl: at('b.jpg'), url: at('page'), caption: 'Ready ' },
    { url: [at('c.jpg')], caption: ['In the pan', 'x'] },
    [{ url: { '@id': at('d.jpg') } }, '', null, 7, {}],
  ];
  expect(readImages(pictures, same)).toEqual([
    { address: at('a.jpg') },
    { address: at('b.jpg'), caption: 'Ready' },
    { address: at('c.jpg'), caption: 'In the pan' },
    { address: at('d.jpg') },
  ]);
  const circle: { url?: unknown } = {};
  circle.url = circle;
  expect(readImages(circle, same)).toEqual([]);
});

test('a picture comes once, and of its crops the whole or the largest one', () => {
  expect(offer('dal-300x200.jpg', 'dal.jpg', 'dal-800x800.png', 'pie.jpg')).toEqual([
    at('dal.jpg'),
    at('pie.jpg'),
  ]);
  expect(offer('dal-300x200.jpg', 'dal-800x600.jpg', 'dal-500x500.jpg')).toEqual([
    at('dal-800x600.jpg'),
  ]);
  expect(offer('p/1-1600-1x1.jpg', 'p/1-1600-16x9.jpg', 'p/1-1600.webp')).toEqual([
    at('p/1-1600.webp'),
  ]);
  expect(offer('a?id=1&w=300', 'a?id=1&w=900', 'a?id=2&width=5', 'a.jpg?w=300')).toEqual([
    at('a?id=1&w=900'),
    at('a?id=2&width=5'),
    at('a.jpg?w=300'),
  ]);
});

test('as many are offered as a recipe shows, each with its caption, cut where it is long', () => {
  const twelve = Array.from({ length: 12 }, (_, n) => `${n}.jpg`);
  expect(offer(...twelve)).toEqual(twelve.slice(0, 8).map(at));
  const long = 'é'.repeat(captionMaxLength + 1);
  const [photo] = fitPhotos([{ address: 'a.jpg' }, { address: 'a.jpg', caption: long }], onPage);
  expect(photo?.caption).toBe(`${'é'.repeat(captionMaxLength - 1)}…`);
  expect(fitPhotos([{ address: 'a.jpg' }], () => null)).toEqual([]);
});

test('the pictures of steps stand at their step, under headings and in lists, one for each', () => {
  const recipeInstructions = [
    step('Boil.', 'boil.jpg'),
    {
      '@type': 'HowToSection',
      name: 'Sauce',
      itemListElement: [
        step('Squeeze.'),
        { ...step('Stir.', [{ url: 'stir.jpg', caption: 'Thick' }, 'more.jpg']), name: 'Whisk' },
        {
          '@type': 'HowToStep',
          itemListElement: [{ '@type': 'HowToDirection', text: 'Rest.', image: 'rest.jpg' }],
        },
      ],
    },
    step('', 'nothing.jpg'),
    step('Eat.', 'dish.jpg'),
  ];
  const read = readRecipeNode({ image: ['dish.jpg'], recipeInstructions }, same);
  expect(read.stepList).toEqual([
    'Boil.',
    '# Sauce',
    'Squeeze.',
    '# Whisk',
    'Stir.',
    'Rest.',
    'Eat.',
  ]);
  expect(fitDraft(read, onPage).photos).toEqual([
    { url: at('dish.jpg') },
    { url: at('boil.jpg'), step: 0 },
    { url: at('stir.jpg'), caption: 'Thick', step: 4 },
    { url: at('rest.jpg'), step: 5 },
  ]);
});

test('a picture stays with its step where that is cut in two, and is left out where there is no room', () => {
  const long = 'Stir well. '.repeat(400).trim();
  expect(offered({ recipeInstructions: [step(long), step('Eat.', 'eat.jpg')] })).toEqual([
    { url: at('eat.jpg'), step: 3 },
  ]);
  const many = Array.from({ length: limits.steps + 1 }, (_, n) => step(`Stir ${n}.`, `${n}.jpg`));
  expect(offered({ recipeInstructions: many }).at(-1)).toEqual({
    url: at(`${limits.steps - 1}.jpg`),
    step: limits.steps - 1,
  });
});

test('of ten thousand steps with pictures, and as many pictures of the dish, no more is looked at than could be taken', () => {
  const looked = { steps: 0, pictures: 0 };
  const whole = (address: string) => {
    looked.pictures += 1;
    return at(address);
  };
  const many = Array.from({ length: 10_000 }, (_, n) => n);
  const steps = many.map((n) => `Stir ${n}.`);
  const stepList = new Proxy(steps, {
    get(list, name) {
      if (/^\d+$/.test(String(name))) looked.steps += 1;
      return Reflect.get(list, name);
    },
  });
  const photos = many.flatMap((n) => [
    { address: `${n}.jpg`, step: n },
    { address: `dish${n}.jpg` },
  ]);
  const found = { name: 'Dal', description: '', ingredientList: ['1 egg'], stepList, photos };
  const draft = fitDraft(found, whole);
  expect(draft.photos).toHaveLength(mostPhotos + limits.steps);
  expect(draft.warnings).toContain('shortened');
  expect(looked.steps).toBeLessThan(100);
  expect(looked.pictures).toBeLessThan(2_000);
});

test('only a recipe without a photo says that there is none', () => {
  const warnings = (fields: SchemaNode) => fitDraft(readRecipeNode(fields, same), onPage).warnings;
  expect(warnings({ image: 'dal.jpg' })).not.toContain('photo');
  expect(warnings({})).toContain('photo');
});
