import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { OverQuota, PhotoGone } from '../../port.ts';
import { addUser, changeOf, type OpenStorage, publish, recipeRow } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { RecipeRow } from '../recipes/rows.ts';
import type { UploadRow } from './rows.ts';

/** Photos beside the first of a recipe, and uploads that wait. */
export function describePhotos(open: OpenStorage): void {
  describe('photos', () => {
    const storage = openAround(open);
    let cook: string;
    let byCook: { order: null; captions: null; uploaderId: string };
    beforeAll(async () => {
      cook = (await addUser(storage)).id;
      byCook = { order: null, captions: null, uploaderId: cook };
    });

    const newPhoto = (bytes = 10): UploadRow => {
      const id = randomBytes(16).toString('hex');
      return { id, width: 40, height: 30, color: '#aabbcc', bytes };
    };
    const upload = async (userId = cook, { at = 1_000, bytes = 10 } = {}) => {
      const photo = newPhoto(bytes);
      await storage.writer.keepUpload(userId, photo, at);
      return photo.id;
    };
    const shown = async (recipe: Pick<RecipeRow, 'id'>) => {
      const present = await storage.reader.findRecipe(recipe.id);
      const { photos } = await storage.reader.listMorePhotos(recipe.id);
      return [present?.photo, ...photos].map((photo) => photo?.id ?? '');
    };
    const order = (recipe: RecipeRow, ids: string[] | null, captions: string[] | null = null) => {
      const photos = { order: ids, captions, steps: null, uploaderId: cook };
      return storage.writer.updateRecipe(recipe.id, changeOf(recipe, { photos }));
    };

    test('uploads wait for their uploader’s recipe, which then has them in their order', async () => {
      const [one, two, other] = [await upload(), await upload(), await upload()];
      const waiting = { recipeId: null, userId: cook };
      expect(await storage.reader.findPhotoOwner(one)).toEqual(waiting);
      const photos = {
        order: [two, one],
        captions: ['On the table'],
        steps: null,
        uploaderId: cook,
      };
      const wish = { ...recipeRow(cook), photo: null, photos };
      const { recipe } = await storage.writer.publishRecipe(wish, null);
      expect(recipe.photo).toMatchObject({ id: two, caption: 'On the table' });
      expect(await shown(recipe)).toEqual([two, one]);
      const owned = { recipeId: recipe.id, isRemoved: false };
      for (const id of [one, two]) expect(await storage.reader.findPhotoOwner(id)).toEqual(owned);
      expect((await storage.reader.photosInUse([one, two, other])).sort()).toEqual(
        [one, two, other].sort(),
      );
      expect(await storage.writer.deleteUpload(cook, one)).toBe(false);
      expect(await storage.writer.deleteUpload((await addUser(storage)).id, other)).toBe(false);
      expect(await storage.writer.deleteUpload(cook, other)).toBe(true);
      expect(await storage.reader.findPhotoOwner(other)).toBeNull();
    });

    test('an edit orders, adds and takes away; without a word on them all stay', async () => {
      const recipe = await publish(storage, cook);
      const first = recipe.photo.id;
      const [one, two] = [await upload(), await upload()];
      await order(recipe, [first, one, two], ['', 'Dough', '']);
      expect(await shown(recipe)).toEqual([first, one, two]);
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { description: 'Better.' }));
      await order(recipe, null, ['Done']);
      expect(await shown(recipe)).toEqual([first, one, two]);
      const more = await storage.reader.listMorePhotos(recipe.id);
      expect(more.photos.map(({ caption }) => caption)).toEqual(['Dough', undefined]);
      const turned = await order(recipe, [two, first]);
      expect(turned).toMatchObject({ kind: 'updated', freedPhotoIds: [one] });
      expect(await shown(recipe)).toEqual([two, first]);
      expect(await storage.reader.photosInUse([one])).toEqual([]);
      const { photos } = await storage.reader.listMorePhotos(recipe.id);
      expect(photos).toMatchObject([{ id: first, caption: 'Done' }]);
      const photo = newPhoto();
      const replaced = await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { photo }));
      expect(replaced).toMatchObject({ freedPhotoIds: [two] });
      expect(await shown(recipe)).toEqual([photo.id, first]);
    });

    test('what is nobody’s, somebody else’s, used or named twice changes nothing', async () => {
      const [recipe, other] = [await publish(storage, cook), await publish(storage, cook)];
      const own = await upload();
      const theirs = await upload((await addUser(storage)).id);
      const before = recipe.photo.id;
      for (const ids of [[theirs], [other.photo.id], [newPhoto().id], [own, own]])
        await expect(order(recipe, ids)).rejects.toThrow(PhotoGone);
      const photos = { order: [own, theirs], captions: null, steps: null, uploaderId: cook };
      const wish = { ...recipeRow(cook), photo: null, photos };
      await expect(storage.writer.publishRecipe(wish, null)).rejects.toThrow(PhotoGone);
      expect(await shown(recipe)).toEqual([before]);
      const outcomes = await Promise.allSettled([
        order(recipe, [before, own]),
        order(other, [other.photo.id, own]),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('a step keeps its photo through every edit that keeps the step, and takes it along', async () => {
      const [bake, mix] = [await upload(), await upload()];
      const steps = ['Mix the batter well.', 'Bake until golden.'];
      const wish = { ...recipeRow(cook, { steps }), photos: { ...byCook, steps: ['', bake] } };
      const { recipe } = await storage.writer.publishRecipe(wish, null);
      const atSteps = async () => {
        const { steps: photos } = await storage.reader.listMorePhotos(recipe.id);
        return photos.map(({ id, stepId }) => [id, stepId]);
      };
      expect(await atSteps()).toEqual([[bake, recipe.stepIds[1]]]);
      const turned = changeOf(recipe, {
        steps: ['Wait.', 'Bake it until golden.', steps[0] ?? ''],
      });
      await storage.writer.updateRecipe(recipe.id, turned);
      expect(await atSteps()).toEqual([[bake, recipe.stepIds[1]]]);
      const photos = { ...byCook, steps: ['', bake, mix] };
      await storage.writer.updateRecipe(recipe.id, { ...turned, photos, at: turned.at + 1 });
      expect((await atSteps()).toSorted()).toEqual(
        [
          [bake, recipe.stepIds[1]],
          [mix, recipe.stepIds[0]],
        ].toSorted(),
      );
      expect(await shown(recipe)).toEqual([recipe.photo.id]);
      const shorter = changeOf(recipe, { steps: [steps[0] ?? ''] });
      const outcome = await storage.writer.updateRecipe(recipe.id, shorter);
      expect(outcome).toMatchObject({ freedPhotoIds: [bake] });
      const without = { ...shorter, photos: { ...byCook, steps: [''] }, at: shorter.at + 1 };
      const last = await storage.writer.updateRecipe(recipe.id, without);
      expect(last).toMatchObject({ freedPhotoIds: [mix] });
      expect(await storage.reader.photosInUse([bake, mix])).toEqual([]);
    });

    test('uploads that no recipe uses go after their time, those in use never', async () => {
      const { id } = await addUser(storage);
      const [old, used, young] = [
        await upload(id, { at: -2_000 }),
        await upload(id, { at: -2_000 }),
        await upload(id, { at: -1_000 }),
      ];
      const recipe = await publish(storage, id);
      const photos = {
        order: [recipe.photo.id, used],
        captions: null,
        steps: null,
        uploaderId: id,
      };
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { photos }));
      expect(await storage.writer.deleteOldUploads(-1_000, 50)).toEqual([old]);
      expect(await storage.writer.deleteOldUploads(-1_000, 50)).toEqual([]);
      expect(await storage.reader.photosInUse([old, used, young])).toHaveLength(2);
    });

    test('they count as what an account keeps, before a recipe uses them and after', async () => {
      const { id } = await addUser(storage);
      const quota = { recipes: 5, bytes: 100 };
      await upload(id, { bytes: 60 });
      const second = newPhoto(50);
      await expect(storage.writer.keepUpload(id, second, 1, quota)).rejects.toThrow(OverQuota);
      expect(await storage.reader.findUsage(id)).toEqual({ recipes: 0, bytes: 60 });
      await storage.writer.keepUpload(id, newPhoto(30), 1, quota);
      const last = newPhoto(10);
      await storage.writer.keepUpload(id, last, 1, quota);
      const photos = { order: [last.id], captions: null, steps: null, uploaderId: id };
      const wish = { ...recipeRow(id), photo: null, photos };
      const { recipe } = await storage.writer.publishRecipe(wish, null, quota);
      expect(await storage.reader.findUsage(id)).toEqual({ recipes: 1, bytes: 100 });
      const bigger = changeOf(recipe, { photo: newPhoto(11), quota });
      await expect(storage.writer.updateRecipe(recipe.id, bigger)).rejects.toThrow(OverQuota);
      const as = changeOf(recipe, { photo: newPhoto(10), quota });
      expect((await storage.writer.updateRecipe(recipe.id, as)).kind).toBe('updated');
    });

    test('go with their recipe, and with their account', async () => {
      const { id } = await addUser(storage);
      const make = async () => {
        const recipe = await publish(storage, id);
        const more = await upload(id);
        const photos = {
          order: [recipe.photo.id, more],
          captions: null,
          steps: null,
          uploaderId: id,
        };
        await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { photos }));
        return { recipe, ids: [recipe.photo.id, more].sort() };
      };
      const [one, two, three] = [await make(), await make(), await make()];
      expect((await storage.writer.deleteRecipe(one.recipe.id))?.photoIds.sort()).toEqual(one.ids);
      await storage.writer.softDeleteRecipe(two.recipe.id, id, -5_000);
      expect(await storage.reader.photosInUse(two.ids)).toHaveLength(2);
      expect((await storage.writer.deleteRemovedRecipes(-4_000, 50)).sort()).toEqual(two.ids);
      const waiting = await upload(id);
      const gone = await storage.writer.deleteUser(id, null);
      expect(gone).toEqual({ recipes: 1, photoIds: expect.any(Array) });
      expect(gone?.photoIds.sort()).toEqual([...three.ids, waiting].sort());
      const all = [...one.ids, ...two.ids, ...three.ids, waiting];
      expect(await storage.reader.photosInUse(all)).toEqual([]);
    });
  });
}
