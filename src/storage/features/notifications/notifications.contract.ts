import { describe, expect, test } from 'vitest';
import { readKept, unreadKept } from '#domain/notifications/keeping.ts';
import type { NotificationSetting } from '#domain/notifications/settings.ts';
import { addReview, addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const noon = 1_728_043_200_000;
const latest = 'f'.repeat(24);

/** What people are told, whatever the engine. */
export function describeNotifications(open: OpenStorage): void {
  describe('notifications', () => {
    const storage = openAround(open);

    let at = noon;
    const next = () => (at += 1_000);
    const guest = async (name = 'A cook') => (await addUser(storage, { name })).id;
    const review = async (userId: string, recipeId: string) =>
      (await addReview(storage, { userId, recipeId, at: next() })).review.id;
    const vote = (id: string, userId: string, helpful: boolean) =>
      storage.writer.voteReview(id, userId, helpful, next());
    const list = async (userId: string) =>
      (await storage.reader.listNotifications(userId, 50)).rows;
    const kinds = async (userId: string) => (await list(userId)).map(({ kind }) => kind);
    const read = (userId: string, group?: string, upTo = latest) =>
      storage.writer.readNotifications(userId, { upTo, group, at: next() });
    const unread = (userId: string) => storage.reader.countUnread(userId);
    const set = (userId: string, setting: NotificationSetting) =>
      storage.writer.setNotificationSettings(userId, [setting], {
        language: 'de',
        token: newId(),
        at: next(),
      });

    test('several who reviewed a recipe are one, told to its author and to nobody else', async () => {
      const [author, anna, ben] = [await guest(), await guest('Anna'), await guest('Ben')];
      const recipe = await publish(storage, author);
      await review(anna, recipe.id);
      const second = await review(ben, recipe.id);
      const { id, name, slug } = recipe;
      expect(await list(author)).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          group: `review:${id}`,
          kind: 'review',
          recipe: { id, name, slug },
          subjectId: second,
          detail: null,
          createdAt: at,
          actors: [
            { id: ben, name: 'Ben', handle: expect.any(String) },
            { id: anna, name: 'Anna', handle: expect.any(String) },
          ],
          people: 2,
          things: 2,
          isUnread: true,
        },
      ]);
      for (const one of [anna, ben]) expect(await list(one)).toEqual([]);
      expect([await unread(author), await unread(anna)]).toEqual([1, 0]);
    });

    test('an answer and a vote are told to the writer, once, and taken back unless they were read', async () => {
      const [author, anna, ben] = [await guest(), await guest(), await guest()];
      const { id: recipeId } = await publish(storage, author);
      const id = await review(anna, recipeId);
      const answer = (text: string) =>
        storage.writer.answerReview(id, { userId: author, text, at: next() });
      await answer('Thank you');
      await answer('Thank you all');
      await vote(id, ben, true);
      await vote(id, ben, true);
      expect(await list(anna)).toMatchObject([
        { kind: 'helpful', people: 1, things: 1 },
        { kind: 'review-answer', people: 1, things: 1 },
      ]);
      await answer('');
      await vote(id, ben, false);
      expect(await list(anna)).toEqual([]);
      await vote(id, ben, true);
      await read(anna);
      await vote(id, ben, false);
      await vote(id, ben, true);
      expect(await list(anna)).toMatchObject([{ kind: 'helpful', isUnread: false }]);
    });

    test('what is deleted is told no more, nor what is of a recipe while that is away', async () => {
      const [author, anna, ben] = [await guest(), await guest(), await guest()];
      const { id: recipeId } = await publish(storage, author);
      const id = await review(anna, recipeId);
      await vote(id, ben, true);
      await read(author);
      await storage.writer.softDeleteRecipe(recipeId, author, next());
      expect([await list(author), await unread(anna), await list(anna)]).toEqual([[], 0, []]);
      await storage.writer.undeleteRecipe(recipeId, author, Date.now());
      expect(await unread(anna)).toBe(1);
      await storage.writer.deleteReview(id, null);
      expect([await list(author), await list(anna)]).toEqual([[], []]);
      const other = await review(anna, recipeId);
      await vote(other, ben, true);
      await storage.writer.deleteUser(ben, null);
      expect([await kinds(author), await list(anna)]).toEqual([['review'], []]);
      await storage.writer.deleteRecipe(recipeId);
      expect(await list(author)).toEqual([]);
    });

    test('what somebody did who has left is told once they come back', async () => {
      const [author, anna, ben] = [await guest(), await guest('Anna'), await guest('Ben')];
      const { id: recipeId } = await publish(storage, author);
      await vote(await review(anna, recipeId), ben, true);
      const begin = async (comesBack: boolean) => {
        const session = { tokenHash: newId(), userId: ben, createdAt: next(), usedAt: at };
        expect(await storage.writer.createSession(session, 'password hash', null, comesBack)).toBe(
          true,
        );
        return session.tokenHash;
      };
      const wish = { userId: ben, tokenHash: await begin(false), before: 'password hash' };
      const times = { at: next(), endsAt: at + 1_000_000 };
      await storage.writer.leave({ ...wish, ...times, keepsRecipes: true }, null);
      expect([await list(anna), await unread(anna)]).toEqual([[], 0]);
      await begin(true);
      expect([await kinds(anna), await unread(anna)]).toEqual([['helpful'], 1]);
    });

    test('who deletes and rewrites what somebody has read of tells them no more that day', async () => {
      const [author, anna] = [await guest(), await guest()];
      const { id: recipeId } = await publish(storage, author);
      const asked = await storage.writer.askQuestion({
        id: newId(),
        userId: author,
        recipeId,
        text: 'Which salt?',
        at: next(),
      });
      if (asked.kind !== 'written') throw new Error(asked.kind);
      const questionId = asked.question.id;
      const answer = async (text: string) => {
        const wish = { id: newId(), userId: anna, questionId, text, at: next() };
        await storage.writer.answerQuestion(wish);
        return wish.id;
      };
      const posts = [await review(anna, recipeId), await answer('Rock salt')];
      await read(author);
      await storage.writer.deleteReview(posts[0] ?? '', null);
      await storage.writer.deleteAnswer(posts[1] ?? '', null);
      expect(await list(author)).toEqual([]);
      const rewritten = [await review(anna, recipeId), await answer('Sea salt')];
      const told = await list(author);
      expect(told.map(({ subjectId }) => subjectId).toSorted()).toEqual(rewritten.toSorted());
      expect([await unread(author), told.some(({ isUnread }) => isUnread)]).toEqual([0, false]);
      // What nobody has read is taken back, and told with what comes instead.
      const ben = await guest();
      await storage.writer.deleteReview(await review(ben, recipeId), null);
      expect(await unread(author)).toBe(0);
      const instead = await review(ben, recipeId);
      expect(await unread(author)).toBe(1);
      await read(author);
      await storage.writer.deleteReview(instead, null);
      at += 86_400_000;
      await review(ben, recipeId);
      expect(await unread(author)).toBe(1);
    });

    test('a kind that was switched off is not shown, and comes back; a person sets their own', async () => {
      const [author, anna, ben] = [await guest(), await guest(), await guest()];
      const { id: recipeId } = await publish(storage, author);
      await review(anna, recipeId);
      const off = { kind: 'review' as const, site: false, mail: 'daily' as const };
      const all = await set(author, off);
      expect(all).toEqual([off]);
      expect(await storage.reader.listNotificationSettings(author)).toEqual(all);
      expect([await list(author), await unread(author)]).toEqual([[], 0]);
      // What only a mail tells is not read with the rest.
      await read(author);
      await set(author, { ...off, site: true });
      expect(await unread(author)).toBe(1);
      await set(author, { ...off, mail: 'off' });
      await review(ben, recipeId);
      await set(author, { ...off, site: true, mail: 'off' });
      expect(await list(author)).toMatchObject([{ people: 1 }]);
      expect(await storage.reader.listNotificationSettings(ben)).toEqual([]);
    });

    test('read up to what was seen, of one group or of all, as often as it is said', async () => {
      const [author, anna] = [await guest(), await guest()];
      const [first, second] = [await publish(storage, author), await publish(storage, author)];
      await review(anna, first.id);
      const [seen] = await list(author);
      await review(anna, second.id);
      expect(await read(author, undefined, seen?.id)).toBe(1);
      expect(await read(author, undefined, seen?.id)).toBe(1);
      await review(await guest(), first.id);
      expect(await read(author, `review:${second.id}`)).toBe(1);
      expect((await list(author)).map(({ isUnread }) => isUnread)).toEqual([true, false]);
      expect(await read(anna)).toBe(0);
      expect(await read(author)).toBe(0);
    });

    test('questions, answers, followers and recipes are told to whom they concern', async () => {
      const [author, anna] = [await guest(), await guest()];
      const { id: recipeId } = await publish(storage, author);
      const asked = { id: newId(), userId: anna, recipeId, text: 'Does it freeze?', at: next() };
      await storage.writer.askQuestion(asked);
      await storage.writer.askQuestion({ ...asked, id: newId() });
      const answered = { questionId: asked.id, userId: author, text: 'Yes', at: next() };
      await storage.writer.answerQuestion({ id: newId(), ...answered });
      expect(await list(author)).toMatchObject([
        { kind: 'question', subjectId: asked.id, things: 1 },
      ]);
      expect(await list(anna)).toMatchObject([{ kind: 'answer', group: `answer:${asked.id}` }]);
      await storage.writer.deleteQuestion(asked.id, null);
      expect([await list(author), await list(anna)]).toEqual([[], []]);
      const follow = (following: boolean) =>
        storage.writer.keepFollow({
          userId: anna,
          cookId: author,
          following,
          at: next(),
          most: 10,
        });
      await follow(true);
      expect(await list(author)).toMatchObject([{ kind: 'follow', actors: [{ id: anna }] }]);
      await follow(false);
      expect(await list(author)).toEqual([]);
      await follow(true);
      await publish(storage, author);
      await set(anna, { kind: 'published', site: true, mail: 'off' });
      await publish(storage, author, { unlisted: true });
      expect(await list(anna)).toEqual([]);
      const { id } = await publish(storage, author);
      expect(await list(anna)).toMatchObject([{ kind: 'published', recipe: { id } }]);
    });

    test('of those who follow a cook all who want to hear of recipes are told of each, and nobody else', async () => {
      const author = await guest('The author');
      await publish(storage, author);
      const people = await Promise.all(Array.from({ length: 6 }, () => guest()));
      for (const userId of people.slice(0, 5)) {
        const wish = { userId, cookId: author, following: true, at: next(), most: 10 };
        await storage.writer.keepFollow(wish);
      }
      const mails = ['off', 'daily', 'weekly', 'off'] as const;
      for (const [n, mail] of mails.entries()) {
        await set(people[n] ?? '', { kind: 'published', site: n !== 1 && n !== 3, mail });
      }
      await set(people[5] ?? '', { kind: 'published', site: true, mail: 'daily' });
      const recipes = [await publish(storage, author), await publish(storage, author)];
      const told = {
        group: `published:${author}`,
        kind: 'published',
        recipe: { id: recipes[1]?.id },
        actors: [{ id: author }],
        subjectId: null,
        detail: null,
        isUnread: true,
        things: 2,
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        createdAt: recipes[1]?.createdAt,
      };
      const lists = await Promise.all(people.map((one) => list(one)));
      expect(lists).toMatchObject([[told], [], [told], [], [], []]);
      // So few are told at once.
      expect(await storage.reader.hasTellings()).toBe(false);
      await storage.writer.tellMoreFollowers();
      // What mails alone tell waits for one all the same.
      await set(people[1] ?? '', { kind: 'published', site: true, mail: 'daily' });
      expect(await list(people[1] ?? '')).toMatchObject([told]);
    });

    test('a hidden post is told of to its writer alone, and so is that it was hidden or restored', async () => {
      const [author, anna] = [await guest(), await guest()];
      const { id: recipeId } = await publish(storage, author);
      const id = await review(anna, recipeId);
      const hide = (reason: string | null) => {
        const act = { at: next(), actorId: null, act: 'hide-post' };
        return storage.writer.setPostHidden({ kind: 'review', id }, reason, act);
      };
      await hide('Rude');
      expect([await list(author), await unread(author)]).toEqual([[], 0]);
      expect(await list(anna)).toMatchObject([
        { kind: 'hidden', detail: 'review:hidden:Rude', people: 0 },
      ]);
      await hide(null);
      expect(await kinds(author)).toEqual(['review']);
      expect(await list(anna)).toMatchObject([{ detail: 'review:restored', things: 1 }]);
    });

    test('pages follow one another, and take no cursor that none handed out', async () => {
      const author = await guest();
      const { id: recipeId } = await publish(storage, author);
      const writer = await guest();
      const id = await review(writer, recipeId);
      const voters = await Promise.all(Array.from({ length: 5 }, () => guest()));
      for (const voter of voters) await vote(id, voter, true);
      const recipes = [await publish(storage, writer), await publish(storage, writer)];
      for (const recipe of recipes) for (const one of voters) await review(one, recipe.id);
      const pages: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await storage.reader.listNotifications(writer, 1, cursor);
        expect(page.total).toBe(3);
        pages.push(...page.rows.map(({ group }) => group));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(pages).toEqual((await list(writer)).map(({ group }) => group));
      await expect(storage.reader.listNotifications(writer, 1, 'x')).rejects.toThrow('cursor');
    });

    test('what was read goes in time, and all after a year', async () => {
      const [author, anna] = [await guest(), await guest()];
      const { id: recipeId } = await publish(storage, author);
      await review(anna, recipeId);
      const sweep = async (now: number) => {
        while ((await storage.writer.deleteOldNotifications(now, 2)) === 2);
      };
      await sweep(at + readKept * 2);
      expect(await unread(author)).toBe(1);
      await read(author);
      await sweep(at + readKept - 60_000);
      expect(await list(author)).toHaveLength(1);
      await sweep(at + readKept + 60_000);
      expect(await list(author)).toEqual([]);
      await review(await guest(), recipeId);
      await sweep(at + unreadKept + 60_000);
      expect(await list(author)).toEqual([]);
    });

    test('after whatever people do, the count is what the page shows', async () => {
      const people = [await guest(), await guest(), await guest()];
      const [author = '', ...others] = people;
      const recipes = [await publish(storage, author), await publish(storage, author)];
      const reviews: { id: string; by: string }[] = [];
      let dice = 7;
      const roll = (sides: number) => {
        dice = (dice * 48_271) % 2_147_483_647;
        return dice % sides;
      };
      const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
      const turns = [
        async () => {
          const recipe = pick(recipes);
          at += 86_400_000;
          const by = pick(others);
          reviews.push({ id: await review(by, recipe.id), by });
        },
        async () => vote(pick(reviews).id, pick(people), roll(3) > 0),
        async () =>
          storage.writer.answerReview(pick(reviews).id, {
            userId: author,
            text: pick(['', 'Yes']),
            at: next(),
          }),
        async () => read(pick(people), undefined, pick(await list(author))?.id ?? latest),
        async () => read(pick(people), pick(await list(author))?.group),
        async () => storage.writer.softDeleteRecipe(pick(recipes).id, author, next()),
        async () => storage.writer.undeleteRecipe(pick(recipes).id, author, Date.now()),
        async () => {
          const site = roll(2) === 0;
          return set(pick(people), { kind: pick(['review', 'helpful']), site, mail: 'off' });
        },
        async () => reviews.length > 3 && storage.writer.deleteReview(pick(reviews).id, null),
      ];
      await turns[0]?.();
      for (let turn = 0; turn < 120; turn += 1) {
        await pick(turns)().catch((error: Error) => {
          // A review of a recipe that is away.
          if (error.message !== 'missing') throw error;
        });
        for (const one of people) {
          const shown = (await list(one)).filter(({ isUnread }) => isUnread);
          expect(await unread(one)).toBe(shown.length);
        }
      }
    });
  });
}
