import { expect, test } from 'vitest';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { keptPicture, picturesOf } from './kept-pictures.ts';

function photo(name: string, ...widths: number[]): RecipeDetailReply['photo'] {
  const sizes = widths.map((width) => ({ url: `/${name}-${width}.webp`, width }));
  const width = widths.at(-1) ?? 0;
  return { url: `/${name}.webp`, width, height: width, color: '#aabbcc', sizes, social: '' };
}

test('of a photo one size is shown and kept: the first that fills a phone, else the largest', () => {
  const { url, sizes } = keptPicture(photo('pie', 320, 640, 960));
  expect([url, sizes]).toEqual(['/pie-640.webp', [{ url: '/pie-640.webp', width: 640 }]]);
  expect(keptPicture(photo('pie', 160, 320)).url).toBe('/pie-320.webp');
  expect(keptPicture(photo('pie')).url).toBe('/pie.webp');
});

test('the picture of the recipe is kept and those of its steps, each once', () => {
  const step = (name: string) => ({ stepId: name, id: name, ...photo(name, 640) });
  const food = { photo: photo('pie', 640), stepPhotos: [step('dough'), step('pie')] };
  expect(picturesOf(food)).toEqual(['/pie-640.webp', '/dough-640.webp']);
  expect(picturesOf({ photo: photo('pie', 640) })).toEqual(['/pie-640.webp']);
});
