import { expect, test } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import type { OpenStorage } from '../../suite/fixtures.ts';

/** The categories of a new database, whatever the engine. */
export function describeCategories(open: OpenStorage): void {
  test('a new database holds the cuisines that the rules know, in their order', async () => {
    await using opened = await open();
    expect(await opened.storage.reader.listCategories()).toEqual(cuisines);
  });
}
