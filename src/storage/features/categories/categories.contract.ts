import { expect, test } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import { addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';

/** The categories of a new database, whatever the engine. */
export function describeCategories(open: OpenStorage): void {
  test('a new database takes recipes of each cuisine that the rules know, and of no other', async () => {
    await using opened = await open();
    const { storage } = opened;
    const { id: userId } = await addUser(storage);
    for (const { id: categoryId } of cuisines) await publish(storage, userId, { categoryId });
    expect((await storage.reader.listRecipes({}, 1)).total).toBe(6);
    await expect(publish(storage, userId, { categoryId: newId() })).rejects.toThrow(/foreign key/i);
  });
}
