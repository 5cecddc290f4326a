import { beforeAll, describe, expect, test } from 'vitest';
import type { PostKind } from '#domain/posts/kinds.ts';
import {
  addReview,
  addUser,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;

/** What moderators do with posts and recipes of people who have left, whatever the engine. */
export function describeTakenAlong(open: OpenStorage): void {
  describe('what somebody took along', () => {
    const storage = openAround(open);
    let judge: string;
    let clock = noon;
    beforeAll(async () => {
      judge = (await addUser(storage, { role: 2 })).id;
    });

    const by = () => {
      clock += 1_000;
      return { at: clock, actorId: judge };
    };
    const begin = async (userId: string, comesBack = false) => {
      const session = { tokenHash: newId(), userId, createdAt: noon + 1, usedAt: noon + 1 };
      const isIn = await storage.writer.createSession(session, 'password hash', null, comesBack);
      if (!isIn) throw new Error('No session begins');
      return session.tokenHash;
    };
    const leave = async (userId: string, keepsRecipes = false) => {
      const wish = { userId, tokenHash: await begin(userId), before: 'password hash', at: noon };
      const outcome = { ...wish, endsAt: noon + 14 * day, keepsRecipes };
      expect(await storage.writer.leave(outcome, null)).toBe('done');
    };
    const comeBack = (userId: string) => begin(userId, true);
    const set = (kind: PostKind, id: string, reason: string | null) =>
      storage.writer.setPostHidden({ kind, id }, reason, { ...by(), act: 'hide-post' });
    const remove = (id: string) =>
      storage.writer.removeRecipe(id, { ...by(), act: 'remove-recipe' });
    const restore = (id: string) =>
      storage.writer.restoreRecipe(id, { ...by(), act: 'restore-recipe' });

    const review = async (userId: string, recipeId: string) =>
      (await addReview(storage, { userId, recipeId, at: noon - 9 })).review.id;
    const ask = async (userId: string, recipeId: string) => {
      const wish = { id: newId(), userId, recipeId, text: 'Does it freeze?', at: noon - 9 };
      await storage.writer.askQuestion(wish);
      return wish.id;
    };

    /** Somebody with a post of every kind that one can have beside somebody else's recipe, and two recipes, below one of which they ask. */
    const live = async () => {
      const { id: userId, handle } = await addUser(storage);
      const [asker, word] = [(await addUser(storage)).id, newWord()];
      const there = await publish(storage, asker);
      const own = [
        await publish(storage, userId, { name: word }),
        await publish(storage, userId, { name: `${word} again` }),
      ] as const;
      const asked = await ask(asker, there.id);
      const answer = { id: newId(), userId, questionId: asked, text: 'Yes', at: noon - 9 };
      await storage.writer.answerQuestion(answer);
      const wish = { id: newId(), userId, at: noon - 9 };
      const said = { name: 'Sundays', description: '', visibility: 'public' as const };
      await storage.writer.createCollection(wish, said, null, { collections: 4, recipes: 6 });
      const told = { lines: 'I cook', link: '', photoId: null, base: undefined, at: noon - 9 };
      await storage.writer.updateProfile(userId, { ...told, handle });
      const ids = {
        review: await review(userId, there.id),
        question: await ask(userId, there.id),
        answer: answer.id,
        collection: wish.id,
        cook: userId,
      } satisfies Record<Exclude<PostKind, 'review-answer'>, string>;
      const posts = Object.entries(ids) as [PostKind, string][];
      return { userId, there, own, word, ids, posts, below: await ask(userId, own[0].id) };
    };
    type Life = Awaited<ReturnType<typeof live>>;

    const postsOf = async ({ userId, there }: Life) => {
      const { reader } = storage;
      const questions = (await reader.listQuestions(there.id, 'newest', 9)).rows;
      return {
        reviews: (await reader.listReviews(there.id, 'newest', 9)).rows.length,
        questions: questions.filter((one) => one.userId === userId).length,
        answers: questions.flatMap(({ answers }) => answers).length,
        collections: await reader.countPublicCollections(userId),
        isProfileShown: (await reader.findProfile(userId)).hidden === null,
      };
    };
    const allPosts = {
      reviews: 1,
      questions: 1,
      answers: 1,
      collections: 1,
      isProfileShown: true,
    };
    const noPosts = {
      reviews: 0,
      questions: 0,
      answers: 0,
      collections: 0,
      isProfileShown: false,
    };
    const recipesOf = async ({ userId, own, word }: Life) => {
      const { reader, searcher } = storage;
      return [
        (await reader.findRecipes(own.map(({ id }) => id))).length,
        await reader.countRecipesOf(userId),
        (await searcher.searchRecipes(word, 9, 0)).rows.length,
      ];
    };
    const entryOf = async (subjectId: string, isSettled = false) => {
      const { rows } = await storage.reader.listQueue(isSettled, 200);
      return rows.find((one) => one.subjectId === subjectId)?.id ?? '';
    };
    const settle = async (id: string, act: 'hide' | 'restore' | 'grant' | 'dismiss') =>
      storage.writer.settleEntry(id, { act, rule: null, reason: 'Rude' }, by());
    const work = async () => {
      while (await storage.writer.cleanSome(by().at));
    };

    test('a post that is hidden for a reason and shown again stays with who has left, and comes back with them', async () => {
      const life = await live();
      await leave(life.userId);
      for (const [kind, id] of life.posts) {
        expect((await set(kind, id, 'Rude'))?.topics, kind).not.toEqual([]);
        const shown = await set(kind, id, null);
        expect(shown?.takenAlong, kind).toBe(true);
        expect(shown?.topics, kind).not.toEqual([]);
        expect(await set(kind, id, null), kind).toEqual({ topics: [], takenAlong: true });
      }
      expect(await postsOf(life)).toEqual(noPosts);
      const decided = await storage.reader.listDecisions(life.userId);
      expect(decided.map(({ isEnded }) => isEnded)).toEqual(life.posts.map(() => true));
      await comeBack(life.userId);
      expect(await postsOf(life)).toEqual(allPosts);
    });

    test('so does what was hidden before they left, and what the queue hides and shows again', async () => {
      const life = await live();
      const { review: reviewId, question: questionId } = life.ids;
      const about = { reason: 'spam', note: '', at: noon } as const;
      for (const [kind, subjectId] of life.posts.slice(0, 2))
        await storage.writer.sendReport({ id: newId(), kind, subjectId, ...about });
      await settle(await entryOf(reviewId), 'hide');
      await leave(life.userId);
      await settle(await entryOf(questionId), 'hide');
      for (const id of [reviewId, questionId]) {
        const settled = await settle(await entryOf(id, true), 'restore');
        expect(settled).toMatchObject({ kind: 'done', takenAlong: true });
        const { rows } = await storage.reader.listQueue(true, 200);
        const entry = rows.find((one) => one.subjectId === id);
        expect(entry?.subject).toMatchObject({ isHidden: true, isTakenAlong: true });
      }
      expect(await postsOf(life)).toEqual(noPosts);
      await comeBack(life.userId);
      expect(await postsOf(life)).toEqual(allPosts);
    });

    test('what waits for a look is not let stand while its writer is away, and the log says nothing', async () => {
      const { userId, there } = await live();
      const wish = { id: newId(), userId, recipeId: there.id, text: 'And fried?', at: noon - 9 };
      await storage.writer.askQuestion({ ...wish, waits: true });
      await leave(userId);
      const acts = async () => (await storage.reader.listActs(1)).rows[0]?.id;
      const before = await acts();
      expect(await settle(await entryOf(wish.id), 'dismiss')).toEqual({ kind: 'gone' });
      expect([await acts(), await entryOf(wish.id)]).toEqual([before, expect.stringMatching(/./)]);
    });

    test('a removed recipe that is restored goes with who has left, also by an appeal, and comes back with them', async () => {
      const life = await live();
      for (const { id } of life.own) await remove(id);
      const [decision] = await storage.reader.listDecisions(life.userId);
      const appeal = { id: decision?.id ?? '', userId: life.userId, text: 'Mine', at: by().at };
      expect(await storage.writer.appealDecision(appeal)).toBe('made');
      await leave(life.userId);
      const granted = await settle(await entryOf(appeal.id), 'grant');
      expect(granted).toMatchObject({ kind: 'done', takenAlong: true });
      const restored = await Promise.all(life.own.map(({ id }) => restore(id)));
      expect(restored.map((one) => one?.isTakenAlong ?? null).toSorted()).toEqual([null, true]);
      expect(await recipesOf(life)).toEqual([0, 0, 0]);
      expect((await storage.reader.listDeletedRecipes(life.userId, 9)).total).toBe(2);
      const decided = await storage.reader.listDecisions(life.userId);
      expect(decided.map(({ isEnded }) => isEnded)).toEqual([true, true]);
      for (const { id } of life.own) expect(await restore(id)).toBeNull();
      await comeBack(life.userId);
      expect(await recipesOf(life)).toEqual([2, 2, 2]);
    });

    test('a clean-up that is undone brings back nothing of who has left before they come back', async () => {
      const life = await live();
      const { userId } = life;
      const time = { since: 0, until: 4_000_000_000_000 };
      const set = { ...time, userId, newSince: null, block: null, hint: null };
      const cleanup = { id: newId(), set, rule: null, reason: 'Pans: cheap', keep: null };
      expect(await storage.writer.startCleanup(cleanup, by())).not.toBeNull();
      await work();
      expect([await postsOf(life), await recipesOf(life)]).toEqual([noPosts, [0, 0, 0]]);
      await leave(userId);
      const away = async () => (await storage.reader.listCleanups(1)).rows[0]?.takenAlong;
      expect(await away()).toBe(0);
      await storage.writer.undoCleanup(cleanup.id, by());
      await work();
      expect(await away()).toBe(1);
      expect([await postsOf(life), await recipesOf(life)]).toEqual([noPosts, [0, 0, 0]]);
      await comeBack(userId);
      expect([await postsOf(life), await recipesOf(life)]).toEqual([allPosts, [2, 2, 2]]);
    });

    test('recipes that stay, and what their author said below them, are restored as ever; posts elsewhere are not', async () => {
      const life = await live();
      const [staying] = life.own;
      const below = async () => (await storage.reader.listQuestions(staying.id, 'newest', 9)).total;
      await set('question', life.below, 'Rude');
      await remove(staying.id);
      await leave(life.userId, true);
      expect(await recipesOf(life)).toEqual([1, 1, 1]);
      expect(await restore(staying.id)).toMatchObject({ isTakenAlong: false });
      expect([await recipesOf(life), await below()]).toEqual([[2, 2, 2], 0]);
      expect(await set('question', life.below, null)).not.toHaveProperty('takenAlong');
      for (const [kind, id] of life.posts) {
        for (const reason of ['Rude', null]) await set(kind, id, reason);
      }
      expect([await postsOf(life), await below()]).toEqual([noPosts, 1]);
      await comeBack(life.userId);
      expect([await postsOf(life), await below()]).toEqual([allPosts, 1]);
    });

    test('whoever leaves or comes back while it is restored finds it as their account is', async () => {
      for (let n = 0; n < 4; n += 1) {
        const life = await live();
        const { userId, posts, own } = life;
        const hideAll = async () => {
          for (const [kind, id] of posts) await set(kind, id, 'Rude');
          for (const { id } of own) await remove(id);
        };
        const showAll = async () =>
          Promise.all([
            ...posts.map(([kind, id]) => set(kind, id, null)),
            ...own.map(({ id }) => restore(id)),
          ]);
        await hideAll();
        await Promise.all([leave(userId), showAll()]);
        expect([await postsOf(life), await recipesOf(life)]).toEqual([noPosts, [0, 0, 0]]);
        for (const [kind, id] of posts) await set(kind, id, 'Rude');
        await Promise.all([comeBack(userId), showAll()]);
        expect([await postsOf(life), await recipesOf(life)]).toEqual([allPosts, [2, 2, 2]]);
      }
    });
  });
}
