import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HintReason } from '#domain/reports/kinds.ts';
import type { Storage } from '../../port.ts';
import {
  addUser,
  newId,
  newWord,
  type OpenStorage,
  publish,
  type StorageUnderTest,
} from '../../suite/fixtures.ts';

/** Before what other suites on the same database put into the queue. */
let clock = 3_000_000;

/** What the site finds strange, and from where it came, whatever the engine. */
export function describeHints(open: OpenStorage): void {
  describe('hints', () => {
    let opened: StorageUnderTest;
    let storage: Storage;
    beforeAll(async () => {
      opened = await open();
      storage = opened.storage;
    });
    afterAll(() => opened[Symbol.asyncDispose]());

    const tick = () => {
      clock += 1_000;
      return clock;
    };
    const block = '203.0.113/24';
    const note = (
      id: string,
      userId: string,
      kind: 'recipe' | 'question' = 'recipe',
      at = tick(),
    ) => storage.tries.noteOrigin({ kind, id, userId, block, at });
    const look = async () => {
      while (await storage.writer.lookAtPost(tick()));
    };
    const hintsOf = async (subjectId: string, isSettled = false) =>
      (await storage.reader.listQueue(isSettled, 200)).rows
        .filter((entry) => entry.subjectId === subjectId)
        .flatMap(({ reasons }) => reasons.map(({ reason }) => reason));
    const countOf = async (more: { block?: string; hint?: HintReason }) => {
      const set = { userId: null, since: 0, until: clock, newSince: null, block: null, hint: null };
      return storage.reader.countSet({ ...set, ...more }, { at: clock, actorId: null });
    };
    const cook = async () => (await addUser(storage)).id;
    /** A text that nothing else says. */
    const text = () => Array.from({ length: 60 }, newWord).join(' ');
    const recipe = (userId: string, steps: string) =>
      publish(storage, userId, { createdAt: tick(), steps: [steps] });

    test('many links and a text that is another’s are hints, once each, and come back by none that is settled', async () => {
      const [one, two] = [await cook(), await cook()];
      const steps = text();
      const [first, copy, linked] = [
        await recipe(one, steps),
        await recipe(two, `${steps} Enjoy!`),
        await recipe(two, 'See http://a.example, http://b.example, www.c.example'),
      ];
      for (const { id, userId } of [first, copy, linked]) await note(id, userId);
      expect(await storage.reader.hasUnlooked()).toBe(true);
      await look();
      expect(await storage.reader.hasUnlooked()).toBe(false);
      expect(await hintsOf(first.id)).toEqual([]);
      expect(await hintsOf(copy.id)).toEqual(['copied-text']);
      expect(await hintsOf(linked.id)).toEqual(['links']);
      const entry = (await storage.reader.listQueue(false, 200)).rows.find(
        ({ subjectId }) => subjectId === copy.id,
      );
      expect(entry).toMatchObject({ reports: 0, subject: { block } });
      const act = { act: 'dismiss', rule: null, reason: null } as const;
      await storage.writer.settleEntry(entry?.id ?? '', act, { at: tick(), actorId: null });
      await note(copy.id, two);
      await look();
      expect(await hintsOf(copy.id)).toEqual([]);
      expect(await countOf({ hint: 'links', block })).toMatchObject({ posts: 1 });
      expect(await countOf({ block })).toMatchObject({ posts: 3, people: 2 });
      expect(await countOf({ block: '198.51.100/24' })).toMatchObject({ posts: 0 });
    });

    test('much at once is a hint about the person, and what came from where is forgotten', async () => {
      const [busy, calm] = [await cook(), await cook()];
      const { id } = await recipe(calm, 'Stir.');
      let asked = 0;
      const ask = async () => {
        asked += 1;
        const wish = {
          id: newId(),
          userId: busy,
          recipeId: id,
          text: `Warm at ${asked}?`,
          at: tick(),
        };
        await storage.writer.askQuestion(wish);
        await note(wish.id, busy, 'question', wish.at);
      };
      for (let n = 0; n < 9; n += 1) await ask();
      await look();
      expect(await hintsOf(busy)).toEqual([]);
      await ask();
      await look();
      expect(await hintsOf(busy)).toEqual(['burst']);
      expect(await hintsOf(calm)).toEqual([]);
      const many = await countOf({ hint: 'burst' });
      expect(many.people).toBe(1);
      expect(many.posts).toBeGreaterThanOrEqual(1);
      expect(await storage.writer.deleteOldOrigins(clock, 3)).toBe(3);
      while ((await storage.writer.deleteOldOrigins(clock, 3)) > 0);
      expect(await countOf({ block })).toMatchObject({ posts: 0 });
    });
  });
}
