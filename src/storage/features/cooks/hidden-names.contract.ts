import { beforeAll, describe, expect, test } from 'vitest';
import { mostFormerHandles } from '#domain/cooks/handles.ts';
import { neutralHandle, neutralName } from '#domain/cooks/neutral-name.ts';
import { addUser, newWord, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from '../accounts/rows.ts';

const start = 2_000_000_000_000;
const why = 'A rude name';
let clock = start;

/** Names that moderators take away, whatever the engine. */
export function describeHiddenNames(open: OpenStorage): void {
  describe('hidden names', () => {
    const storage = openAround(open);
    let judge: string;
    beforeAll(async () => {
      judge = (await addUser(storage, { role: 1 })).id;
    });

    const tell = ({ id }: UserRow, handle: string, lines = 'Soups') => {
      const told = { handle, lines, link: '', photoId: null, base: undefined };
      return storage.writer.updateProfile(id, { ...told, at: start });
    };
    const hide = (id: string, reason: string | null = why, withName = true) => {
      clock += 1_000;
      const act = { at: clock, actorId: judge, act: reason ? 'hide-post' : 'restore-post' };
      return storage.writer.setPostHidden({ kind: 'cook', id }, reason, act, { withName });
    };
    const called = async ({ id }: UserRow) => {
      const user = await storage.reader.findUser(id);
      return [user?.name, user?.handle];
    };
    const neutral = ({ id }: UserRow) => [neutralName(id), neutralHandle(id)];
    const leadsTo = async (handle: string) => (await storage.reader.findCook(handle))?.id;

    test('a name that is hidden is a neutral one until it is restored, and its handle leads nowhere and is nobody’s', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      await tell(anna, anna.handle);
      await hide(anna.id, why, false);
      expect(await called(anna)).toEqual([anna.name, anna.handle]);
      // The same reason again, and more is hidden for it; of two at once one changes something.
      const both = await Promise.all([hide(anna.id), hide(anna.id)]);
      expect(both.filter((done) => done?.topics.length)).toHaveLength(1);
      expect(await called(anna)).toEqual(neutral(anna));
      expect(await leadsTo(anna.handle)).toBeUndefined();
      expect(await leadsTo(neutralHandle(anna.id))).toBe(anna.id);
      expect(await tell(ben, anna.handle)).toEqual({ kind: 'taken' });
      expect(await storage.reader.findProfile(anna.id)).toMatchObject({
        hidden: { reason: why },
        before: { name: anna.name, handle: anna.handle },
      });
      const [decision, former] = await storage.reader.listDecisions(anna.id);
      expect([decision?.hidesName, former?.hidesName]).toEqual([true, false]);
      expect(decision?.subject?.text).toContain(anna.name);
      await hide(anna.id, null);
      expect(await called(anna)).toEqual([anna.name, anna.handle]);
      expect(await leadsTo(anna.handle)).toBe(anna.id);
      expect((await storage.reader.findProfile(anna.id)).before).toBeUndefined();
    });

    test('of a cook of whom there is only the name it is hidden where that is wished, and else there is nothing to hide', async () => {
      const anna = await addUser(storage);
      expect(await hide(anna.id, why, false)).toBeNull();
      // Nor where they have taken away what was reported.
      await tell(anna, anna.handle);
      await tell(anna, anna.handle, '');
      expect(await hide(anna.id, why, false)).toBeNull();
      expect(await called(anna)).toEqual([anna.name, anna.handle]);
      expect(await storage.reader.listDecisions(anna.id)).toEqual([]);
      await hide(anna.id);
      expect(await called(anna)).toEqual(neutral(anna));
      const { rows } = await storage.reader.listHiddenPosts('cook', 10);
      const listed = rows.find(({ id }) => id === anna.id);
      expect(listed?.text).toContain(`${anna.name} (@${anna.handle})`);
      await hide(anna.id, null);
      expect(await called(anna)).toEqual([anna.name, anna.handle]);
    });

    test('its person chooses others, but not the same again, and keeps them when it is restored', async () => {
      const anna = await addUser(storage, { name: 'Zoë Rude' });
      await hide(anna.id);
      expect(await storage.writer.rename(anna.id, 'ZOË RUDE')).toBe('hidden');
      expect(await tell(anna, anna.handle)).toEqual({ kind: 'hidden handle' });
      const chosen = newWord();
      expect(await storage.writer.rename(anna.id, 'Zoë')).toBe('done');
      expect(await tell(anna, chosen)).toMatchObject({ kind: 'updated' });
      await hide(anna.id, null);
      expect(await called(anna)).toEqual(['Zoë', chosen]);
      // As any that was given up, it leads on.
      expect(await leadsTo(anna.handle)).toBe(anna.id);
      expect(await storage.writer.rename(anna.id, 'Zoë Rude')).toBe('done');
    });

    test('one that was chosen meanwhile is hidden as the first was, which stays nobody’s', async () => {
      const [anna, other] = [await addUser(storage), newWord()];
      await hide(anna.id);
      await storage.writer.rename(anna.id, 'Ruder');
      await tell(anna, other, '');
      await hide(anna.id);
      expect(await called(anna)).toEqual(neutral(anna));
      for (const handle of [anna.handle, other]) expect(await leadsTo(handle)).toBeUndefined();
      await hide(anna.id, null);
      expect(await called(anna)).toEqual(['Ruder', other]);
      expect(await leadsTo(anna.handle)).toBeUndefined();
    });

    test('what was neutral when more was hidden does not come back by that, and no earlier name can be had before', async () => {
      const [anna, other] = [await addUser(storage, { name: 'Rude' }), newWord()];
      const ben = await addUser(storage);
      await hide(anna.id);
      await storage.writer.rename(anna.id, 'Ruder');
      await hide(anna.id);
      for (const name of ['Ruder', 'rude'])
        expect(await storage.writer.rename(anna.id, name)).toBe('hidden');
      expect(await tell(anna, anna.handle)).toEqual({ kind: 'hidden handle' });
      await hide(anna.id, null);
      expect(await called(anna)).toEqual(['Ruder', neutralHandle(anna.id)]);
      expect(await leadsTo(neutralHandle(anna.id))).toBe(anna.id);
      expect(await leadsTo(anna.handle)).toBeUndefined();
      await storage.writer.rename(anna.id, neutralName(anna.id));
      await tell(anna, other);
      await hide(anna.id);
      await hide(anna.id, null);
      expect(await called(anna)).toEqual([neutralName(anna.id), other]);
      // Nothing stands any more.
      expect(await storage.writer.rename(anna.id, 'Rude')).toBe('done');
      expect(await leadsTo(anna.handle)).toBeUndefined();
      expect(await tell(ben, anna.handle)).toEqual({ kind: 'taken' });
      for (let n = 1; n < mostFormerHandles; n += 1)
        expect(await tell(anna, newWord())).toMatchObject({ kind: 'updated' });
      expect(await tell(anna, anna.handle)).toMatchObject({ kind: 'updated' });
      expect(await leadsTo(anna.handle)).toBe(anna.id);
    });

    test.each([
      ['the name alone', ''],
      ['the name and the rest', 'Soups'],
    ])(
      'where all of a cook is hidden (%s), a hiding for another reason ends neither the decision nor its appeal',
      async (_, lines) => {
        const anna = await addUser(storage);
        await tell(anna, anna.handle, lines);
        await hide(anna.id);
        const [decision] = await storage.reader.listDecisions(anna.id);
        const appeal = { id: decision?.id ?? '', userId: anna.id, text: 'It is mine', at: clock };
        expect(await storage.writer.appealDecision(appeal)).toBe('made');
        const standing = async () => {
          const decisions = await storage.reader.listDecisions(anna.id);
          const notices = await storage.reader.listNotifications(anna.id, 5);
          const waiting = (await storage.reader.listQueue(false, 200)).rows;
          return {
            decisions: decisions.map((one) => [one.id, one.reason, one.isEnded]),
            notices: notices.rows.map((one) => one.detail),
            isAppealed: waiting.some((one) => one.subjectId === appeal.id),
          };
        };
        const before = {
          decisions: [[appeal.id, why, false]],
          isAppealed: true,
          notices: [`cook-name:hidden:${why}`],
        };
        expect(await standing()).toEqual(before);
        for (const withName of [true, false])
          expect(await hide(anna.id, 'Another reason', withName)).toEqual({ topics: [] });
        // What is told since is hidden with the rest, and a name that is chosen since is not meant.
        await tell(anna, neutralHandle(anna.id), 'Stews');
        await storage.writer.rename(anna.id, 'Another');
        expect(await hide(anna.id, 'Another reason', false)).toEqual({ topics: [] });
        expect(await standing()).toEqual(before);
      },
    );

    test('who has as many former handles as lead on to a cook can choose another for the neutral one, which is not counted', async () => {
      const anna = await addUser(storage);
      for (let n = 0; n < mostFormerHandles; n += 1) await tell(anna, newWord());
      await hide(anna.id);
      expect(await tell(anna, newWord())).toMatchObject({ kind: 'updated' });
      expect(await tell(anna, newWord())).toEqual({ kind: 'too many handles' });
    });

    test('a profile that was open while its name was hidden or restored is changed', async () => {
      const anna = await addUser(storage);
      const base = async () => (await storage.reader.findProfile(anna.id)).updatedAt;
      const bases = [await base()];
      for (const reason of [why, null]) {
        await hide(anna.id, reason);
        bases.push(await base());
      }
      expect(new Set(bases).size).toBe(3);
      const told = { handle: newWord(), lines: '', link: '', photoId: null, at: start };
      for (const [n, one] of bases.entries())
        expect(await storage.writer.updateProfile(anna.id, { ...told, base: one })).toMatchObject({
          kind: n === 2 ? 'updated' : 'stale',
        });
    });

    test('a name that is chosen while it is hidden is either chosen or hidden, and one is kept', async () => {
      const anna = await addUser(storage);
      const [renamed] = await Promise.all([
        storage.writer.rename(anna.id, 'Anna the other'),
        hide(anna.id),
      ]);
      expect(renamed).toBe('done');
      const { before } = await storage.reader.findProfile(anna.id);
      const [name] = await called(anna);
      expect([
        [neutralName(anna.id), 'Anna the other'],
        ['Anna the other', anna.name],
      ]).toContainEqual([name, before?.name]);
    });

    test('who is gone has no name that could be hidden', async () => {
      const anna = await addUser(storage);
      await storage.writer.deleteUser(anna.id, null);
      expect(await hide(anna.id)).toBeNull();
    });
  });
}
