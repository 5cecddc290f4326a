import { beforeAll, describe, expect, test } from 'vitest';
import {
  addReview,
  addUser,
  newId,
  newWord,
  type OpenStorage,
  publish,
  reviewContent,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from '../accounts/rows.ts';
import type { NewAct } from '../admin/rows.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;
// Later than what other suites on the same database hide or note.
let later = Date.now() + 20_000_000;

/** What admins do with what people posted, whatever the engine. */
export function describePosts(open: OpenStorage): void {
  describe('posts', () => {
    const storage = openAround(open);
    let admin: UserRow;
    let cook: UserRow;
    beforeAll(async () => {
      admin = await addUser(storage, { role: 1 });
      cook = await addUser(storage, { name: 'Cleo' });
    });

    const act = (name = 'hide-post'): NewAct => {
      later += 1_000;
      return { at: later, actorId: admin.id, act: name };
    };
    const content = (text = 'Rude') => reviewContent({ rating: 1, text });
    const review = async (recipeId: string, text = 'Rude', userId = cook.id) =>
      (await addReview(storage, { userId, recipeId, at: noon }, content(text))).review;
    const recipe = async () => publish(storage, (await addUser(storage)).id, { name: newWord() });
    const hide = (id: string, reason: string | null, by = act()) =>
      storage.writer.setPostHidden({ kind: 'review', id }, reason, by);
    const shown = async (recipeId: string) => [
      (await storage.reader.listReviews(recipeId, 'newest', 10)).rows.length,
      (await storage.reader.listReviews(recipeId, 'newest', 1)).of?.tally.reviews ?? 0,
    ];

    test('a hidden review is there for its writer alone, and comes back as it was', async () => {
      const { id: recipeId, userId } = await recipe();
      const written = await review(recipeId);
      await storage.writer.voteReview(written.id, admin.id, true, 1_700_000_000_000);
      expect(await shown(recipeId)).toEqual([1, 1]);
      const at = act();
      const hidden = await hide(written.id, 'It names a neighbour', at);
      expect(hidden).toEqual({
        topics: [`reviews:${recipeId}`, `reviewer:${cook.id}`, 'reviewed'],
      });
      expect(await shown(recipeId)).toEqual([0, 0]);
      const told = {
        ...written,
        helpful: 1,
        hidden: { reason: 'It names a neighbour', at: at.at },
      };
      expect(await storage.reader.listOwnReviews(cook.id, recipeId)).toEqual([told]);
      expect(await storage.reader.listWrittenReviews(cook.id)).toContainEqual(
        expect.objectContaining(told),
      );
      expect(await storage.reader.listOwnVotes(admin.id, recipeId)).toEqual([]);
      expect(
        await storage.writer.voteReview(written.id, admin.id, false, 1_700_000_000_000),
      ).toEqual({
        kind: 'missing',
      });
      const sorry = { userId, text: 'Sorry', at: 5 };
      expect((await storage.writer.answerReview(written.id, sorry)).kind).toBe('missing');
      expect(await hide(written.id, null, act('restore-post'))).toEqual(hidden);
      expect(await shown(recipeId)).toEqual([1, 1]);
      expect(await storage.reader.findReview(written.id)).toEqual({ ...told, hidden: null });
    });

    test('lists show the rating without it, and with it again', async () => {
      const { id: recipeId } = await recipe();
      const ids = [];
      for (let n = 0; n < 3; n += 1) {
        ids.push((await review(recipeId, 'Good', (await addUser(storage)).id)).id);
      }
      const writerId = (await storage.reader.findReview(ids[0] ?? ''))?.userId;
      const rated = async () => (await storage.reader.listRatings([recipeId])).length;
      const topics = [
        `reviews:${recipeId}`,
        `reviewer:${writerId}`,
        'reviewed',
        `rating:${recipeId}`,
      ];
      expect(await rated()).toBe(1);
      expect(await hide(ids[0] ?? '', 'Rude words')).toEqual({ topics });
      expect(await rated()).toBe(0);
      expect(await hide(ids[0] ?? '', null)).toEqual({ topics });
      expect(await rated()).toBe(1);
    });

    test('its writer edits it and it stays hidden; it is their review of that day', async () => {
      const { id: recipeId } = await recipe();
      const { id } = await review(recipeId);
      await hide(id, 'Rude words');
      const how = { at: noon + 5, base: noon };
      const edited = await storage.writer.editReview(id, cook.id, content('Kind'), how);
      expect(edited).toMatchObject({ review: { text: 'Kind', hidden: { reason: 'Rude words' } } });
      const wish = { id: newId(), userId: cook.id, recipeId, at: noon + 9 };
      expect((await storage.writer.writeReview(wish, content('Anew'))).kind).toBe('today');
      expect(await shown(recipeId)).toEqual([0, 0]);
      expect(await storage.writer.deleteReview(id, null)).toMatchObject({ recipeId });
      expect(await hide(id, null)).not.toBeNull();
      expect(await hide(id, 'Rude words')).toBeNull();
    });

    test('each change is noted once, whoever asks for it and however often', async () => {
      const { id: recipeId, name } = await recipe();
      const { id } = await review(recipeId);
      const reasons = [1, 2, 3, 4].map(() => hide(id, 'Rude words'));
      const outcomes = await Promise.all(reasons);
      expect(outcomes.filter((one) => one && one.topics.length > 0)).toHaveLength(1);
      expect(await hide(id, 'Rude words')).toEqual({ topics: [] });
      const topics = [`reviews:${recipeId}`, `reviewer:${cook.id}`, 'reviewed'];
      expect(await hide(id, 'Other words')).toEqual({ topics });
      await hide(id, null, act('restore-post'));
      expect(await hide(id, null, act('restore-post'))).toEqual({ topics: [] });
      const noted = (await storage.reader.listActs(50)).rows;
      const ofIt = noted.filter(({ subjectId }) => subjectId === recipeId);
      expect(ofIt.map(({ act: what, recipes }) => [what, recipes?.names])).toEqual([
        ['restore-post', [name]],
        ['hide-post', [name]],
        ['hide-post', [name]],
      ]);
    });

    test('hiding, an edit and a deletion at once leave no half', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id: recipeId } = await recipe();
        const { id } = await review(recipeId);
        const [hidden] = await Promise.all([
          hide(id, 'Rude words'),
          storage.writer.editReview(id, cook.id, content('Kind'), { at: noon, base: undefined }),
        ]);
        expect(hidden?.topics).toHaveLength(3);
        expect(await storage.reader.findReview(id)).toMatchObject({
          text: 'Kind',
          hidden: { reason: 'Rude words' },
        });
        await Promise.all([hide(id, null), storage.writer.deleteReview(id, null)]);
        expect(await storage.reader.findReview(id)).toBeNull();
      }
    });

    test('admins list what is hidden, hidden last first, page by page', async () => {
      const at = await recipe();
      const gone = await recipe();
      const ids = [];
      for (const text of ['one', 'two', 'three']) {
        const { id } = await review(at.id, text, (await addUser(storage, { name: text })).id);
        await hide(id, `about ${text}`);
        ids.unshift(id);
      }
      await hide((await review(gone.id)).id, 'at a recipe that is removed');
      await storage.writer.softDeleteRecipe(gone.id, gone.userId, noon);
      const first = await storage.reader.listHiddenPosts('review', 2);
      expect(first.rows[0]).toMatchObject({
        id: ids[0],
        kind: 'review',
        text: 'three',
        reason: 'about three',
        writer: { name: 'three' },
        recipe: { name: at.name, slug: at.slug },
      });
      const cursor = first.nextCursor ?? undefined;
      const rest = await storage.reader.listHiddenPosts(undefined, 200, cursor);
      const found = [...first.rows, ...rest.rows];
      expect(found.slice(0, 3).map(({ id }) => id)).toEqual(ids);
      expect(found).toHaveLength(first.total);
      await expect(storage.reader.listHiddenPosts('review', 1, 'odd')).rejects.toThrow();
    });
  });
}
