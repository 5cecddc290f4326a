import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, openSite, photoBlob, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

const day = 24 * 60 * 60 * 1000;

let site: TestSite;
let at = Date.UTC(2026, 0, 2);
beforeAll(async () => {
  site = await openSite({ TRUST_DAYS: '3' }, { now: () => at });
});
afterAll(() => site[Symbol.asyncDispose]());

const see = (key: string) => site.call(`/api/v1/cook/get-cook/${key}`);
const own = async ({ token }: Person) =>
  (await site.call('/api/v1/profile', { token })).data.profile;

async function tell(person: Person, part: object) {
  const { handle, lines, link, photo } = await own(person);
  const json = { handle, lines, link, photoId: photo?.id ?? '', ...part };
  return site.call('/api/v1/profile', { method: 'PUT', token: person.token, json });
}

async function upload({ token }: Person): Promise<string> {
  const form = new FormData();
  form.set('photo', await photoBlob(60, 40), 'me.jpg');
  const reply = await site.call('/api/v1/food/upload-photo', { method: 'POST', token, form });
  return reply.data.photo.id;
}

async function review({ token }: Person, recipeId: string) {
  const json = { asWritten: true, cookedOn: '2026-01-02', text: 'Good' };
  const url = `/api/v1/recipe-reviews/${recipeId}`;
  return (await site.call(url, { method: 'POST', token, json })).data.review;
}

describe('a cook', () => {
  test('is there with the first recipe: a name, a handle and numbers, and nothing else', async () => {
    const ana = await site.person('Ana');
    expect((await see(ana._id)).statusCode).toBe(404);
    const food = await site.publish(ana);
    await site.publish(ana);
    const cook = { _id: ana._id, name: 'Ana', handle: 'ana', recipes: 2, reviews: 0, followers: 0 };
    expect((await see(ana._id)).data).toEqual({ success: true, cook });
    expect((await see('ana')).data).toEqual({ success: true, cook });
    const gone = { method: 'DELETE' as const, token: ana.token };
    await site.call(`/api/v1/food/delete-food/${food._id}`, gone);
    expect((await see('ana')).data.cook.recipes).toBe(1);
    expect((await see('ana')).body).not.toContain('@');
  });

  test('is there with the first review too, which names its recipe', async () => {
    const [ben, author] = [await site.person('Ben'), await site.person('Author')];
    const food = await site.publish(author, { name: 'Dal' });
    expect((await see('ben')).statusCode).toBe(404);
    const { _id } = await review(ben, food._id);
    expect((await see('ben')).data.cook).toMatchObject({ recipes: 0, reviews: 1 });
    const list = async () => (await site.call('/api/v1/cook-reviews/ben')).data;
    const cook = { _id: author._id, name: 'Author', handle: 'author' };
    expect(await list()).toMatchObject({
      total: 1,
      reviews: [{ _id, text: 'Good', cook: { handle: 'ben' } }],
    });
    expect((await list()).reviews[0].recipe).toEqual({
      _id: food._id,
      name: 'Dal',
      slug: food.slug,
      cook,
    });
    await site.call(`/api/v1/reviews/${_id}`, { method: 'DELETE', token: ben.token });
    expect((await site.call('/api/v1/cook-reviews/ben')).statusCode).toBe(404);
  });

  test('is named with the handle wherever one is named', async () => {
    const cleo = await site.person('Cleo');
    const food = await site.publish(cleo, { name: 'Named dish' });
    const cook = { _id: cleo._id, name: 'Cleo', handle: 'cleo' };
    expect((await site.call(`/api/v1/food/get-food/${food.slug}`)).data.food.cook).toEqual(cook);
    const cards = await site.call(`/api/v1/food/get-food?userId=${cleo._id}&view=card`);
    expect(cards.data.foods[0].cook).toEqual(cook);
    await tell(cleo, { handle: 'cleo-cooks' });
    const renamed = await site.call(`/api/v1/food/get-food?userId=${cleo._id}&view=card`);
    expect(renamed.data.foods[0].cook.handle).toBe('cleo-cooks');
  });

  test('who shares nothing with everybody is named as one without a page, until they do', async () => {
    const [ida, jo] = [await site.person('Ida'), await site.person('Jo')];
    const food = await site.publish(ida, { unlisted: 'true' });
    await review(jo, food._id);
    const form = { name: 'By link', description: '', visibility: 'link', recipe: food._id };
    const made = await site.call('/api/v1/collections', {
      method: 'POST',
      token: ida.token,
      json: form,
    });
    expect(made.statusCode).toBe(201);
    const named = async () => {
      const pages = [
        (await site.call(`/api/v1/food/get-food/${food.slug}`)).data.food.cook,
        (await site.call(`/api/v1/collections/${made.data.collection._id}`)).data.collection.cook,
        (await site.call(`/api/v1/recipe-reviews/${food._id}`)).data.reviews[0].cook,
      ];
      return pages.map(({ name, hasNoPage }) => [name, hasNoPage === true]);
    };
    expect(await named()).toEqual([
      ['Ida', true],
      ['Ida', true],
      ['Jo', true],
    ]);
    expect([(await see('ida')).statusCode, (await see('jo')).statusCode]).toEqual([404, 404]);
    const listed = await site.publish(ida);
    await review(jo, listed._id);
    expect(await named()).toEqual([
      ['Ida', false],
      ['Ida', false],
      ['Jo', false],
    ]);
  });

  test('who is nobody is a 404', async () => {
    for (const key of ['650000000000000000000000', 'x', '%00', 'ana1%40example.org', 'a%2Fb']) {
      const reply = await see(key);
      expect([reply.statusCode, reply.data.code], key).toEqual([404, 'user_not_found']);
    }
  });

  test('is known to the typed client', async () => {
    const person = await site.person('Typed');
    await site.publish(person);
    const result = await clientOf(site).getCook({ params: { id: person._id } });
    expect(result).toMatchObject({ ok: true, data: { cook: { name: 'Typed', recipes: 1 } } });
  });
});

describe('a profile', () => {
  test('has a handle that is nobody else’s, no id and no word of the site’s', async () => {
    const [dora, emil] = [await site.person('Dora'), await site.person('Emil')];
    for (const [handle, status, code] of [
      ['dora', 409, 'handle_taken'],
      ['ab', 422, 'field_invalid'],
      ['Émile', 422, 'field_invalid'],
      ['650000000000000000000000', 422, 'field_invalid'],
      ['admin', 422, 'handle_reserved'],
      ['potluck', 422, 'handle_reserved'],
      ['potluck-support', 422, 'handle_reserved'],
      ['p0tluck-team', 422, 'handle_reserved'],
      ['the-moderators', 422, 'handle_reserved'],
      ['jane-site-admin', 422, 'handle_reserved'],
      [`cook-${dora._id}`, 422, 'handle_reserved'],
    ] as const) {
      const reply = await tell(emil, { handle });
      expect([reply.statusCode, reply.data.code, reply.data.field], handle).toEqual([
        status,
        code,
        'handle',
      ]);
    }
    expect((await tell(emil, { handle: 'EMIL-cooks' })).data.profile.handle).toBe('emil-cooks');
    expect((await tell(dora, { handle: 'emil' })).data.code).toBe('handle_taken');
    await site.publish(emil);
    expect((await see('emil')).data.cook.handle).toBe('emil-cooks');
  });

  test('shows at once to visitors, whose replies are kept', async () => {
    const fay = await site.person('Fay');
    await site.publish(fay);
    await see('fay');
    const photoId = await upload(fay);
    const told = { lines: 'Soups <b>', link: 'https://example.org/fay' };
    expect((await tell(fay, { ...told, photoId })).statusCode).toBe(200);
    const { cook } = (await see('fay')).data;
    expect(cook).toMatchObject({ ...told, isLinkLive: false });
    expect((await site.call(cook.photo.url)).statusCode).toBe(200);
    const second = await upload(fay);
    await tell(fay, { photoId: second });
    expect((await site.call(cook.photo.url)).statusCode).toBe(404);
    await tell(fay, { photoId: '', lines: '', link: '' });
    expect(Object.keys((await see('fay')).data.cook).sort()).toEqual(
      ['_id', 'followers', 'handle', 'name', 'recipes', 'reviews'].sort(),
    );
  });

  test('takes no picture of another’s, no other link, and no word that is too long', async () => {
    const [gus, hal] = [await site.person('Gus'), await site.person('Hal')];
    const theirs = await upload(hal);
    for (const [part, field] of [
      [{ photoId: theirs }, 'photoId'],
      [{ link: 'http://example.org' }, 'link'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ lines: 'x'.repeat(501) }, 'lines'],
    ] as const) {
      const reply = await tell(gus, part);
      expect([reply.statusCode, reply.data.field]).toEqual([422, field]);
    }
    expect(await own(gus)).toMatchObject({ lines: '', link: '', isPublic: false });
  });

  test('that was changed in another tab is not written over, and the same again is no conflict', async () => {
    const ida = await site.person('Ida');
    const baseUpdatedAt = (await own(ida)).updatedAt;
    expect((await tell(ida, { lines: 'One', baseUpdatedAt })).statusCode).toBe(200);
    expect((await tell(ida, { lines: 'One', baseUpdatedAt })).statusCode).toBe(200);
    const late = await tell(ida, { lines: 'Two', baseUpdatedAt });
    expect([late.statusCode, late.data.code]).toEqual([409, 'profile_changed']);
    expect((await own(ida)).lines).toBe('One');
  });

  test('a link is text until its account is trusted', async () => {
    const jo = await site.person('Joan');
    for (let n = 0; n < 3; n += 1) await site.publish(jo);
    await tell(jo, { link: 'https://example.org' });
    expect((await see('joan')).data.cook.isLinkLive).toBe(false);
    at += 3 * day;
    const again = await site.call('/api/v1/auth/login', {
      method: 'POST',
      json: { email: jo.email, password: jo.password },
    });
    await tell({ ...jo, token: again.data.token }, { lines: 'Hello' });
    expect((await see('joan')).data.cook.isLinkLive).toBe(true);
  });

  test('that an admin hid is its cook’s alone, who reads why', async () => {
    const [kim, admin] = [await site.person('Kim'), await site.admin()];
    await site.publish(kim);
    await tell(kim, { lines: 'Rude words', photoId: await upload(kim) });
    const { url } = (await see('kim')).data.cook.photo;
    const put = (json: object) =>
      site.call(`/api/v1/admin/posts/cook/${kim._id}`, { method: 'PUT', token: admin.token, json });
    expect((await put({ hidden: true, reason: 'Rude' })).statusCode).toBe(200);
    expect((await see('kim')).body).not.toContain('Rude');
    expect((await see('kim')).data.cook.photo).toBeUndefined();
    expect((await site.call(url)).statusCode).toBe(404);
    expect(await own(kim)).toMatchObject({ lines: 'Rude words', hidden: { reason: 'Rude' } });
    await put({ hidden: false });
    expect((await see('kim')).data.cook.lines).toBe('Rude words');
    expect((await site.call(url)).statusCode).toBe(200);
  });
});
