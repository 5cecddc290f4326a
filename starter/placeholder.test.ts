import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPlaceholder } from './placeholder.ts';

let drawn: ReturnType<typeof drawPlaceholder> | null = null;

/** One drawing, whichever tests look at it. */
function laksa() {
  drawn ??= drawPlaceholder('laksa', 'Thai');
  return drawn;
}

test('a placeholder has the size of the other pictures and no transparency', async () => {
  const meta = await sharp(await laksa()).metadata();
  expect(meta).toMatchObject({ format: 'png', width: 1200, height: 900, hasAlpha: false });
});

test('one slug has one drawing, and no two share it', async () => {
  const [once, again, other] = await Promise.all([
    laksa(),
    drawPlaceholder('laksa', 'Thai'),
    drawPlaceholder('rendang', 'Thai'),
  ]);
  expect(Buffer.compare(once, again)).toBe(0);
  expect(Buffer.compare(once, other)).not.toBe(0);
});

test('a cuisine without colours of its own is drawn all the same', async () => {
  expect((await drawPlaceholder('goulash', 'Hungarian')).length).toBeGreaterThan(10_000);
});
