import { describe, expect, test } from 'vitest';
import { killElsewhere } from '#test/support/elsewhere/kill-elsewhere.ts';
import { addUser, newId, newWord, type OpenStorage, publish } from '../../suite/fixtures.ts';

let clock = 1_000_000;

/** Clean-ups whose process dies, whatever the engine. */
export function describeKilledCleanups(open: OpenStorage): void {
  describe('killed clean-ups', () => {
    const tick = () => {
      clock += 1_000;
      return clock;
    };

    test('a process that is killed in the middle leaves whole steps, and another goes on, either way', async () => {
      await using own = await open();
      const since = tick();
      const { writer } = own.storage;
      const mod = (await addUser(own.storage, { role: 2 })).id;
      const people = [await addUser(own.storage, { createdAt: since + 1 })];
      people.push(await addUser(own.storage, { createdAt: since + 1 }));
      for (const { id } of [...people, ...people, ...people]) {
        const at = tick();
        await publish(own.storage, id, { name: newWord(), createdAt: at, updatedAt: at });
      }
      const set = {
        since,
        until: tick(),
        newSince: since,
        userId: null,
        block: null,
        hint: null,
      };
      const keep = { level: 'ban' as const, endsAt: clock + 1_000_000 };
      const id = newId();
      const wish = { id, set, rule: null, reason: 'A raid', keep };
      await writer.startCleanup(wish, { at: tick(), actorId: mod });
      await own.storage[Symbol.asyncDispose]();
      await killElsewhere(own, { does: 'clean', at: clock }, 5);
      let after = await own.reopen();
      const shown = async () => (await after.reader.listRecipes({}, 50)).total;
      while (await after.writer.cleanSome(tick()));
      expect(await shown()).toBe(0);
      const said = () => Promise.all(people.map((one) => after.reader.listDecisions(one.id)));
      expect(await said()).toMatchObject([[{ kind: 'ban' }], [{ kind: 'ban' }]]);
      await after.writer.undoCleanup(id, { at: tick(), actorId: mod });
      await after[Symbol.asyncDispose]();
      await killElsewhere(own, { does: 'clean', at: clock }, 5);
      after = await own.reopen();
      while (await after.writer.cleanSome(tick()));
      expect(await shown()).toBe(6);
      expect(await said()).toMatchObject([[{ isEnded: true }], [{ isEnded: true }]]);
      const acts = (await after.reader.listActs(50)).rows.map(({ act }) => act);
      expect(acts).toEqual(['undo-clean-up', 'clean-up-ban']);
    });
  });
}
