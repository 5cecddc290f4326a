import { expect, test } from 'vitest';
import { NotAnImage } from './port.ts';
import { createPhotoWork, type PhotoWork } from './when-needed.ts';

test('the library is loaded by the first picture, and once', async () => {
  let loaded = 0;
  const processed = { photo: {} as never, renditions: [] };
  const { processor, deriver } = createPhotoWork(async () => {
    loaded += 1;
    const deriver = {
      cut: async () => new Uint8Array([1]),
      drawCard: async () => new Uint8Array(),
    };
    return { processor: { process: async () => processed }, deriver } satisfies PhotoWork;
  });
  expect(loaded).toBe(0);
  const [one] = await Promise.all([
    processor.process(new Uint8Array(), 'owner'),
    deriver.cut(new Uint8Array(), { width: 1, height: 1 }),
  ]);
  expect(one).toBe(processed);
  expect(loaded).toBe(1);
});

test('what is no picture is refused as ever', async () => {
  const { processor } = createPhotoWork();
  await expect(processor.process(new Uint8Array([1, 2, 3]), 'owner')).rejects.toThrow(NotAnImage);
});
