import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteLimits } from '#contract/notes.ts';
import { openSite, type RecipeFields, recipeForm, type TestSite } from '#test/support/site.ts';

type Person = Awaited<ReturnType<TestSite['person']>>;

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
    422,
    'field_too_long',
    'text',
  ]);
  expect((await keep('0'.repeat(24), person.token, { text: 'x' })).statusCode).toBe(404);
});

const keepOn = (id: string, line: string, token: string, json: object) =>
  site.call(`/api/v1/notes/${id}/lines/${line}`, { method: 'PUT', token, json });

async function update({ token }: Person, id: string, fields: RecipeFields) {
  const form = await recipeForm({ photo: null, ...fields });
  const url = `/api/v1/food/update-food/${id}`;
  const reply = await site.call(url, { method: 'PUT', token, form });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.data.food;
}

test('a note on a line is its writer’s alone, and no reply for others holds it', async () => {
  const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
  const { _id, slug, ingredientIds, ingredientList } = await site.publish(ben);
  const [lineId] = ingredientIds;
  const kept = await keepOn(_id, lineId, anna.token, { text: ' Quibblewort instead\n' });
  const note = { text: 'Quibblewort instead', updatedAt: expect.stringMatching(/Z$/) };
  expect(kept.data.note).toEqual(note);
  expect((await get(_id, anna.token)).data).toEqual({
    success: true,
    note: { text: '' },
    lines: [{ lineId, line: ingredientList[0], ...note }],
  });
  expect((await get(_id, ben.token)).data.lines).toEqual([]);
  const stranger = await site.call(`/api/v1/notes/${_id}/lines/${lineId}`, {
    method: 'PUT',
    json: { text: 'x' },
  });
  expect(stranger.statusCode).toBe(401);
  for (const token of [undefined, ben.token]) {
    for (const path of [`/api/v1/food/get-food/${slug}`, `/recipe/${slug}.json`]) {
      const reply = await site.call(path, token ? { token } : {});
      expect(reply.statusCode, path).toBe(200);
      expect(reply.body).not.toContain('uibblewort');
    }
  }
});

test('a note stays with its line as its author edits, with strings alone too, and is left over once the line has gone', async () => {
  const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
  const { _id, ingredients, steps, stepIds, ingredientIds } = await site.publish(ben);
  const [, onion] = ingredientIds;
  for (const line of [onion, stepIds[0]]) await keepOn(_id, line, anna.token, { text: 'Mine' });
  const strings = { ingredientList: null, stepList: null, ingredients, steps };
  const renamed = await update(ben, _id, { ...strings, name: 'Renamed by strings' });
  expect(renamed.ingredientIds).toEqual(ingredientIds);
  expect(renamed.stepIds).toEqual(stepIds);
  const edited = await update(ben, _id, { ingredientList: ['2 onions, chopped', '1 lime'] });
  expect(edited.ingredientIds[0]).toBe(onion);
  await update(ben, _id, { ingredientList: ['1 lime'] });
  const told = (await get(_id, anna.token)).data.lines;
  expect(told).toHaveLength(2);
  expect(told).toContainEqual(
    expect.objectContaining({ lineId: onion, line: '1 onion, chopped', text: 'Mine' }),
  );
  const changed = await keepOn(_id, onion, anna.token, { text: 'Still mine' });
  expect(changed.data.note.text).toBe('Still mine');
  expect((await keepOn(_id, onion, anna.token, { text: '' })).data.note).toEqual({ text: '' });
  const again = await keepOn(_id, onion, anna.token, { text: 'Back' });
  expect([again.statusCode, again.data.code]).toEqual([404, 'line_not_found']);
});

test('a note on a line is refused when older, too long, and on what is not there', async () => {
  const person = await site.person();
  const { _id, ingredientIds } = await site.publish(person);
  const [lineId, other] = ingredientIds;
  const long = await keepOn(_id, lineId, person.token, { text: 'a'.repeat(1_001) });
  expect([long.statusCode, long.data.code]).toEqual([422, 'field_too_long']);
  expect((await keepOn(_id, lineId, person.token, { text: '🧂'.repeat(1_000) })).statusCode).toBe(
    200,
  );
  const stale = await keepOn(_id, lineId, person.token, { text: 'Two', baseUpdatedAt: '' });
  expect([stale.statusCode, stale.data.code]).toEqual([409, 'note_changed']);
  const nowhere = await keepOn('0'.repeat(24), other, person.token, { text: 'x' });
  expect([nowhere.statusCode, nowhere.data.code]).toEqual([404, 'recipe_not_found']);
  expect((await keepOn(_id, 'x', person.token, { text: 'x' })).data.code).toBe('line_not_found');
});

test('notes on the lines of a recipe end at as many as one can have, those left over included', async () => {
  const person = await site.person();
  const { lines: most } = noteLimits;
  const some = (word: string) => Array.from({ length: most / 2 }, (_, at) => `${word}${at}`);
  const noteAll = async (recipeId: string, lines: string[]) => {
    for (const lineId of lines) {
      const change = { lineId, text: 'Mine', at: 1, base: undefined, most };
      await site.deps.writer.keepLineNote(person._id, recipeId, change);
    }
  };
  const { _id, ingredientIds } = await site.publish(person, { ingredientList: some('alpha') });
  await noteAll(_id, ingredientIds);
  const after = await update(person, _id, { ingredientList: some('omega') });
  await noteAll(_id, after.ingredientIds);
  expect((await get(_id, person.token)).data.lines).toHaveLength(most);
  const full = await keepOn(_id, after.stepIds[0], person.token, { text: 'x' });
  expect([full.statusCode, full.data.code]).toEqual([403, 'notes_full']);
  expect(full.data.message).toContain('200');
});
