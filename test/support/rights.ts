import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import { hashToken, newToken, sessionLifetime } from '#server/http/session.ts';
import { newId } from '#server/ids.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import { databaseFile, databaseSettings, engine } from './engines.ts';
import { hashes } from './people.ts';
import type { TestSite } from './site.ts';

/** Everyone who can knock at the door: those without rights first. */
export const outsiders = [
  'visitor',
  'a made-up token',
  'a made-up Bearer token',
  'an expired token',
  'a token that logged out',
  'a token from before a reset',
  'a token of a deleted user',
] as const;
export const insiders = ['stranger', 'owner', 'moderator', 'admin'] as const;
export type Outsider = (typeof outsiders)[number];
export type Insider = (typeof insiders)[number];

/** A cook with a recipe, and the person who comes to it. */
/** Somebody as they were written: the handle is made by the database. */
type Somebody = Omit<UserRow, 'handle'>;
export type Scene = { owner: Somebody; recipe: RecipeRow; actor: Somebody | null; token?: string };

const roles = { stranger: 0, owner: 0, moderator: 2, admin: 1 };
let people = 0;

/** A person straight in the database: the matrix needs hundreds, and hashing takes its time. A moderator has no password, anybody else one that nobody is asked for. */
export async function addPerson({ deps }: TestSite, name: string, role = 0): Promise<Somebody> {
  people += 1;
  const user = { id: newId(Date.now()), name, email: `person${people}@example.org`, role };
  const row = { ...user, createdAt: Date.now() };
  const passwordHash = role === roles.moderator ? null : hashes.answerHash;
  await deps.writer.createUser({ ...row, passwordHash, answerHash: null });
  return row;
}

/** A session of a person, with its token. */
export async function addSession(
  { deps }: TestSite,
  user: Pick<UserRow, 'id'>,
  usedAt = Date.now(),
) {
  const token = newToken();
  const tokenHash = hashToken(token);
  await deps.writer.createSession({ tokenHash, userId: user.id, createdAt: usedAt, usedAt });
  return token;
}

/** A recipe whose photo nobody will look at. */
export async function addRecipe(
  { deps }: TestSite,
  owner: Pick<UserRow, 'id'>,
): Promise<RecipeRow> {
  const at = Date.now();
  const photo = { id: randomBytes(16).toString('hex'), width: 400, height: 300, color: '#aabbcc' };
  const outcome = await deps.writer.publishRecipe(
    {
      id: newId(at),
      slug: 'dal',
      name: 'Dal',
      description: 'Lentils',
      ingredients: ['lentils'],
      steps: ['Cook.'],
      categoryId: cuisineId('Indian'),
      userId: owner.id,
      photo,
      createdAt: at,
      updatedAt: at,
      ...detailsUntold,
    },
    null,
  );
  return outcome.recipe;
}

/** Sets the scene for one who may come in, to a place of its own where none is given. */
export async function insiderScene(
  site: TestSite,
  who: Insider,
  place?: Pick<Scene, 'owner' | 'recipe'>,
): Promise<Scene> {
  const { owner, recipe } = place ?? (await emptyScene(site));
  const actor = who === 'owner' ? owner : await addPerson(site, who, roles[who]);
  return { owner, recipe, actor, token: await addSession(site, actor) };
}

/** A cook with a recipe, before somebody comes to it. */
export async function emptyScene(site: TestSite): Promise<Pick<Scene, 'owner' | 'recipe'>> {
  const owner = await addPerson(site, 'Owner');
  return { owner, recipe: await addRecipe(site, owner) };
}

/** Sets the scene for one who may not; the token, where there is one, was the owner's or made up. */
export async function outsiderScene(
  site: TestSite,
  who: Outsider,
  { owner, recipe }: Pick<Scene, 'owner' | 'recipe'>,
): Promise<Scene> {
  const token = await tokenOf(site, who, owner);
  return { owner, recipe, actor: null, ...(token ? { token } : {}) };
}

async function tokenOf(site: TestSite, who: Outsider, owner: Somebody): Promise<string | null> {
  const { writer } = site.deps;
  if (who === 'visitor') return null;
  if (who === 'a made-up token') return newToken();
  if (who === 'a made-up Bearer token') return `Bearer ${newToken()}`;
  if (who === 'an expired token') {
    return addSession(site, owner, Date.now() - sessionLifetime - 1_000);
  }
  // Somebody without recipes: a cook's account cannot go before the recipes do.
  const user = who === 'a token of a deleted user' ? await addPerson(site, 'Gone') : owner;
  const token = await addSession(site, user);
  if (who === 'a token that logged out') await writer.deleteSession(hashToken(token));
  if (who === 'a token from before a reset')
    await writer.resetPassword(user.id, {
      passwordHash: 'new hash',
      at: Date.now(),
      event: 'reset-by-answer' as const,
    });
  if (who === 'a token of a deleted user') await deleteUser(site, user);
  return token;
}

/** As an operator does it: over a connection of their own, by SQL. */
async function deleteUser({ folder }: TestSite, user: Somebody): Promise<void> {
  if (engine === 'postgres') {
    const client = new Client((await databaseSettings(folder)).DATABASE_URL);
    await client.connect();
    await client.query('delete from users where id = $1', [user.id]);
    return client.end();
  }
  using database = new DatabaseSync(databaseFile(folder));
  database.exec('pragma foreign_keys = on; pragma busy_timeout = 5000');
  database.prepare('delete from users where id = ?').run(user.id);
}
