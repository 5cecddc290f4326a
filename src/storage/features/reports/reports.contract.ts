import { beforeAll, describe, expect, test } from 'vitest';
import type { QueueAct } from '#domain/reports/kinds.ts';
import {
  addUser,
  findEntry,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { NewReport } from './rows.ts';

/** Before what other suites on the same database put into the queue. */
let clock = 1_000;

/** Reports and the queue of those who look after the site, whatever the engine. */
export function describeReports(open: OpenStorage): void {
  describe('reports', () => {
    const storage = openAround(open);
    let judge: string;
    beforeAll(async () => {
      judge = (await addUser(storage, { role: 2 })).id;
    });

    const report = (subjectId: string, more: Partial<NewReport> = {}) => {
      clock += 1_000;
      const about = { kind: 'recipe', reason: 'spam', note: '' } as const;
      return storage.writer.sendReport({ id: newId(), subjectId, ...about, at: clock, ...more });
    };
    const settle = (id: string, act: QueueAct, reason: string | null = null) => {
      clock += 1_000;
      return storage.writer.settleEntry(
        id,
        { act, rule: null, reason },
        { at: clock, actorId: judge },
      );
    };
    const find = (subjectId: string, isSettled?: boolean) =>
      findEntry(storage, subjectId, isSettled);
    /** Newest first, behind what other suites note. */
    const actsOn = async (id: string) => {
      const found = [];
      let cursor: string | undefined;
      do {
        const page = await storage.reader.listActs(200, cursor);
        found.push(...page.rows.filter(({ subjectId }) => subjectId === id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    };
    const recipe = async () => publish(storage, (await addUser(storage)).id, { name: newWord() });

    test('messages, and what was said with reports, are forgotten some time after they were settled', async () => {
      const [old, young] = [newId(), newId()];
      for (const id of [old, young]) {
        await storage.writer.storeContactMessage({
          id,
          fromEmail: `${id}@example.org`,
          fromName: 'Plum',
          subject: 'Hello',
          message: '',
          createdAt: 1,
        });
        const entry = await find(id);
        const settling = { act: 'dismiss', rule: null, reason: null } as const;
        const at = id === old ? 10 : 20;
        await storage.writer.settleEntry(entry?.id ?? '', settling, { at, actorId: judge });
      }
      await storage.writer.deleteOldMessages(20);
      const messages = (await storage.reader.listContactMessages(200)).rows.map(({ id }) => id);
      expect([messages.includes(old), messages.includes(young)]).toEqual([false, true]);
      expect([await find(old, true), (await find(young, true))?.subjectId]).toEqual([
        undefined,
        young,
      ]);
      await storage.writer.deleteOldMessages(21);
    });

    test('a thing has one entry, oldest first, whoever reports it at once and however often', async () => {
      const [first, second] = [await recipe(), await recipe()];
      const id = newId();
      await report(first.id, { id, note: 'Look' });
      await report(second.id);
      const sent = [report(first.id, { id }), ...[1, 2, 3].map(() => report(first.id))];
      expect(await Promise.all(sent)).toEqual([true, true, true, true]);
      expect(await find(first.id)).toMatchObject({
        kind: 'recipe',
        reports: 4,
        notes: ['Look'],
        settled: null,
        message: null,
        reasons: [{ reason: 'spam', count: 4 }],
        subject: { recipe: { slug: first.slug }, writer: { id: first.userId }, isHidden: false },
      });
      expect((await find(first.id))?.subject?.writer.hasNoPage).toBeUndefined();
      const one = await storage.reader.listQueue(false, 1);
      const rest = await storage.reader.listQueue(false, 200, one.nextCursor ?? undefined);
      const listed = [...one.rows, ...rest.rows];
      expect(listed).toHaveLength(one.total);
      const ours = listed.filter(({ subjectId }) => [first.id, second.id].includes(subjectId));
      expect(ours.map(({ subjectId }) => subjectId)).toEqual([first.id, second.id]);
      await expect(storage.reader.listQueue(true, 1, one.nextCursor ?? '')).rejects.toThrow();
    });

    test('what is reported is named while lists have it, by its recipe and its words', async () => {
      const [{ id, name, userId }, writer] = [await recipe(), await addUser(storage)];
      const { name: author } = (await storage.reader.findUser(userId)) ?? {};
      const asked = { id: newId(), userId: writer.id, recipeId: id, text: newWord(), at: clock };
      await storage.writer.askQuestion(asked);
      const answered = { id: newId(), userId, questionId: asked.id, text: newWord(), at: clock };
      await storage.writer.answerQuestion(answered);
      const named = () =>
        Promise.all([
          storage.reader.findReported('recipe', id),
          storage.reader.findReported('question', asked.id),
          storage.reader.findReported('answer', answered.id),
        ]);
      expect(await named()).toEqual([
        { name, text: '', writer: { name: author } },
        { name, text: asked.text, writer: { name: writer.name } },
        { name, text: answered.text, writer: { name: author } },
      ]);
      const hide = { at: clock, actorId: judge, act: 'hide-post' };
      const question = { kind: 'question', id: asked.id } as const;
      await storage.writer.setPostHidden(question, 'Rude words', hide);
      expect((await named()).map((one) => one?.text)).toEqual(['', undefined, undefined]);
      expect(await storage.reader.findReported('question', id)).toBeNull();
      await storage.writer.removeRecipe(id, { ...hide, act: 'remove-recipe' });
      expect(await named()).toEqual([null, null, null]);
    });

    test('no more than fifty reports of an entry are kept', async () => {
      const { id } = await recipe();
      for (let n = 0; n < 53; n += 1) await report(id);
      expect(await find(id)).toMatchObject({ reports: 50 });
    });

    test('it is hidden, restored and put back once, and each is noted once', async () => {
      const { id, name, userId } = await recipe();
      await report(id);
      const { id: entry = '' } = (await find(id)) ?? {};
      expect(await storage.reader.findQueueEntry(entry, clock)).toEqual({
        kind: 'recipe',
        userId,
        ownerRole: 0,
        appeal: null,
      });
      expect(await settle(entry, 'restore')).toEqual({ kind: 'settled' });
      const both = await Promise.all([1, 2].map(() => settle(entry, 'hide', 'Copied')));
      const told = both.flatMap((one) => (one.kind === 'done' ? one.topics : []));
      expect(told.filter((topic) => topic === `recipe:${id}`)).toHaveLength(1);
      expect(await storage.reader.findRecipe(id)).toBeNull();
      expect(await find(id, true)).toMatchObject({ settled: { as: 'hidden', reason: 'Copied' } });
      expect(await report(id)).toBe(false);
      await settle(entry, 'restore');
      expect(await storage.reader.findRecipe(id)).not.toBeNull();
      await settle(entry, 'reopen');
      await settle(entry, 'dismiss');
      expect(await settle(entry, 'dismiss')).toEqual({ kind: 'done', topics: [] });
      expect((await actsOn(id)).map(({ act, recipes }) => [act, recipes?.names])).toEqual([
        ['dismiss-report', [name]],
        ['reopen-report', [name]],
        ['restore-recipe', [name]],
        ['remove-recipe', [name]],
      ]);
      expect(await settle(newId(), 'dismiss')).toEqual({ kind: 'no entry' });
    });

    test('who settles an entry otherwise than somebody did before is told so, and changes nothing', async () => {
      const { id } = await recipe();
      await report(id);
      const { id: entry = '' } = (await find(id)) ?? {};
      await settle(entry, 'hide', 'Copied');
      const others = [['dismiss'], ['hide', 'Rude'], ['reopen']] as const;
      for (const [act, reason] of others)
        expect(await settle(entry, act, reason)).toEqual({ kind: 'settled' });
      expect(await find(id, true)).toMatchObject({ settled: { as: 'hidden', reason: 'Copied' } });
      expect(await settle(entry, 'hide', 'Copied')).toEqual({ kind: 'done', topics: [] });
      await settle(entry, 'restore');
      expect(await settle(entry, 'hide', 'Copied')).toEqual({ kind: 'settled' });
      expect(await settle(entry, 'restore')).toEqual({ kind: 'done', topics: [] });
    });

    test('an entry is reported anew after it was settled, without what was said before', async () => {
      const { id } = await recipe();
      await report(id, { note: 'Once' });
      const { id: entry = '' } = (await find(id)) ?? {};
      await settle(entry, 'dismiss');
      await report(id, { note: 'Again' });
      expect(await find(id)).toMatchObject({ id: entry, reports: 1, notes: ['Again'] });
    });

    test('an entry goes with the account or the recipe that it is about', async () => {
      const [one, other] = [await recipe(), await recipe()];
      await report(one.id);
      await report(one.userId, { kind: 'cook' });
      await report(other.id);
      await storage.writer.deleteUser(one.userId, null);
      await storage.writer.deleteRecipe(other.id, null);
      for (const id of [one.id, one.userId, other.id]) expect(await find(id)).toBeUndefined();
      expect(await report(one.userId, { kind: 'cook' })).toBe(false);
    });

    test('reports, settling and deletions at once leave no half', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id, userId } = await recipe();
        await report(id);
        const { id: entry = '' } = (await find(id)) ?? {};
        await Promise.all([
          report(id),
          report(userId, { kind: 'cook' }),
          settle(entry, 'hide', 'Copied'),
          report(id),
          storage.writer.deleteUser(userId, null),
          settle(entry, 'dismiss'),
        ]);
        expect([await find(id), await find(id, true)]).toEqual([undefined, undefined]);
      }
    });
  });
}
