import { beforeAll, describe, expect, test } from 'vitest';
import { killElsewhere } from '#test/support/elsewhere/kill-elsewhere.ts';
import {
  addReview,
  addUser,
  newId,
  newWord,
  type OpenStorage,
  publish,
  recipeRow,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from './rows.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;
const end = noon + 14 * day;

/** People who ask to be deleted, and those who come back, whatever the engine. */
export function describeLeaving(open: OpenStorage): void {
  describe('leaving', () => {
    const storage = openAround(open);
    let admin: UserRow;
    beforeAll(async () => {
      admin = await addUser(storage, { role: 1 });
    });

    const begin = async (userId: string, at = noon, comesBack = false) => {
      const session = { tokenHash: newId(), userId, createdAt: at, usedAt: at };
      const hash = 'password hash';
      const isIn = await storage.writer.createSession(session, hash, null, comesBack);
      return isIn ? session.tokenHash : null;
    };
    const leave = async ({ id: userId }: UserRow, keepsRecipes = false) => {
      const tokenHash = (await begin(userId)) ?? '';
      const wish = { userId, tokenHash, before: 'password hash', at: noon, endsAt: end };
      return storage.writer.leave({ ...wish, keepsRecipes }, null);
    };
    /** Everything of all whose time is over, those who left in another test too; the photos that are free. */
    const deleteAll = async () => {
      const freed = [];
      for (;;) {
        const some = await storage.writer.deleteLeft(end, 1);
        if (!some) return freed;
        freed.push(...some.photoIds);
      }
    };
    const review = async (userId: string, recipeId: string) =>
      (await addReview(storage, { userId, recipeId, at: noon })).review.id;
    const hide = (id: string, reason: string | null) => {
      const act = { at: noon + 9, actorId: admin.id, act: 'hide-post' };
      return storage.writer.setPostHidden({ kind: 'review', id }, reason, act);
    };

    /** Somebody with two recipes, and with a review, a question, a collection and some lines beside somebody else's recipe. */
    const live = async () => {
      const cook = await addUser(storage, { name: 'Lea' });
      const word = newWord();
      const own = [
        await publish(storage, cook.id, { name: word }),
        await publish(storage, cook.id, { name: `${word} again` }),
      ] as const;
      const other = await publish(storage, (await addUser(storage)).id, { name: newWord() });
      const reviewId = await review(cook.id, other.id);
      await review(other.userId, own[0].id);
      const { id: userId, handle } = cook;
      const asks = { userId, text: 'Does it freeze?', at: noon };
      for (const recipeId of [own[0].id, other.id]) {
        await storage.writer.askQuestion({ ...asks, id: newId(), recipeId });
      }
      const said = { name: 'Sundays', description: '', visibility: 'public' as const };
      const most = { collections: 4, recipes: 6 };
      await storage.writer.createCollection({ id: newId(), userId, at: noon }, said, null, most);
      const told = { lines: 'I cook', link: '', photoId: null, base: undefined, at: noon };
      await storage.writer.updateProfile(userId, { ...told, handle });
      return { cook, own, other, reviewId, word };
    };
    type Life = Awaited<ReturnType<typeof live>>;

    /** What others see of it. */
    const seen = async ({ cook, own, other, word }: Life) => {
      const { reader, searcher } = storage;
      const at = async (id: string) => ({
        reviews: (await reader.listReviews(id, 'newest', 10)).rows.length,
        counted: (await reader.listReviews(id, 'newest', 1)).of?.tally.reviews ?? 0,
        questions: (await reader.listQuestions(id, 'newest', 10)).rows.length,
      });
      return {
        recipes: (await reader.listRecipes({ userId: cook.id }, 10)).rows.length,
        counted: await reader.countRecipesOf(cook.id),
        found: (await searcher.searchRecipes(word, 10, 0)).rows.length,
        own: await at(own[0].id),
        other: await at(other.id),
        collections: await reader.countPublicCollections(cook.id),
        page: (await reader.findCook(cook.handle))?.name ?? null,
        name: (await reader.findUser(cook.id))?.name ?? null,
      };
    };
    const whole = {
      recipes: 2,
      counted: 2,
      found: 2,
      collections: 1,
      page: 'Lea',
      name: 'Lea',
      own: { reviews: 1, counted: 1, questions: 1 },
      other: { reviews: 1, counted: 1, questions: 1 },
    };
    const nothing = { reviews: 0, counted: 0, questions: 0 };
    const hidden = { ...whole, other: nothing, collections: 0, page: null, name: '' };
    const hiddenWhole = { ...hidden, recipes: 0, counted: 0, found: 0, own: nothing };

    test('everything is hidden at once, and comes back as it was with who takes it back in time', async () => {
      const life = await live();
      const { cook, other, reviewId } = life;
      expect(await seen(life)).toEqual(whole);
      const tokenHash = await begin(cook.id);
      expect(await leave(cook)).toBe('done');
      expect(await seen(life)).toEqual(hiddenWhole);
      expect(await storage.reader.findSession(tokenHash ?? '')).toBeNull();
      expect(await storage.reader.findLeaving(cook.id)).toEqual({
        leftAt: noon,
        endsAt: end,
        keepsRecipes: false,
      });
      expect((await storage.reader.listHiddenPosts('review', 200)).rows).not.toContainEqual(
        expect.objectContaining({ id: reviewId }),
      );
      // No moderator brings back what somebody took along.
      expect(await hide(reviewId, null)).toEqual({ topics: [], takenAlong: true });
      expect(await seen(life)).toEqual(hiddenWhole);
      expect(await storage.writer.deleteLeft(end - 1, 50)).toBeNull();
      expect(await begin(cook.id, end - 1)).toBeNull();
      expect(await begin(cook.id, end - 1, true)).not.toBeNull();
      expect(await seen(life)).toEqual(whole);
      expect(await storage.reader.findUser(cook.id)).toEqual(cook);
      expect(await storage.reader.findLeaving(cook.id)).toBeNull();
      await deleteAll();
      expect((await storage.reader.listReviews(other.id, 'newest', 10)).rows[0]?.id).toBe(reviewId);
    });

    test('what a moderator hid stays hidden', async () => {
      const life = await live();
      await hide(life.reviewId, 'Rude');
      await leave(life.cook);
      await begin(life.cook.id, noon + 1, true);
      expect(await seen(life)).toEqual({ ...whole, other: { ...nothing, questions: 1 } });
      await leave(life.cook);
      await hide(life.reviewId, null);
      await begin(life.cook.id, noon + 1, true);
      expect(await seen(life)).toEqual(whole);
    });

    test('once the time is over nobody comes back, and all of it goes step by step', async () => {
      const life = await live();
      await leave(life.cook);
      expect(await begin(life.cook.id, end, true)).toBeNull();
      const photoIds = life.own.map(({ photo }) => photo.id);
      expect(await deleteAll()).toEqual(expect.arrayContaining(photoIds));
      expect(await seen(life)).toEqual({ ...hiddenWhole, name: null });
      expect(await storage.reader.findRecipes(life.own.map(({ id }) => id))).toEqual([]);
      expect(await storage.reader.findCredentials(life.cook.email)).toBeNull();
    });

    test('recipes that stay are there all the time without a name, and their cook’s row keeps its id, emptied', async () => {
      const life = await live();
      const { cook, own } = life;
      const deleted = await publish(storage, cook.id, { name: newWord() });
      await storage.writer.softDeleteRecipe(deleted.id, cook.id, noon - 5);
      await leave(cook, true);
      expect(await seen(life)).toEqual(hidden);
      expect(await deleteAll()).toContain(deleted.photo.id);
      expect(await seen(life)).toEqual(hidden);
      const user = await storage.reader.findUser(cook.id);
      expect(user).toEqual({
        id: cook.id,
        name: '',
        handle: '',
        role: 0,
        createdAt: cook.createdAt,
        email: expect.stringMatching(/^[0-9a-f]{24}@former\.invalid$/),
      });
      expect(await storage.reader.findCredentials(user?.email ?? '')).toMatchObject({
        passwordHash: null,
        answerHash: null,
      });
      expect(await storage.reader.findRecipe(own[0].id)).toEqual(own[0]);
      expect(await storage.reader.listDeletedRecipes(cook.id, 10)).toMatchObject({ total: 0 });
      expect(await begin(cook.id, end, true)).toBeNull();
    });

    test('an admin leaves as long as another is there, also where two do so at once', async () => {
      await using alone = await open();
      const two = [
        await addUser(alone.storage, { role: 1 }),
        await addUser(alone.storage, { role: 1 }),
      ];
      const going = two.map(async ({ id: userId }) => {
        const session = { tokenHash: newId(), userId, createdAt: noon, usedAt: noon };
        await alone.storage.writer.createSession(session);
        const wish = { userId, tokenHash: session.tokenHash, before: 'password hash', at: noon };
        return alone.storage.writer.leave({ ...wish, endsAt: end, keepsRecipes: false }, null);
      });
      expect((await Promise.all(going)).toSorted()).toEqual(['done', 'last admin']);
    });

    test('nobody leaves with another password than theirs, or from a session that has ended', async () => {
      const { id: userId } = await addUser(storage);
      const tokenHash = (await begin(userId)) ?? '';
      const wish = { userId, tokenHash, before: 'password hash', at: noon, endsAt: end };
      const leaveWith = (part: Partial<typeof wish>) =>
        storage.writer.leave({ ...wish, ...part, keepsRecipes: false }, null);
      expect(await leaveWith({ before: 'another hash' })).toBe('missing');
      expect(await leaveWith({ tokenHash: newId() })).toBe('missing');
      const both = await Promise.all([leaveWith({}), leaveWith({})]);
      expect(both.toSorted()).toEqual(['done', 'missing']);
      // What was on its way when they left comes too late.
      const late = storage.writer.publishRecipe(recipeRow(userId), 'a key');
      await expect(late).rejects.toThrow('gone');
    });

    test('a process that is killed while it deletes leaves no half to be seen, and another goes on', async () => {
      await using own = await open();
      const cook = await addUser(own.storage);
      for (let n = 0; n < 8; n += 1) await publish(own.storage, cook.id, { name: newWord() });
      const session = { tokenHash: newId(), userId: cook.id, createdAt: noon, usedAt: noon };
      await own.storage.writer.createSession(session);
      const wish = { userId: cook.id, tokenHash: session.tokenHash, before: 'password hash' };
      const times = { at: noon, endsAt: end };
      await own.storage.writer.leave({ ...wish, ...times, keepsRecipes: false }, null);
      await own.storage[Symbol.asyncDispose]();
      await killElsewhere(own, { does: 'delete', at: end }, 3);
      const after = await own.reopen();
      while (await after.writer.deleteLeft(end, 1));
      expect(await after.reader.findUser(cook.id)).toBeNull();
      expect((await after.reader.listRecipes({}, 50)).total).toBe(0);
      expect(await after.writer.deleteLeft(end, 1)).toBeNull();
    });
  });
}
