import { beforeAll, describe, expect, test } from 'vitest';
import {
  addUser,
  findEntry,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { NewCleanup, PostSet } from './rows.ts';

/** Later than what other suites on the same database posted, and in nobody else's time. */
let clock = 1_790_000_000_000;

/** Sets of posts that are hidden at once, whatever the engine. */
export function describeCleanups(open: OpenStorage): void {
  describe('clean-ups', () => {
    const storage = openAround(open);
    let judge: string;
    beforeAll(async () => {
      judge = (await addUser(storage, { role: 2 })).id;
    });

    const tick = () => {
      clock += 1_000;
      return clock;
    };
    const by = () => ({ at: tick(), actorId: judge });
    const newcomer = () => addUser(storage, { createdAt: tick(), name: newWord() });
    const recipeOf = (userId: string) =>
      publish(storage, userId, { name: newWord(), createdAt: tick() });
    const ask = async (userId: string, recipeId: string) => {
      const wish = { id: newId(), userId, recipeId, text: 'Does it freeze?', at: tick() };
      const outcome = await storage.writer.askQuestion(wish);
      if (outcome.kind !== 'written') throw new Error(outcome.kind);
      return outcome.question.id;
    };
    const setSince = (since: number, more: Partial<PostSet> = {}): PostSet => ({
      since,
      until: tick(),
      userId: null,
      newSince: null,
      block: null,
      hint: null,
      ...more,
    });
    const start = (
      set: ReturnType<typeof setSince>,
      id = newId(),
      keep: NewCleanup['keep'] = null,
    ) => storage.writer.startCleanup({ id, set, rule: 'spam', reason: 'Pans: cheap', keep }, by());
    const work = async () => {
      while (await storage.writer.cleanSome(tick()));
    };
    const isShown = async (id: string) => (await storage.reader.findRecipe(id)) !== null;
    const actsNamed = async (act: string) =>
      (await storage.reader.listActs(50)).rows.filter((one) => one.act === act);

    test('somebody’s last days go at once, with one act, one decision and one notice, and come back whole', async () => {
      const [cook, other] = [await newcomer(), await newcomer()];
      const old = await recipeOf(cook.id);
      const since = tick();
      const recipes = [await recipeOf(cook.id), await recipeOf(cook.id)];
      const stranger = await recipeOf(other.id);
      const question = await ask(cook.id, stranger.id);
      const hidden = await recipeOf(cook.id);
      const byHand = { at: tick(), actorId: judge, act: 'remove-recipe' };
      await storage.writer.removeRecipe(hidden.id, byHand);
      const set = setSince(since, { userId: cook.id });
      expect(await storage.reader.countSet(set, by())).toEqual({
        posts: 3,
        people: 1,
        accounts: 1,
        kinds: [
          { kind: 'recipe', count: 2 },
          { kind: 'question', count: 1 },
        ],
      });
      const id = newId();
      for (const _ of [1, 2])
        expect(await start(set, id)).toEqual({ posts: 3, people: 1, accounts: 0 });
      expect(await storage.reader.hasCleanups()).toBe(true);
      const [listed] = (await storage.reader.listCleanups(1)).rows;
      expect(listed).toMatchObject({ id, left: 3, posts: 3, person: { id: cook.id } });
      expect(listed?.person?.hasNoPage).toBeUndefined();
      await work();
      expect(await storage.reader.hasCleanups()).toBe(false);
      for (const one of recipes) expect(await isShown(one.id)).toBe(false);
      expect((await storage.reader.findQuestion(question, null))?.hidden).not.toBeNull();
      expect([await isShown(old.id), await isShown(stranger.id)]).toEqual([true, true]);
      const ours = async (act: string) =>
        (await actsNamed(act)).filter(({ subjectId }) => subjectId === cook.id);
      expect(await ours('clean-up')).toMatchObject([{ actorId: judge, subject: 'account' }]);
      const decided = await storage.reader.listDecisions(cook.id);
      expect(decided.map(({ kind }) => kind)).toEqual(['removal', 'recipe']);
      expect(decided[0]).toMatchObject({ rule: 'spam', reason: 'Pans: cheap', isEnded: false });
      expect(await storage.reader.findCleanup(id)).toEqual({ person: { id: cook.id, role: 0 } });
      expect(await storage.reader.findCleanup(newId())).toBeNull();
      for (const _ of [1, 2]) expect(await storage.writer.undoCleanup(id, by())).toBe(true);
      expect(await storage.writer.undoCleanup(newId(), by())).toBe(false);
      await work();
      for (const one of recipes) expect(await isShown(one.id)).toBe(true);
      expect((await storage.reader.findQuestion(question, null))?.hidden).toBeNull();
      expect(await isShown(hidden.id)).toBe(false);
      expect((await storage.reader.listDecisions(cook.id))[0]).toMatchObject({ isEnded: true });
      expect(await ours('undo-clean-up')).toHaveLength(1);
    });

    test('of two that are begun at once each post is in one alone, and shown again it is chosen anew', async () => {
      const since = tick();
      const cook = await newcomer();
      const recipe = await recipeOf(cook.id);
      const set = setSince(since, { userId: cook.id });
      const [first, second] = [newId(), newId()];
      expect(await start(set, first)).toMatchObject({ posts: 1 });
      expect(await storage.reader.countSet(set, by())).toMatchObject({ posts: 0, kinds: [] });
      expect(await start(set, second)).toMatchObject({ posts: 0 });
      expect(await storage.reader.findCleanup(second)).toBeNull();
      await work();
      await storage.writer.undoCleanup(first, by());
      await work();
      expect(await isShown(recipe.id)).toBe(true);
      expect(await start(set, second)).toMatchObject({ posts: 1 });
      await work();
      expect(await isShown(recipe.id)).toBe(false);
    });

    test('an appeal that is granted shows again what was one person’s, and what is undone half-way leaves no half', async () => {
      const since = tick();
      const [one, two] = [await newcomer(), await newcomer()];
      const posted: string[] = [];
      for (const { id } of [one, two, one, two]) posted.push((await recipeOf(id)).id);
      const id = newId();
      expect(await start(setSince(since, { newSince: since }), id)).toEqual({
        posts: 4,
        people: 2,
        accounts: 0,
      });
      await work();
      const shown = async () => Promise.all(posted.map(isShown));
      expect(await shown()).toEqual([false, false, false, false]);
      expect((await actsNamed('clean-up'))[0]).toMatchObject({
        subject: 'posts',
        subjectId: id,
        recipes: { names: [], count: 4 },
      });
      const [removal] = await storage.reader.listDecisions(one.id);
      const appeal = { id: removal?.id ?? '', userId: one.id, text: 'They are mine', at: tick() };
      expect(await storage.writer.appealDecision(appeal)).toBe('made');
      const entry = await findEntry(storage, removal?.id ?? '');
      await storage.writer.settleEntry(
        entry?.id ?? '',
        { act: 'grant', rule: null, reason: 'Right' },
        by(),
      );
      await work();
      expect(await shown()).toEqual([true, false, true, false]);

      const again = newId();
      await start(setSince(since, { newSince: since }), again);
      expect(await storage.writer.cleanSome(tick(), 1)).not.toEqual([]);
      await Promise.all([
        storage.writer.undoCleanup(again, by()),
        storage.writer.undoCleanup(id, by()),
        storage.writer.cleanSome(tick(), 1),
      ]);
      await work();
      expect(await shown()).toEqual([true, true, true, true]);
    });

    test('what is taken back for everybody it is about is taken back; until the last of them it stands', async () => {
      const since = tick();
      const [one, two] = [await newcomer(), await newcomer()];
      for (const { id } of [one, two]) await recipeOf(id);
      const undone = async () => (await storage.reader.listCleanups(1)).rows[0]?.undoneAt;
      const lift = async ({ id }: { id: string }) => {
        const [removal] = await storage.reader.listDecisions(id);
        const lifted = by();
        expect(await storage.writer.liftSanction(removal?.id ?? '', lifted)).toBe(true);
        await work();
        return lifted.at;
      };
      await start(setSince(since, { newSince: since }));
      await work();
      await lift(one);
      expect(await undone()).toBeNull();
      const last = await lift(two);
      expect(await undone()).toBe(last);
      for (const { id } of [one, two]) await recipeOf(id);
      await start(setSince(since, { newSince: since }));
      await storage.writer.cleanSome(tick(), 1);
      const decided = (
        await Promise.all([one, two].map(({ id }) => storage.reader.listDecisions(id)))
      )
        .flat()
        .filter(({ isEnded }) => !isEnded);
      expect(decided).toHaveLength(1);
      await storage.writer.liftSanction(decided[0]?.id ?? '', by());
      expect(await undone()).toBeNull();
      await work();
      await Promise.all([one, two].map(lift));
      expect(await undone()).not.toBeNull();
      await start(setSince(since, { userId: one.id }));
      await work();
      expect(await undone()).toBeNull();
      const at = await lift(one);
      expect(await undone()).toBe(at);
    });

    test('accounts of a set are closed before any of its posts is hidden, and opened with it or by an appeal', async () => {
      const since = tick();
      const [one, two, kept] = [await newcomer(), await newcomer(), await newcomer()];
      const posted: string[] = [];
      for (const { id } of [one, two, kept]) posted.push((await recipeOf(id)).id);
      const endsAt = clock + 10_000_000;
      const reason = 'Rude';
      const earlier = { id: newId(), userId: kept.id, level: 'read-only' as const, endsAt };
      await storage.writer.sanctionPerson({ ...earlier, rule: null, reason }, by());
      const set = setSince(since, { newSince: since });
      expect(await storage.reader.countSet(set, by())).toMatchObject({ people: 3, accounts: 2 });
      const id = newId();
      for (const _ of [1, 2])
        expect(await start(set, id, { level: 'ban', endsAt })).toEqual({
          posts: 3,
          people: 3,
          accounts: 2,
        });
      const said = async ({ id: userId }: { id: string }) =>
        (await storage.reader.listDecisions(userId)).map(({ kind, isEnded }) => [kind, isEnded]);
      const shown = async () => Promise.all(posted.map(isShown));
      for (const _ of [1, 2]) await storage.writer.cleanSome(tick());
      expect([await said(one), await said(two)]).toEqual([[['ban', false]], [['ban', false]]]);
      expect(await shown()).toEqual([true, true, true]);
      await work();
      expect(await shown()).toEqual([false, false, false]);
      expect(await said(one)).toEqual([['ban', false]]);
      const told = (await storage.reader.listDecisions(one.id))[0];
      expect(told).toMatchObject({ endsAt, reason: 'Pans: cheap', hidesPosts: true });
      expect(await said(kept)).toEqual([
        ['removal', false],
        ['read-only', false],
      ]);
      const [listed] = (await storage.reader.listCleanups(1)).rows;
      expect(listed).toMatchObject({ id, accounts: 2, keep: { level: 'ban', endsAt }, left: 0 });
      expect((await actsNamed('clean-up-ban'))[0]).toMatchObject({ subjectId: id });

      // What a ban has hidden is hidden still when the ban is over: there is something to appeal against.
      const appeal = { userId: two.id, text: 'They are mine', at: endsAt + 1 };
      const [ban] = await storage.reader.listDecisions(two.id);
      expect(await storage.writer.appealDecision({ id: ban?.id ?? '', ...appeal })).toBe('made');
      expect(await storage.writer.liftSanction(ban?.id ?? '', by())).toBe(true);
      await work();
      expect([await said(two), await shown()]).toEqual([[['ban', true]], [false, true, false]]);
      await storage.writer.undoCleanup(id, by());
      await work();
      expect(await shown()).toEqual([true, true, true]);
      expect([await said(one), await said(kept)]).toEqual([
        [['ban', true]],
        [
          ['removal', true],
          ['read-only', false],
        ],
      ]);
    });

    test('what a ban has hidden can be appealed against once another decision is in the place of the ban', async () => {
      const since = tick();
      const cook = await newcomer();
      const recipe = await recipeOf(cook.id);
      const endsAt = clock + 10_000_000;
      await start(setSince(since, { userId: cook.id }), newId(), { level: 'ban', endsAt });
      await work();
      const sanction = { id: newId(), userId: cook.id, level: 'read-only' as const, endsAt };
      await storage.writer.sanctionPerson({ ...sanction, rule: null, reason: 'Rude' }, by());
      const decided = await storage.reader.listDecisions(cook.id);
      expect(decided.map(({ kind, isEnded }) => [kind, isEnded])).toEqual([
        ['read-only', false],
        ['removal', false],
      ]);
      const removal = decided[1]?.id ?? '';
      const appeal = { id: removal, userId: cook.id, text: 'They are mine', at: tick() };
      expect(await storage.writer.appealDecision(appeal)).toBe('made');
      // It waits for an answer whatever is decided about its cook meanwhile.
      const again = { ...sanction, id: newId(), rule: null, reason: 'Rude again' };
      await storage.writer.sanctionPerson(again, by());
      const waits = (await storage.reader.listQueue(false, 200)).rows;
      expect(waits.map(({ subjectId }) => subjectId)).toContain(removal);
      expect(await storage.writer.liftSanction(removal, by())).toBe(true);
      await work();
      expect(await isShown(recipe.id)).toBe(true);
      const [now] = await storage.reader.listDecisions(cook.id);
      expect(now).toMatchObject({ kind: 'read-only', isEnded: false });
    });

    test('what others said at a recipe that is hidden with it comes back with it, whoever they are', async () => {
      const since = tick();
      const people: string[] = [];
      for (let n = 0; n < 5; n += 1) people.push((await newcomer()).id);
      // In the middle of those whose turn it is one after the other.
      const [, , author = ''] = people.sort();
      const recipe = await recipeOf(author);
      for (const userId of people) if (userId !== author) await ask(userId, recipe.id);
      const questions = async () =>
        (await storage.reader.listQuestions(recipe.id, 'newest', 10)).total;
      expect(await questions()).toBe(4);
      const id = newId();
      await start(setSince(since), id);
      await work();
      expect([await isShown(recipe.id), await questions()]).toEqual([false, 0]);
      // One of them is given theirs back while the recipe, which is another's, is still hidden.
      const [first = ''] = people;
      const [decided] = await storage.reader.listDecisions(first);
      expect(await storage.writer.liftSanction(decided?.id ?? '', by())).toBe(true);
      await work();
      expect([await isShown(recipe.id), await questions()]).toEqual([false, 0]);
      await storage.writer.undoCleanup(id, by());
      await work();
      expect([await isShown(recipe.id), await questions()]).toEqual([true, 4]);
    });

    test('those with a role and those of before are left out, and a deleted account leaves nothing', async () => {
      const before = await newcomer();
      const since = tick();
      const [judged, cook] = [await newcomer(), await newcomer()];
      await storage.writer.setRole(judged.email, 2);
      for (const { id } of [before, judged, cook]) await recipeOf(id);
      const set = setSince(since, { newSince: since });
      expect(await storage.reader.countSet(set, by())).toMatchObject({ posts: 1, people: 1 });
      const id = newId();
      await start(set, id);
      await storage.writer.deleteUser(cook.id, null);
      await work();
      const [listed] = (await storage.reader.listCleanups(1)).rows;
      expect(listed).toMatchObject({ id, left: 0, person: null });
      const gone = { ...set, userId: cook.id };
      expect(await start(gone)).toBeNull();
      expect(await start(setSince(tick(), { newSince: tick() }))).toEqual({
        posts: 0,
        people: 0,
        accounts: 0,
      });
    });
  });
}
