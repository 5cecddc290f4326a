import { expect, test } from 'vitest';
import { readSecrets } from './secrets.ts';

test.each([
  'postgres://cook:secret@db1/potluck',
  'postgres://cook:secret@db1:5432,db2:5432,[::1]:5433/potluck?target_session_attrs=read-write',
])('%s is the address of a database', (DATABASE_URL) => {
  expect(readSecrets({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each(['mysql://db1/potluck', 'postgres://db1:port/potluck', 'postgres://db1:1,/potluck'])(
  '%s is none, and is not repeated',
  (DATABASE_URL) => {
    expect(() => readSecrets({ DATABASE_URL })).toThrow(/^DATABASE_URL must read like [^,]+, with/);
  },
);
