import { describe, expect, test } from 'vitest';
import { addUser, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { LinkStart, RecipeLinkRow } from './rows.ts';

/** Lists of everything that has an address, whatever the engine. */
export function describeLinks(open: OpenStorage): void {
  describe('links', () => {
    const storage = openAround(open);

    const slugs = (rows: RecipeLinkRow[]) => rows.map(({ slug }) => slug);

    test('every recipe once, oldest first, from any row or number of rows on', async () => {
      const { id } = await addUser(storage);
      const younger = slugs(await storage.reader.listRecipeLinks({}, 100));
      const recipes = [];
      for (const createdAt of [5, 1, 5, 9]) recipes.push(await publish(storage, id, { createdAt }));
      recipes.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
      const expected = [...recipes.map(({ slug }) => slug), ...younger];
      const list = (start: LinkStart<RecipeLinkRow>, limit: number) =>
        storage.reader.listRecipeLinks(start, limit);
      const all = await list({}, 100);
      expect(slugs(all)).toEqual(expected);
      expect(slugs(await list({ skip: 1 }, 2))).toEqual(expected.slice(1, 3));
      expect(slugs(await list({ after: all[1]! }, 100))).toEqual(expected.slice(2));
      expect(slugs(await list({ after: all[0]!, skip: 1 }, 1))).toEqual(expected.slice(2, 3));
      expect(await list({ skip: expected.length }, 10)).toEqual([]);
      const { slug, photo, createdAt, updatedAt } = recipes[0]!;
      expect(all[0]).toEqual({ id: recipes[0]!.id, slug, photoId: photo.id, createdAt, updatedAt });
    });

    test('a cook is listed as long as a recipe of theirs is there', async () => {
      const before = await storage.reader.countCooks();
      const [anna, ben, reader] = [
        await addUser(storage),
        await addUser(storage),
        await addUser(storage),
      ];
      const gone = await publish(storage, anna.id);
      for (const { id } of [anna, ben, ben]) await publish(storage, id);
      const ids = async () => (await storage.reader.listCookLinks({}, 100)).map(({ id }) => id);
      expect(await ids()).toEqual(expect.arrayContaining([anna.id, ben.id]));
      expect(await ids()).not.toContain(reader.id);
      expect(await ids()).toEqual([...(await ids())].sort());
      expect(await storage.reader.countCooks()).toBe(before + 2);
      await storage.writer.deleteRecipe(gone.id);
      expect(await storage.reader.countCooks()).toBe(before + 2);
      const { rows } = await storage.reader.listRecipes({ userId: anna.id }, 5);
      for (const { id } of rows) await storage.writer.deleteRecipe(id);
      expect(await ids()).not.toContain(anna.id);
      const first = (await ids())[0]!;
      const rest = await storage.reader.listCookLinks({ after: { id: first } }, 100);
      expect(rest.map(({ id }) => id)).toEqual((await ids()).slice(1));
    });
  });
}
