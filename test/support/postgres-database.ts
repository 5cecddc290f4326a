import { randomBytes } from 'node:crypto';

/** The address of an empty database of the test's own, on the PostgreSQL of this run. */
export const newPostgresDatabase = () => ask('empty', newName());

/** The same, with the tables of this version in it and no row: what most tests open, sooner. */
export const newMigratedDatabase = () => ask('migrated', newName());

/** The same, sooner yet, for what gives it back and asks it nothing but what a site does. */
export const lentDatabase = () => ask('lent');

/** Gives back a database that was lent, once nothing will connect to it any more. */
export async function giveBack(url: string): Promise<void> {
  await ask('returned', url);
}

const newName = () => `test_${randomBytes(8).toString('hex')}`;

async function ask(kind: 'empty' | 'migrated' | 'lent' | 'returned', given = ''): Promise<string> {
  // Vitest can be imported in its own runs only, and the measurements use this folder too.
  const { inject } = await import('vitest');
  const reply = await fetch(`${inject('postgresBroker')}/${kind}/${encodeURIComponent(given)}`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
