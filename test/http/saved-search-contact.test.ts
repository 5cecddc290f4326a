import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const save = (token: string, id: string, saved?: string) => {
  const form = new FormData();
  form.set('_id', id);
  if (saved !== undefined) form.set('saved', saved);
  return site.call('/api/v1/food/save-recipe', { method: 'POST', token, form });
};

describe('saving', () => {
  test('toggles, and with saved= sets the state so that a double click is harmless', async () => {
    const person = await site.person();
    const food = await site.publish(person);
    expect((await save(person.token, food._id)).data.saved).toBe(true);
    expect((await save(person.token, food._id)).data.saved).toBe(false);
    const twice = [
      await save(person.token, food._id, 'true'),
      await save(person.token, food._id, 'true'),
    ];
    expect(twice.map((reply) => reply.data.saved)).toEqual([true, true]);
    expect((await save(person.token, food._id, 'false')).data.saved).toBe(false);
  });

  test('lists the last saved first, with the category as an id', async () => {
    const person = await site.person();
    const [one, two] = [await site.publish(person), await site.publish(person)];
    await save(person.token, two._id);
    await save(person.token, one._id);
    const reply = await site.call(`/api/v1/auth/single-user/${person._id}`, {
      token: person.token,
    });
    const saved = reply.data.user.savedRecipes;
    expect(saved.map((food: { _id: string }) => food._id)).toEqual([one._id, two._id]);
    expect(saved[0].category).toBe(cuisineId('Indian'));
  });

  test('are listed as ids alone, and as cards page by page under a cuisine', async () => {
    const person = await site.person();
    const ids: string[] = [];
    for (const cuisine of ['Thai', 'Indian', 'Thai', 'Thai'] as const) {
      const food = await site.publish(person, { category: cuisineId(cuisine) });
      await save(person.token, food._id);
      ids.unshift(food._id);
    }
    const { token } = person;
    const alone = await site.call(`/api/v1/auth/single-user/${person._id}?view=id`, { token });
    expect(alone.data.user.savedRecipes).toEqual(ids.map((_id) => ({ _id })));
    const list = `/api/v1/saved/recipes?category=${cuisineId('Thai')}&limit=2`;
    const first = await site.call(list, { token });
    const second = await site.call(`${list}&cursor=${first.data.nextCursor}`, { token });
    const listed = [...first.data.foods, ...second.data.foods];
    expect(listed.map(({ _id }) => _id)).toEqual([ids[0], ids[1], ids[3]]);
    expect([first.data.total, second.data.nextCursor]).toEqual([3, undefined]);
    expect(listed[0]).not.toHaveProperty('stepList');
    const wrong = await site.call('/api/v1/saved/recipes?cursor=nonsense', { token });
    expect([wrong.statusCode, wrong.data.code]).toEqual([400, 'bad_cursor']);
    expect((await site.call('/api/v1/saved/recipes')).statusCode).toBe(401);
  });

  test('an unknown recipe is a 404, a state that is no state a 422', async () => {
    const person = await site.person();
    const food = await site.publish(person);
    expect((await save(person.token, 'nonsense')).statusCode).toBe(404);
    expect((await save(person.token, food._id, 'maybe')).statusCode).toBe(422);
  });
});

describe('search', () => {
  test('answers a bare array with its count in the headers', async () => {
    await using own = await openSite();
    const person = await own.person();
    await own.publish(person, { name: 'Jalapeño poppers' });
    for (let n = 0; n < 3; n += 1) await own.publish(person, { name: `Pancakes ${n}` });
    const typo = await own.call('/api/v1/food/search/jalapino');
    expect(typo.data.map((food: { name: string }) => food.name)).toEqual(['Jalapeño poppers']);
    const paged = await own.call('/api/v1/food/search/pancake?limit=2&offset=2');
    expect([paged.data.length, paged.headers['x-total-count']]).toEqual([1, '3']);
  });

  test('leaves out what the keyword avoids, and tells what it left out and what it did not', async () => {
    await using own = await openSite();
    const person = await own.person();
    await own.publish(person, { name: 'Pad thai', steps: 'Fry,Scatter the peanuts' });
    await own.publish(person, { name: 'Pad kra pao', ingredients: 'basil', steps: 'Fry' });
    const ask = async (keyword: string) => {
      const reply = await own.call(`/api/v1/food/search/${encodeURIComponent(keyword)}`);
      const { headers } = reply;
      const names = reply.data.map((food: { name: string }) => food.name);
      return [names, headers['x-total-count'], headers['x-left-out'], headers['x-not-left-out']];
    };
    expect(await ask('pad -peanut')).toEqual([['Pad kra pao'], '1', 'peanut', undefined]);
    expect(await ask('no nuts')).toEqual([['Pad kra pao'], '1', 'nuts', undefined]);
    expect(await ask('pad thai without peanut butter, xyzzy or crème')).toEqual([
      expect.arrayContaining(['Pad thai']),
      expect.any(String),
      'peanut%20butter,creme',
      'xyzzy',
    ]);
  });

  test('answers a sentence, tells what it understood, and takes that back for who asks for words', async () => {
    await using own = await openSite();
    const anna = await own.person('Anna Berg');
    const soup = { diet: ['vegan'], course: 'soup', prepMinutes: '20' };
    await own.publish(anna, { name: 'Lentil pot', ...soup });
    await own.publish(await own.person(), { name: 'Pea pot', ...soup });
    await own.publish(anna, { name: 'Bone pot', course: 'soup', prepMinutes: '200' });
    const ask = async (keyword: string, words = '') => {
      const address = `/api/v1/food/search/${encodeURIComponent(keyword)}?words=${words}`;
      const { data, headers } = await own.call(address);
      const names = data.map((food: { name: string }) => food.name);
      return [names, headers['x-total-count'], headers['x-understood']];
    };
    expect(await ask('quick vegan soup by anna')).toEqual([
      ['Lentil pot'],
      '1',
      'time,30,quick,diet,vegan,vegan,course,soup,soup,cook,anna,by%20anna',
    ]);
    expect(await ask('vegan pot')).toEqual([['Pea pot', 'Lentil pot'], '2', 'diet,vegan,vegan']);
    expect(await ask('pot no peas')).toEqual([
      ['Bone pot', 'Lentil pot'],
      '2',
      'without,peas,peas',
    ]);
    expect(await ask('pot no peas', 'peas')).toEqual([
      ['Bone pot', 'Pea pot', 'Lentil pot'],
      '3',
      undefined,
    ]);
    expect(await ask('soup', 'soup')).toEqual([[], '0', undefined]);
  });

  test('names a cook for as long as something of theirs shows, a collection alone as well', async () => {
    await using own = await openSite();
    const zora = await own.person('Zora Quill');
    await own.publish(await own.person(), { name: 'Lentil pot' });
    const shelf = { name: 'Sundays', visibility: 'public' };
    const { token } = zora;
    const path = '/api/v1/collections';
    const made = await own.call(path, { method: 'POST', token, json: shelf });
    const understood = async () => {
      const { headers } = await own.call(
        `/api/v1/food/search/${encodeURIComponent('pot by zora')}`,
      );
      return headers['x-understood'];
    };
    const shows = await understood();
    const hidden = { method: 'PUT', token, json: { ...shelf, visibility: 'private' } } as const;
    const changed = await own.call(`${path}/${made.data.collection._id}`, hidden);
    expect([made.statusCode, changed.statusCode, shows]).toEqual([201, 200, 'cook,zora,by%20zora']);
    expect(await understood()).toBeUndefined();
  });

  test('takes a keyword with an encoded slash', async () => {
    await using own = await openSite();
    await own.publish(await own.person(), { name: 'Half/half pizza' });
    const reply = await own.call(`/api/v1/food/search/${encodeURIComponent('half/half')}`);
    expect(reply.data).toHaveLength(1);
  });

  test('is limited per address', async () => {
    await using own = await openSite({ LIMIT_SEARCH_PER_ADDRESS: '2' });
    const status = async (address: string) =>
      (await own.call('/api/v1/food/search/a', { address })).statusCode;
    expect([await status('10.0.0.1'), await status('10.0.0.1'), await status('10.0.0.1')]).toEqual([
      200, 200, 429,
    ]);
    expect(await status('10.0.0.2')).toBe(200);
  });
});

describe('contact', () => {
  const message = {
    from_email: 'a@example.org',
    from_name: 'A',
    subject: 'Hello',
    message: 'Nice dal',
  };

  test('answers OK as text and keeps the message for admins', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ service_id: 's', ...message }))
      form.set(name, value);
    const reply = await site.call('/api/v1.0/email/send-form', { method: 'POST', form });
    expect([reply.statusCode, reply.body]).toEqual([200, 'OK']);
    expect(reply.headers['content-type']).toContain('text/plain');
    const admin = await site.admin();
    const inbox = await site.call('/api/v1/contact/get-messages', { token: admin.token });
    expect(inbox.data.messages[0]).toMatchObject(message);
  });

  test('does not need a message, but an e-mail, a name and a subject', async () => {
    const send = (json: object) => site.call('/api/v1.0/email/send-form', { method: 'POST', json });
    expect((await send({ ...message, message: '' })).statusCode).toBe(200);
    for (const field of ['from_email', 'from_name', 'subject']) {
      const reply = await send({ ...message, [field]: '' });
      expect([reply.statusCode, reply.data.field]).toEqual([422, field]);
    }
  });
});

describe('the documentation', () => {
  test('lists every call and can be browsed without script', async () => {
    const document = (await site.call('/api/openapi.json')).data;
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/v1/food/get-food/{slug}');
    const page = await site.call('/api/docs');
    expect(page.body).toContain('/api/v1/food/create-food');
    expect(page.body).not.toContain('<script');
  });

  test('the site says that it is healthy', async () => {
    expect((await site.call('/healthz')).data).toEqual({ success: true });
  });
});
