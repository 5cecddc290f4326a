import { expect, test } from 'vitest';
import type { Topic } from '#storage/define.ts';
import { createDataVersion } from './data-version.ts';
import { KeptParts } from './kept-parts.ts';

function open(reading: () => void = () => undefined) {
  const version = createDataVersion();
  const texts = new Map(['a', 'b', 'c'].map((id) => [id, `text of ${id}`]));
  const asked: (readonly string[])[] = [];
  const parts = new KeptParts({
    version,
    maxBytes: 1_000_000,
    most: 2,
    read: async (ids) => {
      asked.push(ids);
      const found = ids.flatMap((id) => {
        const text = texts.get(id);
        const topics: Topic[] = [`user:${id}`, `person:${id}`];
        return text === undefined ? [] : [{ id, text, topics }];
      });
      reading();
      return found;
    },
  });
  const find = async (...ids: string[]) => (await parts.find(ids)).map(({ text }) => text);
  return { version, texts, asked, find };
}

test('what was read is read again only once one of its topics is written, in parts of so many', async () => {
  const { version, texts, asked, find } = open();
  expect(await find('c', 'a', 'gone', 'b')).toEqual(['text of c', 'text of a', 'text of b']);
  expect(asked).toEqual([
    ['c', 'a'],
    ['gone', 'b'],
  ]);
  texts.set('b', 'another');
  texts.delete('c');
  version.bump(['person:b', 'user:c']);
  expect(await find('a', 'b', 'c')).toEqual(['text of a', 'another']);
  expect(asked.slice(2)).toEqual([['b'], ['c']]);
});

test('what a write overtakes while it is read is not kept', async () => {
  let write: () => void = () => undefined;
  const { version, texts, find } = open(() => write());
  write = () => {
    texts.set('a', 'another');
    version.bump(['user:a']);
  };
  expect(await find('a')).toEqual(['text of a']);
  write = () => undefined;
  expect(await find('a')).toEqual(['another']);
});

test('what several ask for at once is read once, but not what was written since the first asked', async () => {
  const { version, texts, asked, find } = open();
  const both = Promise.all([find('a', 'b'), find('b', 'c')]);
  texts.set('a', 'another');
  version.bump(['user:a']);
  expect(await find('a')).toEqual(['another']);
  expect(await both).toEqual([
    ['text of a', 'text of b'],
    ['text of b', 'text of c'],
  ]);
  expect(asked).toEqual([['a', 'b'], ['c'], ['a']]);
});
