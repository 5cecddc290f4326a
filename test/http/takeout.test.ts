import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PhotoStore } from '#photos/port.ts';
import { readZip } from '#test/support/read-zip.ts';
import { addRecipe } from '#test/support/rights.ts';
import { openSite, photoBlob, type TestSite } from '#test/support/site.ts';
import { openRecipeFile } from '#web/features/recipe-form/imports/open-recipe-file.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

let site: TestSite;
let now = Date.now();
beforeAll(async () => {
  site = await openSite({}, { now: () => now });
});
afterAll(() => site[Symbol.asyncDispose]());

const ask = (token: string, of = site) =>
  of.call('/api/v1/account/takeout', { method: 'POST', token });

async function takeZip(token: string, of = site): Promise<Buffer> {
  const { url } = (await ask(token, of)).data;
  const reply = await of.call(url);
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

const take = async (token: string, of = site): Promise<Map<string, Buffer>> =>
  readZip(await takeZip(token, of));

const told = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null');

async function upload(token: string, width: number, of = site): Promise<string> {
  const form = new FormData();
  form.append('photo', await photoBlob(width, 200), 'p.jpg');
  return (await of.call('/api/v1/food/upload-photo', { method: 'POST', token, form })).data.photo
    .id;
}

/** A recipe with all that one can have. */
async function cook(person: Person, of = site) {
  return of.publish(person, {
    name: 'Dal in parts',
    photoIds: [await upload(person.token, 300, of)],
    photoCaptions: ['', 'The "tadka", <hot>'],
    ingredientList: ['200 g red lentils', '# Tadka', '2 tbsp ghee', '1 tsp cumin seeds'],
    stepList: ['Simmer the lentils.', '# Tadka', 'Heat the ghee.', 'Fry the cumin.'],
    stepPhotoIds: ['', '', '', await upload(person.token, 240, of)],
    servings: '4',
    prepMinutes: '10',
    cookMinutes: '30',
    restMinutes: '5',
    difficulty: 'easy',
    diet: ['vegetarian'],
    tags: ['quick', 'one pot'],
    equipment: ['a small pan'],
    otherNames: ['दाल'],
    course: 'main',
    tip: 'Rest it.',
    'nutrition.kcal': '320',
    yield: 'a pot',
    sourceUrl: 'https://dal.example/1',
    language: 'en-US',
    unlisted: 'true',
  });
}

/** What a recipe says, apart from what each site gives a recipe of its own. */
const saidIn = (food: Record<string, unknown>) => {
  const own = 'photo photos photoIds stepPhotos stepIds ingredientIds _id slug userId cook';
  const left = new Set(`${own} createdAt updatedAt`.split(' '));
  return Object.fromEntries(Object.entries(food).filter(([name]) => !left.has(name)));
};

/** Brings a recipe of the zip in again: its photos first, then what it says, with their ids. */
async function bringIn(files: Map<string, Buffer>, slug: string, { token }: Person, to: TestSite) {
  const { recipe, photos, stepPhotos } = told(files, `${slug}/${slug}.potluck.json`);
  const add = async (file: string): Promise<string> => {
    if (!file) return '';
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(files.get(`${slug}/${file}`) ?? [])]), file);
    const url = '/api/v1/food/upload-photo';
    return (await to.call(url, { method: 'POST', token, form })).data.photo.id;
  };
  const json = { ...recipe, photoIds: await Promise.all(photos.map(add)) };
  if (stepPhotos) json.stepPhotoIds = await Promise.all(stepPhotos.map(add));
  const made = await to.call('/api/v1/food/create-food', { method: 'POST', token, json });
  expect(made.statusCode, made.body).toBe(201);
  return made.data.food;
}

type Said = Record<string, unknown> & { slug: string };
/** What somebody keeps and says beside their own recipes, as the files of what they take along tell it. */
type Kept = {
  collections: { name: string; description: string; visibility: string; recipes: Said[] }[];
  notes: Said[];
  reviews: Said[];
  saved: Said[];
};

const pick = (from: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Said;

function keptIn(files: Map<string, Buffer>): Kept {
  const all = (name: string): Said[] => told(files, `my-${name}.json`) ?? [];
  return {
    collections: all('collections').map((one) => ({
      ...(pick(one, 'name', 'description', 'visibility') as unknown as Kept['collections'][number]),
      recipes: (one.recipes as Said[]).map((recipe) => pick(recipe, 'slug', 'note')),
    })),
    notes: all('notes').map((note) => pick(note, 'slug', 'text')),
    reviews: all('reviews').map((one) => pick(one, 'slug', 'cookedOn', 'rating', 'text')),
    saved: all('saved-recipes').map((one) => pick(one, 'slug')),
  };
}

/** Says it all anew on a site that has these recipes. */
async function keep(kept: Kept, ids: Map<string, string>, { token }: Person, on: TestSite) {
  const send = async (method: 'POST' | 'PUT', path: string, json: object) => {
    const reply = await on.call(`/api/v1/${path}`, { method, token, json });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    return reply.data;
  };
  for (const { recipes, ...json } of kept.collections) {
    const { collection } = await send('POST', 'collections', json);
    for (const { slug, note } of recipes) {
      const put = `collections/${collection._id}/recipes/${ids.get(slug)}`;
      await send('PUT', put, { collected: true, note });
    }
  }
  for (const { slug, text } of kept.notes) await send('PUT', `notes/${ids.get(slug)}`, { text });
  for (const { slug, ...said } of kept.reviews) {
    await send('POST', `recipe-reviews/${ids.get(slug)}`, { asWritten: true, ...said });
  }
  for (const { slug } of kept.saved) {
    await send('POST', 'food/save-recipe', { _id: ids.get(slug), saved: true });
  }
}

describe('what somebody takes along', () => {
  test('is all that is theirs, and goes in again on an empty site', async () => {
    const [ana, bo] = [await site.person('Ana'), await site.person('Bo')];
    const own = await cook(ana);
    const secret = await site.publish(ana, { name: 'Secret soup', unlisted: 'true' });
    const other = await site.publish(bo, { name: 'Bread of Bo' });
    const save = { method: 'POST' as const, token: ana.token, json: { _id: other._id } };
    await site.call('/api/v1/food/save-recipe', save);
    const gone = await site.publish(bo, { name: 'Rolls of Bo' });
    await site.call('/api/v1/food/save-recipe', { ...save, json: { _id: gone._id } });
    const deleted = { method: 'DELETE' as const, token: bo.token };
    await site.call(`/api/v1/food/delete-food/${gone._id}`, deleted);
    const zip = await takeZip(ana.token);
    const files = readZip(zip);

    expect(told(files, 'about.json')).toMatchObject({ name: 'Ana', recipes: 2, missing: [] });
    expect(told(files, 'my-account.json')).toMatchObject({ email: ana.email });
    expect(told(files, 'my-saved-recipes.json')).toEqual([
      { recipe: 'Bread of Bo', slug: other.slug },
      { recipe: 'Rolls of Bo', slug: null },
    ]);
    expect([...files.keys()].filter((name) => name.includes(other.slug))).toEqual([]);
    for (const form of ['json', 'md', 'cook', 'webp'])
      expect(files.has(`${secret.slug}/${secret.slug}.${form}`)).toBe(true);
    const shown = JSON.parse((await site.call(`/recipe/${own.slug}.json`)).body);
    expect(told(files, `${own.slug}/${own.slug}.json`)).toMatchObject({
      image: shown.image,
      recipeInstructions: shown.recipeInstructions,
    });

    await using empty = await openSite();
    const again = await bringIn(files, own.slug, await empty.person('Ana'), empty);
    expect(saidIn(again)).toEqual(saidIn(own));
    const looks = (food: typeof own) =>
      [...food.photos, ...food.stepPhotos].map(({ width, height, caption = '' }) => ({
        width,
        height,
        caption,
      }));
    expect(looks(again)).toEqual(looks(own));

    // The form of a recipe finds the same photos in it.
    const { recipes } = await openRecipeFile(new File([new Uint8Array(zip)], 'takeout.zip'));
    expect(recipes.map(({ name }) => name)).toEqual([own.name, secret.name]);
    const found = recipes[0]?.pictures ?? [];
    const { photos, stepPhotos } = told(files, `${own.slug}/${own.slug}.potluck.json`);
    expect(found.map(({ caption, step }) => caption ?? step)).toEqual([
      '',
      'The "tadka", <hot>',
      3,
    ]);
    for (const [index, name] of [...photos, stepPhotos[3]].entries()) {
      const picture = await found[index]!.open();
      expect(picture.type).toBe('image/webp');
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect(bytes).toEqual(files.get(`${own.slug}/${name}`));
    }
  });

  test('of two cooks comes out of the site that it went into as it was: recipes, collections, notes, reviews and saves', async () => {
    await using first = await openSite();
    const [ana, bo] = [await first.person('Ana'), await first.person('Bo')];
    const own = await cook(ana, first);
    const bread = await first.publish(bo, { name: 'Bread of Bo' });
    const dinner = { name: 'Dinner', description: 'Of the week', visibility: 'public' };
    const kept: Kept = {
      collections: [
        {
          ...dinner,
          recipes: [
            { slug: own.slug, note: 'On Fridays' },
            { slug: bread.slug, note: '' },
          ],
        },
      ],
      notes: [{ slug: bread.slug, text: 'A longer rise' }],
      reviews: [{ slug: bread.slug, cookedOn: '2026-01-02', rating: 4, text: 'Good crust' }],
      saved: [{ slug: bread.slug }],
    };
    const idsOf = (foods: { slug: string; _id: string }[]) =>
      new Map(foods.map(({ slug, _id }) => [slug, _id]));
    await keep(kept, idsOf([own, bread]), ana, first);
    const [hers, his] = [await take(ana.token, first), await take(bo.token, first)];
    expect(keptIn(hers)).toEqual(kept);

    await using empty = await openSite();
    const [ana2, bo2] = [await empty.person('Ana'), await empty.person('Bo')];
    const brought = [
      await bringIn(hers, own.slug, ana2, empty),
      await bringIn(his, bread.slug, bo2, empty),
    ];
    await keep(keptIn(hers), idsOf(brought), ana2, empty);
    const again = await take(ana2.token, empty);
    expect([...again.keys()].toSorted()).toEqual([...hers.keys()].toSorted());
    expect(keptIn(again)).toEqual(kept);
    const whole = `${own.slug}/${own.slug}.potluck.json`;
    expect(told(again, whole).recipe).toEqual(told(hers, whole).recipe);
  });

  test('tells which photo was not to be had, and is whole otherwise', async () => {
    const person = await site.person();
    const { slug } = await site.publish(person, { name: 'Without its photo' });
    const [row] = (await site.deps.reader.listRecipes({ userId: person._id }, 1)).rows;
    await site.deps.photos.remove(row?.photo.id ?? '');
    const files = await take(person.token);
    expect(told(files, 'about.json').missing).toEqual([`${slug}/${slug}.webp`]);
    expect(files.has(`${slug}/${slug}.md`)).toBe(true);
  });
});

describe('the address of a download', () => {
  test('is a file for whoever has it, in their language, and kept by nobody', async () => {
    const { token } = await site.person();
    const { url, expiresAt } = (await ask(token)).data;
    expect(Date.parse(expiresAt)).toBe(now + 24 * 3_600_000);
    const reply = await site.call(`/de${url}`);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="recipes-[\d-]+\.zip"$/),
    });
    expect(readZip(reply.rawPayload).has('about.json')).toBe(true);
  });

  test.each([
    ['made up', async () => '/account/takeout.zip?token=made-up'],
    ['without a token', async () => '/account/takeout.zip'],
    ['with two tokens', async () => '/account/takeout.zip?token=a&token=b'],
    [
      'a day old',
      async () => {
        const { url } = (await ask((await site.person()).token)).data;
        now += 24 * 3_600_000;
        return url;
      },
    ],
    [
      'of a session that logged out',
      async () => {
        const { token } = await site.person();
        const { url } = (await ask(token)).data;
        await site.call('/api/v1/auth/logout', { method: 'POST', token });
        return url;
      },
    ],
  ])('that is %s gives nothing', async (_what, make) => {
    const reply = await site.call(await make());
    expect([reply.statusCode, reply.data.code]).toEqual([410, 'takeout_link_over']);
  });

  test('is asked for so many times an hour', async () => {
    await using limited = await openSite({ LIMIT_TAKEOUT_PER_ACCOUNT: '1' });
    const { token } = await limited.person();
    const { url } = (await ask(token, limited)).data;
    expect((await limited.call(url)).statusCode).toBe(429);
    expect((await ask(token, limited)).statusCode).toBe(429);
    expect((await ask((await limited.person()).token, limited)).statusCode).toBe(201);
  });
});

describe('a download that broke off', () => {
  const resume = (url: string, from: number, tag: string) =>
    site.call(url, { headers: { range: `bytes=${from}-`, 'if-range': tag } });

  test('goes on where it was, to the same bytes', async () => {
    const ana = await site.person('Ana');
    await cook(ana);
    const { url } = (await ask(ana.token)).data;
    const whole = await site.call(url);
    const tag = String(whole.headers.etag);
    const { length } = whole.rawPayload;
    for (const from of [1, Math.floor(length / 2), length - 1]) {
      const rest = await resume(url, from, tag);
      expect([rest.statusCode, rest.headers['content-range']]).toEqual([
        206,
        `bytes ${from}-${length - 1}/${length}`,
      ]);
      expect(rest.rawPayload.equals(whole.rawPayload.subarray(from))).toBe(true);
    }
    // Behind the end, and of nothing that is known, it comes whole.
    for (const [from, of] of [
      [length, tag],
      [1, '"another"'],
    ] as const) {
      const again = await resume(url, from, of);
      expect([again.statusCode, again.rawPayload.length]).toEqual([200, length]);
    }
  });

  test('begins anew where what it was of has changed', async () => {
    const ana = await site.person('Ana');
    const { url } = (await ask(ana.token)).data;
    const tag = String((await site.call(url)).headers.etag);
    await site.publish(ana, { name: 'One more' });
    const again = await resume(url, 10, tag);
    expect([again.statusCode, again.headers.etag === tag]).toEqual([200, false]);
    expect(told(readZip(again.rawPayload), 'about.json').recipes).toBe(1);
  });
});

/** A site on a socket whose photos are as said, a person with a recipe there, and the download of theirs. */
async function download(open: PhotoStore['open'], at = Date.now) {
  const broken = await openSite({}, { photos: { ...site.deps.photos, open }, now: at });
  await broken.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = broken.app.server.address() as AddressInfo;
  const newcomer = async () => {
    const person = await broken.person();
    await addRecipe(broken, { id: person._id });
    return { ...person, url: (await ask(person.token, broken)).data.url as string };
  };
  const addressOf = async () => (await newcomer()).url;
  const own = await addressOf();
  const begin = async (url = own) => {
    const request = get({ host: '127.0.0.1', port, path: url, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { request, response };
  };
  const call = broken.call.bind(broken);
  const dispose = () => broken[Symbol.asyncDispose]();
  return { begin, addressOf, newcomer, call, [Symbol.asyncDispose]: dispose };
}

test('a download whose photos cannot be read breaks off, so that no part passes for the whole', async () => {
  await using broken = await download(() => Promise.reject(new Error('out of order')));
  const { response } = await broken.begin();
  response.resume();
  await expect(once(response, 'end')).rejects.toThrow('aborted');
});

test('a download whose person leaves meanwhile breaks off: what it had not read yet is hidden by then', async () => {
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await using held = await download(async () => {
    asked.resolve();
    await goOn.promise;
    return null;
  });
  const { token, password, url } = await held.newcomer();
  const { response } = await held.begin(url);
  const read = response.toArray();
  await asked.promise;
  const json = { password, recipes: 'go' };
  expect(
    (await held.call('/api/v1/account/leave', { method: 'POST', token, json })).statusCode,
  ).toBe(200);
  goOn.resolve();
  await expect(read).rejects.toThrow('aborted');
});

test('two are under way at once; one that nobody reads any more lets go of its photo and makes room', async () => {
  const bodies: Readable[] = [];
  await using endless = await download(async () => {
    const body = new Readable({ read() {} });
    body.push('the beginning');
    bodies.push(body);
    return { body, size: 1_000_000 };
  });
  const first = await endless.begin();
  const second = await endless.begin();
  for (const { response } of [first, second]) response.on('error', () => undefined).resume();
  const third = await endless.begin();
  expect(third.response.statusCode).toBe(429);
  third.response.resume();
  await expect.poll(() => bodies.length).toBe(2);
  first.request.destroy();
  second.request.destroy();
  await expect.poll(() => bodies.every((body) => body.destroyed)).toBe(true);
  const fourth = await endless.begin();
  expect(fourth.response.statusCode).toBe(200);
  fourth.response.on('error', () => undefined);
  fourth.request.destroy();
});

test('slow readers keep nobody from theirs: where all places are taken the longest under way makes room', async () => {
  let at = Date.now();
  const endless = async () => {
    const body = new Readable({ read() {} });
    body.push('the beginning');
    return { body, size: 1_000_000 };
  };
  await using full = await download(endless, () => at);
  const begun: Awaited<ReturnType<typeof full.begin>>[] = [];
  for (let n = 0; n < 12; n += 1) {
    const url = await full.addressOf();
    for (const one of [await full.begin(url), await full.begin(url)]) {
      one.response.on('error', () => undefined).resume();
      begun.push(one);
    }
  }
  const refused = await full.begin();
  expect(refused.response.statusCode).toBe(503);
  refused.response.resume();
  at += 61_000;
  const [longest] = begun;
  const late = await full.begin();
  expect(late.response.statusCode).toBe(200);
  await expect.poll(() => longest?.response.destroyed).toBe(true);
  expect(begun.filter(({ response }) => response.destroyed)).toHaveLength(1);
  for (const { request } of [...begun, late]) request.destroy();
});
