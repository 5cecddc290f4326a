import { describe, expect, test } from 'vitest';
import type { FollowedPostReply } from '#contract/follows.ts';
import { photoBaseMark } from '#domain/recipes/card.ts';
import { addReview, addUser, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import { newestOfEach, type PostPage, placeLength } from './rows.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;

const postsOf = ({ text }: Pick<PostPage, 'text'>) =>
  JSON.parse(jsonOf(text)) as FollowedPostReply[];
/** As the server sends it. */
const jsonOf = (text: string) => `[${text.replaceAll(photoBaseMark, '/photos/')}]`;

/** What those published and cooked whom somebody follows, whatever the engine. */
export function describePosts(open: OpenStorage): void {
  describe('posts of those followed', () => {
    const storage = openAround(open);

    const person = async () => (await addUser(storage)).id;
    const follow = (userId: string, cookId: string) =>
      storage.writer.keepFollow({ userId, cookId, following: true, at: 5, most: 2_000 });
    const review = async (userId: string, recipeId: string, at: number) =>
      (await addReview(storage, { userId, recipeId, at })).review;
    /** All pages of so many. */
    const feed = async (userId: string, limit: number) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await storage.reader.listFollowedPosts(userId, limit, cursor);
        const posts = postsOf(page);
        expect(posts.length).toBeLessThanOrEqual(limit);
        found.push(...posts.map(({ _id }) => _id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    };

    /** The newest posts of each whom the person follows, as they are told, in no order. */
    const newest = async (userId: string) => {
      const { listFollowedIds, listNewestPlaces, tellPosts } = storage.reader;
      const cooks = await listNewestPlaces((await listFollowedIds(userId)).ids);
      const places = cooks.flatMap(({ text }) => text.match(/.{41}/g) ?? []);
      expect(places.join('')).toBe(cooks.map(({ text }) => text).join(''));
      const told = places.length > 0 ? await tellPosts(places) : [];
      for (const { id } of told) expect(places).toContain(id);
      return told.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    };
    const newestIds = async (userId: string) =>
      (await newest(userId)).map(({ text }) => postsOf({ text })[0]?._id);

    /** Cooks and strangers who publish and cook, many in the same moment; who follows the cooks, and what they are to see. */
    async function world(cooks: number) {
      const reader = await person();
      const followed = await Promise.all(Array.from({ length: cooks }, person));
      const strangers = await Promise.all([1, 2, 3].map(person));
      const posts: { id: string; at: number; userId: string }[] = [];
      for (let n = 0; n < 40; n += 1) {
        // A few of them do most of it, and the last half of those followed nothing.
        const active = [...followed.slice(0, 1 + (n % Math.ceil(cooks / 2))), ...strangers];
        const userId = active[(n * n) % active.length] ?? '';
        const createdAt = noon + (n % 7) * day + (n % 3);
        const recipe = await publish(storage, userId, { createdAt });
        posts.push({ id: recipe.id, at: createdAt, userId });
        const writer = active[(n * 5 + 1) % active.length] ?? '';
        if (writer === userId) continue;
        const { id, createdAt: at } = await review(writer, recipe.id, createdAt + (n % 2));
        posts.push({ id, at, userId: writer });
      }
      for (const cook of followed) await follow(reader, cook);
      const seen = posts
        .filter(({ userId }) => followed.includes(userId))
        .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
      return { reader, seen: seen.map(({ id }) => id) };
    }

    let small: ReturnType<typeof world> | null = null;

    /** That of three, which two tests look at. */
    function worldOfThree() {
      small ??= world(3);
      return small;
    }

    test.each([1, 3, 120])(
      'pages have each once, as a plain sort has them, of %i followed',
      async (cooks) => {
        const { reader, seen } = await (cooks === 3 ? worldOfThree() : world(cooks));
        for (const limit of [1, 4, 50]) expect(await feed(reader, limit), `${limit}`).toEqual(seen);
      },
    );

    test('the newest of each cook are told as pages tell them, and no more than fill one', async () => {
      const { reader, seen } = await worldOfThree();
      const told = await newest(reader);
      const { ids: cooks } = await storage.reader.listFollowedIds(reader);
      for (const { text } of await storage.reader.listNewestPlaces(cooks))
        expect(text.length).toBeLessThanOrEqual(newestOfEach * placeLength);
      const first = await storage.reader.listFollowedPosts(reader, newestOfEach - 1);
      const page = told.slice(0, newestOfEach - 1);
      expect(page.map(({ text }) => text).join(',')).toBe(first.text);
      expect(page.at(-1)?.cursor).toBe(first.nextCursor);
      expect(seen.slice(0, 20)).toEqual((await newestIds(reader)).slice(0, 20));
    });

    test('what is unlisted, removed or deleted never shows, nor what was said of it', async () => {
      const [reader, cook, other] = [await person(), await person(), await person()];
      await follow(reader, cook);
      const [kept, unlisted, removed] = [
        await publish(storage, cook),
        await publish(storage, cook, { unlisted: true }),
        await publish(storage, cook),
      ];
      const theirs = await publish(storage, other);
      const hidden = await publish(storage, other, { unlisted: true });
      const said = await review(cook, theirs.id, noon);
      await review(cook, hidden.id, noon);
      const act = { at: noon, actorId: null, act: 'remove-recipe' };
      await storage.writer.removeRecipe(removed.id, act);
      expect(await feed(reader, 2)).not.toContain(unlisted.id);
      expect((await feed(reader, 2)).toSorted()).toEqual([kept.id, said.id].toSorted());
      const [post] = postsOf(await storage.reader.listFollowedPosts(reader, 5)).filter(
        ({ kind }) => kind === 'review',
      );
      expect(post).toMatchObject({
        _id: said.id,
        food: { _id: theirs.id, cook: { _id: other } },
        cook: { _id: cook },
        review: { text: said.text, rating: said.rating, asWritten: said.asWritten },
      });
      const name = { kind: 'review', id: said.id } as const;
      const hide = { at: noon, actorId: null, act: 'hide-post' };
      await storage.writer.setPostHidden(name, 'Spam', hide);
      expect(await feed(reader, 2)).toEqual([kept.id]);
      expect(await newestIds(reader)).toEqual([kept.id]);
      await storage.writer.setPostHidden(name, null, hide);
      expect(await feed(reader, 2)).toContain(said.id);
      expect(await newestIds(reader)).toContain(said.id);
      await storage.writer.softDeleteRecipe(theirs.id, other, noon);
      expect(await feed(reader, 2)).toEqual([kept.id]);
      expect(await newestIds(reader)).toEqual([kept.id]);
      await storage.writer.deleteUser(cook, null);
      expect(await storage.reader.listFollowedPosts(reader, 5)).toEqual({
        text: '',
        followed: 0,
        nextCursor: null,
      });
    });

    test('nobody followed is nothing, and a cursor of another list is refused', async () => {
      const reader = await person();
      expect(await feed(reader, 5)).toEqual([]);
      expect(await newest(reader)).toEqual([]);
      await expect(storage.reader.listFollowedPosts(reader, 5, 'odd')).rejects.toThrow('cursor');
    });
  });
}
