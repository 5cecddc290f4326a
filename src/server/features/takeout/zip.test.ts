import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Takeout } from './recipe-files.ts';
import { createSum, lengthOf, tagOf, takeoutZip } from './zip.ts';

const photoBytes = 30_000;

const user = {
  id: 'u',
  name: 'Ana',
  handle: 'ana',
  email: 'ana@example.org',
  role: 0,
  createdAt: 1,
};

function recipe(n: number): RecipeRow {
  const photo = { id: n.toString(16).padStart(32, '0'), width: 400, height: 300, color: '#aabbcc' };
  return {
    ...detailsUntold,
    id: String(n),
    slug: `dal-${n}`,
    name: `Dal ${n}`,
    description: 'Lentils',
    ingredients: ['lentils'],
    steps: ['Cook.'],
    ingredientIds: ['i'],
    stepIds: ['s'],
    categoryId: cuisineId('Indian'),
    userId: user.id,
    photo,
    createdAt: 1,
    updatedAt: 1,
  };
}

/** The takeout of somebody with so many recipes and nothing else; what it has opened is counted. */
function takeoutOf(recipes: number) {
  const opened = { bytes: 0 };
  const empty = async () => [];
  const none = async () => ({ rows: [], nextCursor: null });
  const reader = {
    async listRecipes(_of: unknown, limit: number, cursor = '0') {
      const from = Number(cursor);
      const rows = Array.from({ length: Math.min(limit, recipes - from) }, (_, n) =>
        recipe(from + n),
      );
      const next = from + rows.length;
      return { rows, nextCursor: next < recipes ? String(next) : null };
    },
    listMorePhotos: async () => ({ photos: [], steps: [] }),
    findUser: async () => user,
    findProfile: async () => ({ lines: '', link: '', photo: null }),
    findMailState: async () => null,
    listUnlistedRecipes: none,
    listWaitingRecipes: none,
    listSavedRecipes: none,
    listFollows: none,
    listTakenDownRecipes: none,
    listGivenVotes: empty,
    listNotifications: none,
    listNotificationSettings: empty,
    listOwnNotes: empty,
    listWrittenReviews: empty,
    listAskedQuestions: empty,
    listGivenAnswers: empty,
    exportCollection: async () => null,
    listPasskeys: empty,
    listOpenidLinks: empty,
    listReviewAnswers: empty,
    listBlocks: empty,
    listDecisions: empty,
    listGoneSaves: empty,
  };
  const photos = {
    async open() {
      opened.bytes += photoBytes;
      const body = Readable.from([Buffer.alloc(photoBytes, 7)], { objectMode: false });
      return { body, size: photoBytes };
    },
  };
  const site = { brand: 'Potluck', publicUrl: 'https://recipes.example' };
  const text = createTexts(catalogueOf)();
  const photoBase = `${site.publicUrl}/photos`;
  const takeout = { reader, photos, user, site, photoBase, text, at: 1_800_000_000_000 };
  return { takeout: takeout as unknown as Takeout, opened };
}

test('a zip is made as it is read: what is opened is never far ahead of what went out', async () => {
  const { takeout, opened } = takeoutOf(600);
  const sum = createSum();
  let sent = 0;
  let ahead = 0;
  for await (const chunk of takeoutZip(takeout, undefined, sum)) {
    ahead = Math.max(ahead, opened.bytes - sent);
    sent += chunk.byteLength;
  }
  expect([sum.recipes, opened.bytes]).toEqual([600, 600 * photoBytes]);
  expect(ahead).toBeLessThan(10 * photoBytes);
  expect(sent).toBe(await lengthOf(takeout));
});

test('what goes on after a break breaks off where it has become something else, and ends well where not', async () => {
  const { takeout } = takeoutOf(3);
  const tag = await tagOf(takeout);
  const read = async (of: string) => {
    for await (const _ of takeoutZip(takeout, { from: 5, tag: of }));
  };
  await read(tag);
  await expect(read('"another"')).rejects.toThrow('has changed');
});

test('others have their turn after each recipe that is summed up for the tag', async () => {
  let isMade = false;
  const made = tagOf(takeoutOf(50).takeout).finally(() => {
    isMade = true;
  });
  let turns = 0;
  while (!isMade) {
    await nextTurn();
    turns += 1;
  }
  await made;
  expect(turns).toBeGreaterThan(50);
});
