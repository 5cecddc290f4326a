import { randomBytes } from 'node:crypto';

/** The address of an empty database of the test's own, on the PostgreSQL of this run. */
export const newPostgresDatabase = () => askFor('empty');

/** The same, with the tables of this version in it and no row: what most tests open, sooner. */
export const newMigratedDatabase = () => askFor('migrated');

async function askFor(kind: 'empty' | 'migrated'): Promise<string> {
  // Vitest can be imported in its own runs only, and the measurements use this folder too.
  const { inject } = await import('vitest');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const reply = await fetch(`${inject('postgresBroker')}/${kind}/${name}`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
