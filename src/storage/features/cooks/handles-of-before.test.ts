import { expect, test } from 'vitest';
import { handleFault, handleOf } from '#domain/cooks/handles.ts';
import { postgresOfBefore, sqliteOfBefore } from '#test/support/databases-of-before.ts';

/** Names of accounts from before there were handles; the last ones collide. */
const apart = [
  'Asha Rao',
  'Zoë O’Hara "x" <b>',
  'Jörg Größe',
  'Łukasz Øre',
  '安娜',
  'Анна',
  'Jo',
  'Admin',
  'deadbeefdeadbeefdeadbeef',
  'A very long name that goes on',
  '  --Spaced   out--  ',
  'Ærø',
];
const names = [...apart, 'Ben', 'ben', 'Ben 2', 'Bén'];
const idOf = (n: number) => `65000000000000000000${String(n).padStart(4, '0')}`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const written = names
  .map(
    (name, n) =>
      `insert into users (id, name, email, role, created_at) values ('${idOf(n)}', ${quoted(name)}, '${n}@example.org', 0, ${n});`,
  )
  .join('\n');
const asked = `
select users.handle, handles.handle as kept from users
left join handles on handles.user_id = users.id and free_at is null order by users.id`;

function expectHandles(rows: Record<string, unknown>[]): void {
  const handles = rows.map(({ handle }) => String(handle));
  expect(rows.map(({ kept }) => kept)).toEqual(handles);
  expect(handles.slice(0, apart.length)).toEqual(
    apart.map((name, n) => handleOf({ id: idOf(n), name })),
  );
  const [first, second, clash, last] = handles.slice(apart.length);
  expect([first, last]).toEqual(['ben', 'ben-3']);
  expect([second, clash].sort()).toEqual(['ben-2', expect.stringMatching(/^cook-6500/)]);
  expect(new Set(handles).size).toBe(names.length);
  const chosen = handles.filter((handle) => !/^cook-6500/.test(handle));
  expect(chosen.map(handleFault).filter(Boolean)).toEqual([]);
}

test('accounts from before are given handles, on SQLite', () => {
  using database = sqliteOfBefore('handles', written);
  expectHandles(database.prepare(asked).all());
});

test('accounts from before are given handles, on PostgreSQL', async () => {
  await using database = await postgresOfBefore('handles', written);
  expectHandles(await database.rows(asked));
});
