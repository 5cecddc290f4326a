import { beforeEach, expect, test } from 'vitest';
import { createDataVersion } from './data-version.ts';
import { LastingItems } from './lasting-items.ts';

type Row = { id: string; name: string };

const rows = new Map<string, string>();
const asked: (readonly string[])[] = [];
const read = async (ids: readonly string[]): Promise<Row[]> => {
  asked.push(ids);
  return ids.flatMap((id) => (rows.has(id) ? [{ id, name: rows.get(id) ?? '' }] : []));
};

beforeEach(() => {
  rows.clear();
  for (const id of ['a', 'b', 'c']) rows.set(id, `name of ${id}`);
  asked.length = 0;
});

function open({ maxBytes = 1_000_000, reading = read } = {}) {
  const version = createDataVersion();
  const items = new LastingItems<Row>({
    version,
    maxBytes,
    read: reading,
    present: ({ name }) => ({ name }),
    topicsOf: ({ id }) => [`recipe:${id}`],
  });
  let written = 0;
  const serialize = (value: unknown) => {
    written += 1;
    return JSON.stringify(value);
  };
  const write = async (...ids: string[]) =>
    (await items.find(ids)).map((item) => JSON.parse(item.write(serialize)).name);
  return { version, items, write, countWritten: () => written };
}

test('what was read and written once is neither read nor written again', async () => {
  const { write, countWritten } = open();
  expect(await write('a', 'b')).toEqual(['name of a', 'name of b']);
  expect(await write('b', 'c', 'a')).toEqual(['name of b', 'name of c', 'name of a']);
  expect(asked).toEqual([['a', 'b'], ['c']]);
  expect(countWritten()).toBe(3);
});

test('a write makes what it changed anew and leaves the others; what has gone is left out', async () => {
  const { version, write } = open();
  await write('a', 'b', 'c');
  rows.set('a', 'another name');
  rows.delete('c');
  version.bump(['recipe:a', 'recipe:c']);
  expect(await write('a', 'b', 'c')).toEqual(['another name', 'name of b']);
  expect(asked.at(-1)).toEqual(['a', 'c']);
});

test('what a write overtakes while it is read is not kept', async () => {
  const { version, write } = open({
    reading: async (ids) => {
      const before = await read(ids);
      rows.set('a', 'written meanwhile');
      version.bump(['recipe:a']);
      return before;
    },
  });
  await write('a');
  expect(await write('a')).toEqual(['written meanwhile']);
});

test('without room nothing is kept, and all is answered', async () => {
  const { write } = open({ maxBytes: 0 });
  await write('a', 'b');
  expect(await write('a', 'b')).toEqual(['name of a', 'name of b']);
  expect(asked).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});
