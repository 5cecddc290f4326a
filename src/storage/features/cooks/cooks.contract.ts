import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formerHandleLifetime, mostFormerHandles } from '#domain/cooks/handles.ts';
import { PhotoGone } from '../../port.ts';
import {
  addUser,
  changeOf,
  newId,
  newWord,
  type OpenStorage,
  publish,
  reviewContent,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from '../accounts/rows.ts';
import type { ProfileChange } from './rows.ts';

const start = 2_000_000_000_000;
const content = reviewContent({ rating: null });

/** Handles, and what cooks tell of themselves, whatever the engine. */
export function describeCooks(open: OpenStorage): void {
  describe('cooks', () => {
    const storage = openAround(open);

    const change = (user: UserRow, more: Partial<ProfileChange>) => {
      const told = { handle: user.handle, lines: '', link: '', photoId: null, base: undefined };
      return storage.writer.updateProfile(user.id, { ...told, at: start, ...more });
    };
    const rename = async (user: UserRow, handle: string, at = start) =>
      (await change(user, { handle, at })).kind;
    const ownerOf = async (key: string) => (await storage.reader.findCook(key))?.id;

    test('is given a handle of the name, and those of one name are told apart by numbers', async () => {
      const name = newWord();
      const people = await Promise.all([1, 2, 3].map(() => addUser(storage, { name })));
      const handles = people.map(({ handle }) => handle).sort();
      expect(handles).toEqual([name, `${name}-2`, `${name}-3`]);
      for (const { id, handle } of people) {
        expect(await ownerOf(handle)).toBe(id);
        expect(await ownerOf(id)).toBe(id);
      }
      expect(await ownerOf(newWord())).toBeUndefined();
      expect(await ownerOf(newId())).toBeUndefined();
    });

    test('a former handle leads on for a year, to nobody else, and back', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const [first, second] = [newWord(), newWord()];
      expect(await rename(anna, first)).toBe('updated');
      expect(await rename(anna, second)).toBe('updated');
      for (const key of [anna.handle, first, second]) expect(await ownerOf(key)).toBe(anna.id);
      expect((await storage.reader.findUser(anna.id))?.handle).toBe(second);
      const almost = start + formerHandleLifetime - 1;
      for (const taken of [first, second]) expect(await rename(ben, taken, almost)).toBe('taken');
      expect(await rename(anna, first, almost)).toBe('updated');
      expect(await rename(ben, second, almost + 1)).toBe('taken');
      expect(await rename(ben, second, almost + formerHandleLifetime)).toBe('updated');
      expect(await ownerOf(second)).toBe(ben.id);
      expect(await rename(anna, second, almost + formerHandleLifetime)).toBe('taken');
    });

    test('a former handle leads nowhere once its year is over, and one that was taken again leads on', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const [first, second] = [newWord(), newWord()];
      for (const handle of [first, second]) expect(await rename(anna, handle)).toBe('updated');
      const end = start + formerHandleLifetime;
      expect(await rename(ben, first, end)).toBe('updated');
      while ((await storage.writer.deleteOldHandles(end - 1, 50)).length > 0);
      expect(await ownerOf(anna.handle)).toBe(anna.id);
      const gone: string[] = [];
      for (let some = ['']; some.length > 0; gone.push(...some)) {
        some = await storage.writer.deleteOldHandles(end, 1);
      }
      expect(gone).toContain(anna.handle);
      expect(gone).not.toContain(second);
      expect(await ownerOf(anna.handle)).toBeUndefined();
      expect([await ownerOf(first), await ownerOf(second)]).toEqual([ben.id, anna.id]);
    });

    test('of several who want one handle at once, one gets it', async () => {
      const people = await Promise.all([1, 2, 3, 4].map(() => addUser(storage)));
      const handle = newWord();
      const outcomes = await Promise.all(people.map((one) => rename(one, handle)));
      expect(outcomes.filter((kind) => kind === 'updated')).toHaveLength(1);
      const [winner] = people.filter((_, n) => outcomes[n] === 'updated');
      expect(await ownerOf(handle)).toBe(winner?.id);
      for (const one of people.filter(({ id }) => id !== winner?.id)) {
        expect((await storage.reader.findUser(one.id))?.handle).toBe(one.handle);
      }
    });

    test('two who swap their handles at once keep one each', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const outcomes = await Promise.all([rename(anna, ben.handle), rename(ben, anna.handle)]);
      expect(outcomes).toEqual(['taken', 'taken']);
    });

    test('nobody keeps more than a few handles from others', async () => {
      const anna = await addUser(storage);
      for (let n = 0; n < mostFormerHandles; n += 1) {
        expect(await rename(anna, newWord())).toBe('updated');
      }
      expect(await rename(anna, newWord())).toBe('too many handles');
      expect(await rename(anna, anna.handle)).toBe('updated');
      expect(await rename(anna, newWord(), start + formerHandleLifetime)).toBe('updated');
    });

    test('handles of an account that goes are nobody’s for a year', async () => {
      const [anna, ben, cleo] = [
        await addUser(storage, { name: newWord() }),
        await addUser(storage),
        await addUser(storage),
      ];
      const now = newWord();
      await rename(anna, now);
      const act = { at: start, actorId: anna.id, act: 'delete-account' };
      await storage.writer.deleteUser(anna.id, act);
      const late = start + formerHandleLifetime;
      for (const handle of [now, anna.handle]) {
        expect(await ownerOf(handle)).toBeUndefined();
        expect(await rename(ben, handle, late - 1)).toBe('taken');
      }
      expect((await storage.reader.findUser(ben.id))?.handle).toBe(ben.handle);
      expect((await addUser(storage, { name: anna.name })).handle).toBe(`${anna.handle}-2`);
      expect(await rename(cleo, now, late)).toBe('updated');
      expect(await ownerOf(now)).toBe(cleo.id);
    });

    test('a profile is kept whole; another that was changed meanwhile is not written over', async () => {
      const anna = await addUser(storage);
      const untold = { lines: '', link: '', photo: null, hidden: null, updatedAt: 0 };
      expect(await storage.reader.findProfile(anna.id)).toEqual(untold);
      const told = { lines: 'Soups 🍲\nand bread', link: 'https://example.org' };
      const first = await change(anna, { ...told, base: 0 });
      expect(first).toMatchObject({ kind: 'updated', profile: { ...told, updatedAt: start } });
      expect(await change(anna, { ...told, base: 0 })).toEqual(first);
      expect(await change(anna, { lines: 'Other', base: 0 })).toEqual({ kind: 'stale' });
      expect(await change(anna, { lines: 'Other', base: start })).toMatchObject({
        profile: { lines: 'Other', link: '', updatedAt: start + 1 },
      });
      const nobody = { ...anna, id: newId() };
      expect(await change(nobody, { lines: 'x' })).toEqual({ kind: 'missing' });
    });

    test('a picture is an upload of one’s own, and goes with its place and its account', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const upload = async (userId: string) => {
        const id = randomBytes(16).toString('hex');
        const photo = { id, width: 40, height: 40, color: '#aabbcc', bytes: 10 };
        await storage.writer.keepUpload(userId, photo, start);
        return id;
      };
      const [one, two, theirs] = [
        await upload(anna.id),
        await upload(anna.id),
        await upload(ben.id),
      ];
      await change(anna, { photoId: one });
      expect((await storage.reader.findProfile(anna.id)).photo?.id).toBe(one);
      expect(await storage.reader.findPhotoOwner(one)).toEqual({
        cookId: anna.id,
        isRemoved: false,
      });
      const wish = { photoId: theirs, handle: newWord() };
      await expect(change(anna, wish)).rejects.toThrow(PhotoGone);
      expect(await ownerOf(wish.handle)).toBeUndefined();
      expect(await change(anna, { photoId: two, lines: 'x' })).toMatchObject({ freed: [one] });
      expect(await storage.reader.photosInUse([one, two])).toEqual([two]);
      expect(await change(anna, { photoId: null })).toMatchObject({ freed: [two] });
      const three = await upload(anna.id);
      await change(anna, { photoId: three });
      expect(await storage.writer.deleteUpload(anna.id, three)).toBe(false);
      expect((await storage.writer.deleteUser(anna.id, null))?.photoIds).toEqual([three]);
      expect(await storage.reader.photosInUse([one, two, three])).toEqual([]);
    });

    test('what is hidden of a cook says so until it is restored', async () => {
      const anna = await addUser(storage);
      const post = { kind: 'cook' as const, id: anna.id };
      const act = { at: start, actorId: null, act: 'hide-post' };
      await change(anna, { lines: 'Rude words' });
      await storage.writer.setPostHidden(post, 'Rude', act);
      const hidden = { at: start, reason: 'Rude' };
      expect((await storage.reader.findProfile(anna.id)).hidden).toEqual(hidden);
      await change(anna, { lines: 'Kind words' });
      expect((await storage.reader.findProfile(anna.id)).hidden).toEqual(hidden);
      const listed = await storage.reader.listHiddenPosts('cook', 10);
      expect(listed.rows).toMatchObject([{ kind: 'cook', id: anna.id, recipe: null }]);
      await storage.writer.setPostHidden(post, null, act);
      expect((await storage.reader.findProfile(anna.id)).hidden).toBeNull();
    });

    test('reviews come newest first, those that everybody may read', async () => {
      const [author, cook] = [await addUser(storage), await addUser(storage)];
      const ids: string[] = [];
      for (const at of [start, start + 1, start + 2]) {
        const recipe = await publish(storage, author.id);
        const wish = { id: newId(), userId: cook.id, recipeId: recipe.id, at };
        await storage.writer.writeReview(wish, content);
        ids.unshift(wish.id);
      }
      const first = await storage.reader.listCookReviews(cook.id, 2);
      const rest = await storage.reader.listCookReviews(cook.id, 2, first.nextCursor ?? '');
      expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(ids);
      expect([first.total, rest.nextCursor]).toEqual([3, null]);
      const [gone, unlisted, hidden] = first.rows.concat(rest.rows);
      await storage.writer.softDeleteRecipe(gone?.recipeId ?? '', author.id, start);
      expect(await storage.reader.countCookReviews(cook.id)).toBe(2);
      const recipe = await storage.reader.findRecipe(unlisted?.recipeId ?? '');
      if (recipe)
        await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { unlisted: true }));
      expect(await storage.reader.countCookReviews(cook.id)).toBe(1);
      const act = { at: start, actorId: null, act: 'hide-post' };
      await storage.writer.setPostHidden({ kind: 'review', id: hidden?.id ?? '' }, 'Rude', act);
      expect(await storage.reader.listCookReviews(cook.id, 2)).toMatchObject({
        rows: [],
        total: 0,
      });
    });
  });
}
