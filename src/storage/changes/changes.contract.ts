import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openElsewhere } from '#test/support/elsewhere/open-elsewhere.ts';
import type { Topics } from '../define.ts';
import type { Storage } from '../port.ts';
import {
  addUser,
  changeOf,
  type OpenStorage,
  publish,
  recipeRow,
  type StorageUnderTest,
} from '../suite/fixtures.ts';

/** A second is meant (`processes.test.ts` holds it to that); a machine may stop for a while. */
const patienceMs = 20_000;

/** How two storages on one database hear of each other, whatever the engine. */
export function describeChanges(open: OpenStorage): void {
  describe('changes', () => {
    let opened: StorageUnderTest;
    let here: Storage;
    let there: Storage;
    let userId: string;
    let heard: Topics[] = [];
    beforeAll(async () => {
      opened = await open();
      here = opened.storage;
      there = await openElsewhere(opened.elsewhere);
      userId = (await addUser(here)).id;
      here.changes.follow((changed) => heard.push(changed));
      await until(() => heard.length > 0);
    });
    afterAll(async () => {
      await there[Symbol.asyncDispose]();
      await opened[Symbol.asyncDispose]();
    });

    async function until(holds: () => boolean): Promise<void> {
      const end = performance.now() + patienceMs;
      while (!holds() && performance.now() < end) await wait(5);
    }

    /** What is heard first of a change. */
    async function hearing(change: () => Promise<unknown>): Promise<Topics[]> {
      heard = [];
      await change();
      await until(() => heard.length > 0);
      return heard;
    }

    test('each change made elsewhere is heard', async () => {
      const recipe = recipeRow(userId);
      const { id, categoryId } = recipe;
      const changed = ['recipes', `recipe:${id}`, `category:${categoryId}`, `user:${userId}`];
      const act = { at: 1, actorId: null, act: 'try' };
      const { writer } = there;
      expect(await hearing(() => writer.publishRecipe(recipe, null))).toEqual([changed]);
      expect(await hearing(() => writer.updateRecipe(id, changeOf(recipe)))).toEqual([changed]);
      expect(await hearing(() => writer.removeRecipe(id, act))).toEqual([changed]);
      expect(await hearing(() => writer.restoreRecipe(id, act))).toEqual([changed]);
      const gone = [...changed, `rating:${id}`];
      expect(await hearing(() => writer.deleteRecipe(id))).toEqual([gone]);
      const user = await addUser(there);
      expect(await hearing(() => writer.deleteUser(user.id, null))).toEqual(['everything']);
    });

    test('what was made here is not heard, and nor is what failed', async () => {
      heard = [];
      await publish(here, userId);
      const orphan = recipeRow('0'.repeat(24));
      await expect(there.writer.publishRecipe(orphan, null)).rejects.toThrow();
      expect(await hearing(() => publish(there, userId))).toHaveLength(1);
    });

    test('many changes at once, here and there, are each heard once', async () => {
      heard = [];
      const ids = Array.from({ length: 40 }, () => recipeRow(userId));
      await Promise.all(
        ids.map((recipe, i) => (i % 2 ? here : there).writer.publishRecipe(recipe, null)),
      );
      await until(() => heard.length >= 20);
      const expected = ids.filter((_, i) => i % 2 === 0).map(({ id }) => id);
      const told = heard.map((changed) => changed[1]);
      expect(told.sort()).toEqual(expected.map((id) => `recipe:${id}`).sort());
    });

    test('changes that were forgotten before they were heard count as anything', async () => {
      // On a database of its own: what is heard late would be heard by another test.
      await using opened = await open();
      const here = opened.storage;
      await using there = await openElsewhere(opened.elsewhere);
      const { id } = await addUser(here);
      heard = [];
      here.changes.follow((changed) => heard.push(changed));
      await until(() => heard.length > 0);
      const heardThere: Topics[] = [];
      await publish(here, id);
      await here.writer.deleteChangesBefore(Date.now() + 60_000);
      there.changes.follow((changed) => heardThere.push(changed));
      await until(() => heardThere.length > 0);
      expect(heardThere[0]).toEqual('everything');
      expect(await hearing(() => publish(there, id))).not.toEqual([]);
    });
  });
}
