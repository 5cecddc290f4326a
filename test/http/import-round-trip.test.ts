import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundPhotoReply } from '#contract/imports.ts';
import { loadBuiltWeb } from '#server/built-web.ts';
import { createGuardedFetches } from '#server/features/imports/guarded-fetch.ts';
import { freePort } from '#test/support/free-port.ts';
import { openSite, type TestSite } from '#test/support/site.ts';
import { boundToRows, withFound } from '#web/features/recipe-form/draft/draft-found.ts';
import { draftOfImport } from '#web/features/recipe-form/draft/draft-of-import.ts';
import { changePhoto, ownUploads } from '#web/features/recipe-form/draft/draft-photos.ts';
import { recipeBody } from '#web/features/recipe-form/draft/recipe-body.ts';

let site: TestSite;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://potluck.example:${port}`;
  // The site itself is the public web, under its own name.
  const fetches = createGuardedFetches({
    userAgent: 'PotluckTest/1.0',
    resolve: async () => ['127.0.0.1'],
    isAllowed: (_address, asked) => asked === port,
    isPort: () => true,
    // It is this very process that draws the page.
    timeoutMs: 60_000,
  });
  site = await openSite({ PUBLIC_URL: origin }, { web: await loadBuiltWeb(), fetches });
  await site.app.listen({ host: '127.0.0.1', port });
});
afterAll(() => site[Symbol.asyncDispose]());

/** A picture that is like no other: two colours, side by side. */
async function picture(width: number, height: number, left: string, right: string): Promise<Blob> {
  const half = { width: width / 2, height, channels: 3 as const, background: right };
  const bytes = await sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

async function upload(token: string, ...of: Parameters<typeof picture>): Promise<string> {
  const form = new FormData();
  form.append('photo', await picture(...of), 'p.jpg');
  const url = '/api/v1/food/upload-photo';
  return (await site.call(url, { method: 'POST', token, form })).data.photo.id;
}

/** Two points of the picture at an address, and its size: enough to know each of these again. */
async function look({ url, width, height }: { url: string; width: number; height: number }) {
  const { rawPayload } = await site.call(url);
  const seen = sharp(rawPayload).resize(2, 1, { kernel: 'nearest' }).raw();
  return { width, height, colours: [...(await seen.toBuffer())] };
}

const detailsOf = (food: Record<string, unknown>) => {
  const own = 'photo photos photoIds stepPhotos stepIds ingredientIds _id slug userId cook';
  const ofTime = 'createdAt updatedAt sourceUrl';
  const left = new Set(`${own} ${ofTime}`.split(' '));
  return Object.fromEntries(Object.entries(food).filter(([name]) => !left.has(name)));
};

test('a recipe that is read from its own page is the same, with its sections and photos', async () => {
  const [ana, bo] = [await site.person('Ana'), await site.person('Bo')];
  const more = [
    await upload(ana.token, 640, 480, '#aa2211', '#22aa11'),
    await upload(ana.token, 300, 500, '#1122aa', '#ddcc00'),
  ];
  const ofSteps = [
    await upload(ana.token, 200, 120, '#000000', '#ffffff'),
    await upload(ana.token, 120, 200, '#880088', '#008888'),
  ];
  const own = await site.publish(ana, {
    name: 'Dal in parts',
    photo: await picture(1_200, 900, '#b93a12', '#1b3f31'),
    photoIds: more,
    photoCaptions: ['Ready to eat', '', 'The "tadka", <hot>'],
    ingredientList: ['200 g red lentils', '# Tadka', '2 tbsp ghee', '1 tsp cumin seeds'],
    stepList: ['Simmer the lentils.', '# Tadka', 'Heat the ghee.', 'Fry the cumin.'],
    stepPhotoIds: [ofSteps[0] ?? '', '', '', ofSteps[1] ?? ''],
    servings: '4',
    prepMinutes: '10',
    cookMinutes: '30',
    difficulty: 'easy',
    diet: ['vegetarian'],
    tags: ['quick', 'one pot'],
    equipment: ['a small pan'],
  });

  const read = await site.call('/api/v1/food/import-recipe', {
    method: 'POST',
    token: bo.token,
    json: { url: `${origin}/recipe/${own.slug}` },
  });
  expect(read.data.warnings).toEqual([]);
  const draft = draftOfImport(read.data.recipe);
  let form = withFound(
    draft,
    false,
    boundToRows<FoundPhotoReply>(read.data.photos, draft.stepList),
  );
  for (const { key, source } of ownUploads(form)) {
    const fetched = await site.call('/api/v1/food/import-photo', {
      method: 'POST',
      token: bo.token,
      json: { url: source },
    });
    form = changePhoto(form, key, { id: fetched.data.photo.id });
  }
  const body = recipeBody({ draft: { ...draft, ...form }, photo: null, userId: bo._id });
  const sent = { method: 'POST' as const, token: bo.token, form: body };
  const copy = (await site.call('/api/v1/food/create-food', sent)).data.food;

  expect(detailsOf(copy)).toEqual(detailsOf(own));
  expect(copy.sourceUrl).toBe(`${origin}/recipe/${own.slug}`);
  const captions = (of: typeof own) => of.photos.map(({ caption = '' }) => caption);
  expect(captions(copy)).toEqual(captions(own));
  // The pictures themselves, by size and colours; as files they are drawn anew.
  const looks = (of: typeof own) => Promise.all([...of.photos, ...of.stepPhotos].map(look));
  const [before, after] = [await looks(own), await looks(copy)];
  expect(after.map(({ width, height }) => [width, height])).toEqual(
    before.map(({ width, height }) => [width, height]),
  );
  for (const [index, { colours }] of after.entries())
    for (const [place, colour] of colours.entries())
      expect(Math.abs(colour - (before[index]?.colours[place] ?? -99))).toBeLessThan(8);
  const stepOf = (of: typeof own) =>
    of.stepPhotos.map(({ stepId }: { stepId: string }) => of.stepIds.indexOf(stepId));
  expect(stepOf(copy)).toEqual(stepOf(own));
  expect(stepOf(own)).toEqual([0, 3]);
});
