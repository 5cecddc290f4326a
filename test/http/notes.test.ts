import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const get = (id: string, token?: string) =>
  site.call(`/api/v1/notes/${id}`, token ? { token } : {});
const keep = (id: string, token: string, json: object) =>
  site.call(`/api/v1/notes/${id}`, { method: 'PUT', token, json });

test('a note is its writer’s alone, and no reply for others holds it', async () => {
  const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
  const { _id, slug } = await site.publish(ben);
  const kept = await keep(_id, anna.token, { text: '  Half the zanzibar \n' });
  expect(kept.data.note).toEqual({
    text: 'Half the zanzibar',
    updatedAt: expect.stringMatching(/Z$/),
  });
  expect((await get(_id, anna.token)).data.note).toEqual(kept.data.note);
  expect((await get(_id, ben.token)).data.note).toEqual({ text: '' });
  expect((await get(_id)).statusCode).toBe(401);
  for (const token of [undefined, ben.token]) {
    for (const path of [`/api/v1/food/get-food/${slug}`, `/recipe/${slug}.json`]) {
      const reply = await site.call(path, token ? { token } : {});
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toContain('zanzibar');
    }
  }
  expect((await get(_id, anna.token)).headers['cache-control']).toContain('no-store');
});

test('a change of an older note is refused, and an empty text forgets', async () => {
  const person = await site.person();
  const { _id } = await site.publish(person);
  const first = (await keep(_id, person.token, { text: 'One', baseUpdatedAt: '' })).data.note;
  const stale = await keep(_id, person.token, { text: 'Two', baseUpdatedAt: '' });
  expect([stale.statusCode, stale.data.code]).toEqual([409, 'note_changed']);
  const odd = await keep(_id, person.token, { text: 'Two', baseUpdatedAt: 'yesterday' });
  expect(odd.data.code).toBe('note_changed');
  const base = { baseUpdatedAt: first.updatedAt };
  expect((await keep(_id, person.token, { text: 'Two', ...base })).data.note.text).toBe('Two');
  expect((await keep(_id, person.token, { text: '' })).data.note).toEqual({ text: '' });
  expect((await get(_id, person.token)).data.note).toEqual({ text: '' });
});

test('is refused when too long, and on a recipe that is not there', async () => {
  const person = await site.person();
  const { _id } = await site.publish(person);
  expect((await keep(_id, person.token, { text: '🧂'.repeat(2_000) })).statusCode).toBe(200);
  const long = await keep(_id, person.token, { text: 'a'.repeat(2_001) });
  expect([long.statusCode, long.data.code, long.data.field]).toEqual([
    ...[422, 'field_too_long', 'text'],
  ]);
  expect((await keep('0'.repeat(24), person.token, { text: 'x' })).statusCode).toBe(404);
});
