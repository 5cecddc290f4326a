import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestMigration } from '#storage/migrations/all.ts';
import type { Storage } from '#storage/port.ts';
import { callCommand } from '#test/support/called-command.ts';
import { commandEnv, commandFile, commandSource } from '#test/support/command-env.ts';
import { isToldHere } from '#test/support/either-engine.ts';
import { databaseFile, databaseSettings, engine, openStorage } from '#test/support/engines.ts';
import { newEmail, openAccount } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';
import { layMigrated } from '#test/support/sqlite-database.ts';
import { runAdmin } from '../../scripts/admin/run.ts';

const run = promisify(execFile);

describe('the admin command beside a running site', () => {
  let folder: string;
  let env: Record<string, string>;
  let site: ServedSite;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'potluck-admin-'));
    env = { DATA_DIR: folder, ...(await databaseSettings(folder)) };
    site = await ServedSite.start(folder, { ...env, STARTER: 'off' });
    storage = await openStorage(folder);
  });
  afterAll(async () => {
    await storage[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  /** A command that is only asked what it does: its process would take longer than that. */
  const admin = (...args: string[]) => callCommand(runAdmin, args, env);

  /** A command as the process that it is, which ends by itself. */
  const adminProcess = (...args: string[]) => runProgram(commandFile('admin'), args);

  async function runProgram(program: string, args: string[], settings = env) {
    // One that goes on for ever fails its test before the whole file does.
    const options = { cwd: folder, env: { ...commandEnv, ...settings }, timeout: 120_000 };
    const ended = await run(process.execPath, [program, ...args], options).catch((error) => error);
    return { code: ended.code ?? 0, out: `${ended.stdout}${ended.stderr}` };
  }

  /** Somebody whose session began without a login: the hashes of one take longer than most of what is told here. */
  const newPerson = () => {
    const { writer } = storage;
    return openAccount({ writer, now: Date.now }, 'Cook', newEmail('Cook'));
  };

  const get = (path: string, token = '') =>
    fetch(`${site.url}${path}`, { headers: { authorization: token } });

  async function publish(token: string, name: string) {
    const body = await recipeForm({ name });
    const headers = { authorization: token };
    const reply = await fetch(`${site.url}/api/v1/food/create-food`, {
      method: 'POST',
      headers,
      body,
    });
    return (await reply.json()).food;
  }

  async function photoFiles(): Promise<string[]> {
    const names = await readdir(join(folder, 'photos'), { recursive: true }).catch(() => []);
    return names.filter((name) => /\.(webp|jpg)$/.test(name));
  }

  async function until(holds: () => Promise<boolean>): Promise<boolean> {
    // A second is meant (`processes.test.ts` holds it to that); a machine may stop for a while.
    const end = performance.now() + 20_000;
    for (;;) {
      const isLast = performance.now() > end;
      if (await holds()) return true;
      if (isLast) return false;
      await wait(20);
    }
  }

  test('makes an admin and takes it back', async () => {
    const { user, token } = await newPerson();
    const role = async () => (await (await get('/api/v1/auth/me', token)).json()).user.role;
    expect((await adminProcess('grant', user.email.toUpperCase())).code).toBe(0);
    expect(await role()).toBe(1);
    expect((await admin('list')).out).toContain(user.email);
    expect((await admin('revoke', user.email)).code).toBe(0);
    expect(await role()).toBe(0);
  });

  test('says of a role for an account that is closed that it counts for nothing yet', async () => {
    const { user, token, password } = await newPerson();
    const left = await fetch(`${site.url}/api/v1/account/leave`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ password, recipes: 'go' }),
    });
    expect(left.status).toBe(200);
    expect((await admin('grant', user.email)).out).toContain('has closed this account');
    expect((await admin('list')).out).not.toContain(user.email);
    expect((await admin('revoke', user.email)).code).toBe(0);
  });

  test('deletes a recipe that visitors have just seen, with its files', async () => {
    const { token } = await newPerson();
    const { slug } = await publish(token, 'Doomed dal');
    const path = `/api/v1/food/get-food/${slug}`;
    for (let n = 0; n < 3; n += 1) expect((await get(path)).status).toBe(200);
    expect(await photoFiles()).not.toEqual([]);
    const deleted = await admin('delete-recipe', slug);
    expect(deleted.code, deleted.out).toBe(0);
    expect(await until(async () => (await get(path)).status === 404)).toBe(true);
    expect(await photoFiles()).toEqual([]);
    expect((await admin('delete-recipe', slug)).code).toBe(1);
  });

  test('ends sessions, and deletes an account with everything it held', async () => {
    const { user, token } = await newPerson();
    const { slug } = await publish(token, 'Left behind');
    expect((await admin('end-sessions', user.email)).out).toContain('Sessions ended: 1.');
    expect((await admin('forget-passkeys', user.email)).out).toContain('Passkeys forgotten: 0.');
    expect((await get('/api/v1/auth/me', token)).status).toBe(401);
    const deleted = await adminProcess('delete-account', user.email);
    expect(deleted.code, deleted.out).toBe(0);
    const isGone = async () => (await get(`/api/v1/food/get-food/${slug}`)).status === 404;
    expect(await until(isGone)).toBe(true);
    expect(await photoFiles()).toEqual([]);
    expect((await admin('delete-account', user.email)).code).toBe(1);
  });

  test('prints a link that sets a new password once, on the page that takes it', async () => {
    const { user } = await newPerson();
    await admin('grant', user.email);
    const made = await admin('reset', user.email.toUpperCase());
    expect(made.code, made.out).toBe(0);
    const [, origin, token = ''] = /(http\S+)\/new-password#([\w-]{43})$/m.exec(made.out) ?? [];
    expect(origin).toBe('http://localhost:8080');
    const post = async (call: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${site.url}/api/v1/auth/${call}`, init)).json();
    };
    const newPassword = 'given by the operator';
    expect((await post('reset-by-link', { token, newPassword })).success).toBe(true);
    const { token: session } = await post('login', { email: user.email, password: newPassword });
    const { acts } = await (await get('/api/v1/admin/acts', session)).json();
    expect(acts[0]).toMatchObject({ act: 'reset-link', subject: 'account' });
    expect(acts[0]).not.toHaveProperty('actor');
    const again = await post('reset-by-link', { token, newPassword });
    expect(again.code).toBe('reset_link_over');
    expect((await admin('reset', 'nobody@example.org')).code).toBe(1);
  });

  test('invites, closes registration and opens it again, and says how the site is', async () => {
    const register = async (fields: object) => {
      const headers = { 'content-type': 'application/json' };
      const person = { name: 'Guest', password: 'plum dumpling tree', answer: 'Dal' };
      const body = JSON.stringify({ ...person, ...fields });
      const init = { method: 'POST', headers, body };
      return (await fetch(`${site.url}/api/v1/auth/register`, init)).json();
    };
    const asked = async () =>
      (await (await get('/api/v1/auth/registration')).json()).registration as string;
    expect((await admin('registration', 'invite')).out).toContain('Only those with an invitation');
    expect(await until(async () => (await asked()) === 'invite')).toBe(true);
    expect((await register({ email: 'without@example.org' })).code).toBe('invitation_needed');
    const made = await admin('invite', '--days', '2', '--role', '2');
    const [, invitation] = /http:\S+\/register#([\w-]{43})$/m.exec(made.out) ?? [];
    const guest = { email: 'with@example.org', invitation };
    expect((await register(guest)).success, made.out).toBe(true);
    const state = (await admin('state')).out;
    expect(state).toMatch(/^Potluck, version \d/m);
    expect(state).toMatch(/^People: \d+ \(admins: \d+, moderators: 1\)$/m);
    expect(state).toContain('Only those with an invitation can register.');
    expect((await admin('registration', 'setting')).out).toContain('Everybody can register.');
    expect((await admin('registration')).out).toContain('Everybody can register.');
    expect(await until(async () => (await asked()) === 'open')).toBe(true);
  });

  test('the doctor says what a set-up lacks, and sees the last backup', async () => {
    const SETTINGS = join(folder, 'potluck.env');
    await writeFile(SETTINGS, '', { mode: 0o644 });
    const before = await runProgram(commandFile('admin'), ['doctor'], { ...env, SETTINGS });
    expect(before.code, before.out).toBe(1);
    expect(before.out).toContain('MEND  PUBLIC_URL is not set');
    expect(before.out).toContain('look  No backup by npm run data -- backup is noted here');
    expect(before.out).toContain(`MEND  Others on this machine may read ${SETTINGS}`);
    // Both as they stand, which is what an operator runs.
    await runProgram(commandSource('data'), ['backup', join(folder, 'a.tar')]);
    const after = await runProgram(commandSource('admin'), ['doctor']);
    expect(after.out).toContain('ok    The last backup is 0 days old');
    expect(after.out).toContain('ok    Nobody else on this machine may read the data');
  });

  test('leaves a database of another version as it is, and says what to do', async () => {
    const older = await mkdtemp(join(tmpdir(), 'potluck-older-'));
    const settings = { DATA_DIR: older, ...(await databaseSettings(older)) };
    if (engine === 'sqlite') await layMigrated(databaseFile(older));
    const ask = (sql: string) => askDatabase(settings, older, sql);
    await ask(`delete from migrations where number = ${newestMigration}`);
    const told = `is at migration ${newestMigration - 1}, and this version needs`;
    for (const refused of [
      await runProgram(commandFile('admin'), ['doctor'], settings),
      await callCommand(runAdmin, ['state'], settings),
      await callCommand(runAdmin, ['list'], settings),
      await callCommand(runAdmin, ['grant', 'a@example.org'], settings),
    ]) {
      expect([refused.code, refused.out]).toEqual([1, expect.stringContaining(told)]);
      expect(refused.out).not.toMatch(/^ {4}at /m);
    }
    expect(await ask('select max(number) as newest from migrations')).toEqual([
      { newest: newestMigration - 1 },
    ]);
    await rm(older, { recursive: true });
  });

  test('ends where the photos cannot be opened, and says why', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'potluck-closed-'));
    if (engine === 'sqlite') await layMigrated(databaseFile(closed));
    await writeFile(join(closed, 'photos'), '');
    const settings = { ...env, DATA_DIR: closed };
    const refused = await runProgram(commandFile('admin'), ['list'], settings);
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('EEXIST')]);
    await rm(closed, { recursive: true });
  });

  test('tells no secret', async () => {
    const unknown = await admin('grant', 'nobody@example.org');
    expect(unknown.code).toBe(1);
    expect(unknown.out).not.toContain('cooking');
  });

  if (isToldHere) {
    test('says a wrong setting in one sentence', async () => {
      const wrong = await runProgram(commandFile('admin'), ['list'], { PORT: 'many' });
      expect(wrong.code).toBe(1);
      expect(wrong.out.trim()).toMatch(/^PORT must be .+$/);
    });

    test('says how it is used', async () => {
      const wrong = [
        ['grant'],
        ['nonsense', 'x'],
        ['constructor', 'x'],
        ['list', 'x'],
        ['state', 'x'],
        ['registration', 'ajar'],
        ['invite', '--days', '31'],
        ['invite', '--role', '1'],
      ];
      expect(await adminProcess('--help')).toMatchObject({ code: 0 });
      expect((await adminProcess()).code).toBe(2);
      for (const args of wrong) {
        expect((await admin(...args)).code, args.join(' ')).toBe(2);
      }
    });
  }
});

/** Asks the database of the settings, on the engine under test. */
async function askDatabase(settings: Record<string, string>, folder: string, sql: string) {
  if (engine === 'sqlite') {
    const database = new DatabaseSync(databaseFile(folder));
    const rows = database.prepare(sql).all();
    database.close();
    return rows.map((row) => ({ ...row }));
  }
  const client = new Client(settings.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
