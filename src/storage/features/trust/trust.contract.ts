import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

/** What tells whom the site trusts, whatever the engine. */
export function describeTrust(open: OpenStorage): void {
  describe('trust', () => {
    const storage = openAround(open);

    test('what somebody posted before a time counts while it is shown', async () => {
      const [cook, other] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const at = 1_000_000;
      const [first, second] = [
        await publish(storage, cook, { createdAt: at }),
        await publish(storage, other, { createdAt: at }),
      ];
      const wish = { id: newId(), userId: cook, recipeId: second.id, text: 'Warm?', at };
      await storage.writer.askQuestion(wish);
      const has = (enough: number, before = at + 1) =>
        storage.reader.hasStood(cook, before, enough);
      expect([await has(2), await has(3), await has(1, at)]).toEqual([true, false, false]);
      await storage.writer.removeRecipe(first.id, { at, actorId: null, act: 'try' });
      expect([await has(1), await has(2)]).toEqual([true, false]);
    });

    test('what stands is told oldest first, with the recipe at which somebody asked', async () => {
      const [cook, other] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const { id: recipeId } = await publish(storage, other);
      await publish(storage, cook, { createdAt: 7 });
      for (const at of [9, 5]) {
        const wish = { id: newId(), userId: cook, recipeId, text: `Warm at ${at}?`, at };
        await storage.writer.askQuestion(wish);
      }
      expect(await storage.reader.listStanding(cook, 2)).toEqual([
        { at: 5, recipeId },
        { at: 7, recipeId: null },
      ]);
    });
  });
}
