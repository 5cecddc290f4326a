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

/** Before what other suites on the same database put into the queue. */
let clock = 5_000_000;
const day = 86_400_000;

/** What moderators decide about what people posted, and the appeals against it, whatever the engine. */
export function describeDecisions(open: OpenStorage): void {
  describe('decisions', () => {
    const storage = openAround(open);
    let judge: string;
    beforeAll(async () => {
      judge = (await addUser(storage, { role: 2 })).id;
    });

    const tick = () => {
      clock += 1_000;
      return clock;
    };
    const recipe = async () =>
      publish(storage, (await addUser(storage)).id, { name: newWord(), updatedAt: clock });
    const act = (name = 'remove-recipe') => ({ at: tick(), actorId: judge, act: name });
    const why = { rule: 'copied', reason: 'It is from a book' } as const;
    const appeal = (id: string, userId: string, text = 'It is mine') =>
      storage.writer.appealDecision({ id, userId, text, at: tick() });
    const entryOf = (subjectId: string, isSettled?: boolean) =>
      findEntry(storage, subjectId, isSettled);
    const settle = (id: string, what: QueueAct, reason: string | null = null, actorId = judge) =>
      storage.writer.settleEntry(id, { act: what, rule: null, reason }, { at: tick(), actorId });
    const removed = async () => {
      const made = await recipe();
      await storage.writer.removeRecipe(made.id, act(), why);
      const [decision] = await storage.reader.listDecisions(made.userId);
      if (!decision) throw new Error('Nothing was decided');
      return { ...made, decision: decision.id };
    };

    test('what is hidden is decided about once, with why, and is over when it is back', async () => {
      const { id, userId, name, slug } = await removed();
      expect(await storage.reader.listDecisions(userId)).toMatchObject([
        {
          kind: 'recipe',
          subjectId: id,
          ...why,
          appeal: null,
          ruling: null,
          isEnded: false,
          subject: { recipe: { name, slug } },
        },
      ]);
      await storage.writer.restoreRecipe(id, act('restore-recipe'));
      expect(await storage.reader.listDecisions(userId)).toMatchObject([{ isEnded: true }]);
    });

    test('nobody decides about their own', async () => {
      const { id, userId } = await recipe();
      await storage.writer.removeRecipe(id, { ...act(), actorId: userId });
      expect(await storage.reader.listDecisions(userId)).toEqual([]);
    });

    test('one appeal is made, however often it is sent at once, and none by others', async () => {
      const { userId, decision } = await removed();
      expect(await appeal(decision, judge)).toBe('missing');
      expect(await appeal(newId(), userId)).toBe('missing');
      const sent = await Promise.all([1, 2, 3].map(() => appeal(decision, userId)));
      expect(sent).toEqual(['made', 'made', 'made']);
      expect(await appeal(decision, userId, 'Something else')).toBe('over');
      expect(await entryOf(decision)).toMatchObject({
        kind: 'appeal',
        reports: 0,
        subject: { isHidden: true },
        appeal: { text: 'It is mine', ...why, decider: { id: judge } },
      });
      const { id: entry = '' } = (await entryOf(decision)) ?? {};
      expect(await storage.reader.findQueueEntry(entry, clock)).toMatchObject({
        kind: 'appeal',
        userId,
        ownerRole: 0,
        appeal: { decidedBy: judge },
      });
    });

    test('of those who answer at once one does; a granted one is back, a refused one is not', async () => {
      for (const first of ['grant', 'uphold'] as const) {
        const { id, userId, decision } = await removed();
        await appeal(decision, userId);
        const { id: entry = '' } = (await entryOf(decision)) ?? {};
        const other = first === 'grant' ? 'uphold' : 'grant';
        await Promise.all(
          ([first, other] as const).map((one) => settle(entry, one, `Words of ${one}`)),
        );
        const [told] = await storage.reader.listDecisions(userId);
        const isBack = (await storage.reader.findRecipe(id)) !== null;
        expect(told?.ruling?.isGranted).toBe(isBack);
        expect(told?.isEnded).toBe(isBack);
        expect(told?.ruling?.text).toBe(`Words of ${isBack ? 'grant' : 'uphold'}`);
        expect(await entryOf(decision)).toBeUndefined();
      }
    });

    test('a granted appeal gives back what was not there when it was answered', async () => {
      const writer = (await addUser(storage)).id;
      const at = await recipe();
      const question = { id: newId(), userId: writer, recipeId: at.id, text: newWord(), at: 3 };
      await storage.writer.askQuestion(question);
      const list = newId();
      await storage.writer.createCollection(
        { id: list, userId: writer, at: 3 },
        { name: newWord(), description: '', visibility: 'public' },
        null,
        { collections: 1, recipes: 1 },
      );
      const granted = async (
        kind: 'question' | 'collection',
        id: string,
        goAway: () => unknown,
      ) => {
        await storage.writer.setPostHidden({ kind, id }, 'Rude', act('hide-post'));
        const decided = await storage.reader.listDecisions(writer);
        const { id: decision = '' } = decided.find(({ subjectId }) => subjectId === id) ?? {};
        await appeal(decision, writer);
        await goAway();
        await settle((await entryOf(decision))?.id ?? '', 'grant');
      };
      await granted('question', question.id, () =>
        storage.writer.softDeleteRecipe(at.id, at.userId, tick()),
      );
      await storage.writer.undeleteRecipe(at.id, at.userId, tick());
      expect((await storage.reader.listQuestions(at.id, 'newest', 5)).rows).toMatchObject([
        { id: question.id },
      ]);
      await granted('collection', list, () =>
        storage.writer.changeCollection(
          list,
          writer,
          { visibility: 'private' },
          { at: tick(), base: undefined },
        ),
      );
      expect((await storage.reader.findCollection(list))?.hidden).toBeNull();
    });

    test('a restoration, an appeal, its answer and a deletion at once leave no half', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id, userId, decision } = await removed();
        await Promise.all([
          appeal(decision, userId),
          storage.writer.restoreRecipe(id, act('restore-recipe')),
        ]);
        expect(await entryOf(decision)).toBeUndefined();
        const again = await removed();
        await appeal(again.decision, again.userId);
        const { id: entry = '' } = (await entryOf(again.decision)) ?? {};
        await Promise.all([settle(entry, 'grant'), storage.writer.deleteUser(again.userId, null)]);
        expect(await storage.reader.listDecisions(again.userId)).toEqual([]);
        expect(await entryOf(again.decision)).toBeUndefined();
        expect(await entryOf(again.decision, true)).toBeUndefined();
      }
    });

    test('a recipe stays while an appeal for it waits, and no longer than half a year', async () => {
      const tidy = async (at: number) => {
        while ((await storage.writer.deleteRemovedRecipes(at, 50)).length > 0);
      };
      const isKept = async ({ photo }: { photo: { id: string } }) =>
        (await storage.reader.photosInUse([photo.id])).length > 0;
      const [silent, waiting, refused] = [await removed(), await removed(), await removed()];
      for (const { decision, userId } of [waiting, refused]) await appeal(decision, userId);
      const { id: entry = '' } = (await entryOf(refused.decision)) ?? {};
      await settle(entry, 'uphold', 'It is not');
      await tidy(clock);
      expect(await Promise.all([silent, waiting, refused].map(isKept))).toEqual([
        false,
        true,
        false,
      ]);
      expect(await entryOf(waiting.decision)).toMatchObject({ subject: { isHidden: true } });
      await tidy(clock + 150 * day - 60_000);
      expect(await isKept(waiting)).toBe(true);
      await tidy(clock + 150 * day);
      expect(await isKept(waiting)).toBe(false);
      expect(await entryOf(waiting.decision)).toBeUndefined();
    });

    test('what was hidden with a set stays while its cook’s appeal waits, and so does one that is made at the same moment', async () => {
      const tidy = () => storage.writer.deleteRemovedRecipes(clock, 50);
      const owned = await recipe();
      const set = { userId: owned.userId, since: 0, until: Date.now(), newSince: null };
      const wish = { id: newId(), set: { ...set, block: null, hint: null }, ...why, keep: null };
      await storage.writer.startCleanup(wish, { at: tick(), actorId: judge });
      while (await storage.writer.cleanSome(tick()));
      const [decision] = await storage.reader.listDecisions(owned.userId);
      expect(await appeal(decision?.id ?? '', owned.userId)).toBe('made');
      await tidy();
      const { id: entry = '' } = (await entryOf(decision?.id ?? '')) ?? {};
      await settle(entry, 'grant');
      while (await storage.writer.cleanSome(tick()));
      expect(await storage.reader.findRecipe(owned.id)).not.toBeNull();
      for (let round = 0; round < 5; round += 1) {
        const { decision: id, userId } = await removed();
        const [outcome] = await Promise.all([appeal(id, userId), tidy()]);
        expect((await entryOf(id)) === undefined).toBe(outcome === 'over');
      }
    });

    test('a restriction holds in the place of the one before, ends at its time, and goes with the person', async () => {
      const user = await addUser(storage);
      const decide = (
        level: 'warning' | 'read-only' | 'ban',
        endsAt: number | null,
        id = newId(),
      ) =>
        storage.writer.sanctionPerson(
          { id, userId: user.id, level, endsAt, rule: null, reason: 'Rude' },
          { at: tick(), actorId: judge },
        );
      const tokenHash = newId();
      const began = { createdAt: clock, usedAt: clock };
      await storage.writer.createSession({ tokenHash, userId: user.id, ...began });
      const held = async () => (await storage.reader.findSession(tokenHash))?.restriction ?? null;
      expect(await held()).toBeNull();
      const id = newId();
      const until = clock + 90_000_000;
      expect(await Promise.all([1, 2].map(() => decide('ban', until, id)))).toEqual([true, true]);
      expect(await held()).toEqual({ level: 'ban', endsAt: until, reason: 'Rude' });
      await decide('warning', null);
      await Promise.all([decide('read-only', until), decide('read-only', until)]);
      expect(await held()).toEqual({ level: 'read-only', endsAt: until, reason: 'Rude' });
      const ours = async (now: number) =>
        (await storage.reader.listSanctions(now, 200)).rows
          .filter(({ person }) => person.id === user.id)
          .map(({ level }) => level);
      expect(await ours(until - 1)).toEqual(['read-only', 'warning']);
      expect(await ours(until)).toEqual(['warning']);
      const [last] = (await storage.reader.listDecisions(user.id)).filter(
        ({ isEnded }) => !isEnded,
      );
      expect(await storage.reader.findSanction(last?.id ?? '')).toEqual({ id: user.id, role: 0 });
      const lift = () =>
        storage.writer.liftSanction(last?.id ?? '', { at: tick(), actorId: judge });
      expect(await Promise.all([lift(), lift()])).toEqual([true, true]);
      expect(await held()).toBeNull();
      expect(await storage.writer.liftSanction(newId(), { at: 1, actorId: judge })).toBe(false);
      await storage.writer.deleteUser(user.id, null);
      expect(await decide('ban', until)).toBe(false);
      expect(await storage.reader.findSanction(last?.id ?? '')).toBeNull();
    });

    test('what a moderator decided stays when the account of the moderator goes', async () => {
      const gone = await addUser(storage, { role: 2 });
      const { id, userId } = await recipe();
      await storage.writer.removeRecipe(id, { ...act(), actorId: gone.id }, why);
      await storage.writer.deleteUser(gone.id, null);
      const [decision] = await storage.reader.listDecisions(userId);
      await appeal(decision?.id ?? '', userId);
      expect((await entryOf(decision?.id ?? ''))?.appeal).toMatchObject({ ...why, decider: null });
    });
  });
}
