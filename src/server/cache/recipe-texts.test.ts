import { expect, test } from 'vitest';
import { RecipesAnswer } from '../handler.ts';
import { createDataVersion } from './data-version.ts';
import { RecipeTexts } from './recipe-texts.ts';

/** What a reply filter does: `_id` and `name` are declared, nothing else is. */
const recipe = (value: unknown) => {
  const { _id, name } = value as { _id: string; name: string };
  return JSON.stringify({ _id, name });
};
const whole = (value: unknown) => JSON.stringify(value);
const rest = { user: { name: 'says "saved":[] in a name', saved: [] } };

/** A shelf of dishes that notes which of them were read. */
function shelf(names: Record<string, string>) {
  const read: string[][] = [];
  const load = async (ids: string[]) => {
    read.push(ids);
    return ids.flatMap((_id) => {
      const name = names[_id];
      return name === undefined ? [] : [{ _id, name, secret: 'hash' }];
    });
  };
  return { names, read, load };
}

async function write(texts: RecipeTexts, ids: string[], { load }: ReturnType<typeof shelf>) {
  const answer = new RecipesAnswer({ list: 'saved', ids, load, rest });
  const bytes = await texts.write(answer, { whole, recipe });
  const { user } = JSON.parse(bytes.toString());
  expect(user.name).toBe(rest.user.name);
  return user.saved;
}

test('recipes come in the order of the ids, without what is gone and what is not declared', async () => {
  const texts = new RecipeTexts(createDataVersion(), 64_000_000);
  const dishes = shelf({ a: 'Dal', b: 'Pho' });
  const saved = [
    { _id: 'b', name: 'Pho' },
    { _id: 'a', name: 'Dal' },
  ];
  expect(await write(texts, ['b', 'gone', 'a'], dishes)).toEqual(saved);
  expect(await write(texts, [], dishes)).toEqual([]);
});

test('a recipe is read once, and again after a write to it and to no other', async () => {
  const version = createDataVersion();
  const texts = new RecipeTexts(version, 64_000_000);
  const dishes = shelf({ a: 'Dal', b: 'Pho' });
  await write(texts, ['a', 'b'], dishes);
  await write(texts, ['b', 'a'], dishes);
  expect(dishes.read).toEqual([['a', 'b']]);
  dishes.names.a = 'Tarka dal';
  version.bump(['recipes', 'lists', 'recipe:a']);
  expect(await write(texts, ['a', 'b'], dishes)).toMatchObject([
    { name: 'Tarka dal' },
    { name: 'Pho' },
  ]);
  expect(dishes.read).toEqual([['a', 'b'], ['a']]);
});

test('a recipe that a write overtakes while it is read is not kept', async () => {
  const version = createDataVersion();
  const texts = new RecipeTexts(version, 64_000_000);
  const dishes = shelf({ a: 'Dal' });
  const load = async (ids: string[]) => {
    const read = await dishes.load(ids);
    version.bump(['recipe:a']);
    return read;
  };
  await write(texts, ['a'], { ...dishes, load });
  dishes.names.a = 'Tarka dal';
  expect(await write(texts, ['a'], dishes)).toMatchObject([{ name: 'Tarka dal' }]);
});

test('others have their turn in the middle of a long list', async () => {
  const texts = new RecipeTexts(createDataVersion(), 64_000_000);
  const ids = Array.from({ length: 240 }, (_, n) => `r${n}`);
  const dishes = shelf(Object.fromEntries(ids.map((id) => [id, id])));
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  expect(await write(texts, ids, dishes)).toHaveLength(240);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(4);
});
