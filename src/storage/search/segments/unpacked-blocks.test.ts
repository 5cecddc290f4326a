import { expect, test } from 'vitest';
import { PostingsPacker } from './postings-lists.ts';

test('lists of more blocks than stay unpacked hold what they hold, whatever was looked at before', () => {
  const size = 6_000_000;
  const listsOf = (step: number) => {
    const packer = new PostingsPacker(size);
    packer.add(Int32Array.from({ length: size / step }, (_, i) => i * step));
    return packer.finish();
  };
  const [tens, eights] = [listsOf(10), listsOf(8)];
  const differing: number[] = [];
  for (let n = 0; n < 40_000; n += 1) {
    const document = (n * 1_234_577) % size;
    const found = [tens.has(0, document), eights.has(0, document)];
    const expected = [document % 10 === 0, document % 8 === 0];
    if (found.join() !== expected.join()) differing.push(document);
  }
  expect(differing).toEqual([]);
});
