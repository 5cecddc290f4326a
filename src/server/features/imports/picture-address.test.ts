import { expect, test } from 'vitest';
import { picturesOn } from './picture-address.ts';

test('the addresses of pictures are those of their page', () => {
  const whole = picturesOn('https://x.example/recipes/dal?a=1');
  expect(whole('dal.jpg')).toBe('https://x.example/recipes/dal.jpg');
  expect(whole('/dal.jpg#top')).toBe('https://x.example/dal.jpg');
  expect(whole('//cdn.example/a b.jpg')).toBe('https://cdn.example/a%20b.jpg');
  expect(whole('http://cdn.example/1.jpg')).toBe('http://cdn.example/1.jpg');
});

test('what is not on the web, or names somebody, is none', () => {
  for (const base of ['https://x.example/', null]) {
    const whole = picturesOn(base);
    const none = ['data:image/png;base64,AA', 'ftp://x.example/1.jpg', 'javascript:alert(1)'];
    const odd = ['https://user:pass@x.example/1.jpg', `https://x.example/${'1'.repeat(2_000)}`];
    for (const address of [...none, ...odd, 'http://']) expect(whole(address)).toBeNull();
  }
  expect(picturesOn(null)('/dal.jpg')).toBeNull();
});
