import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { groupOf } from '#domain/notifications/groups.ts';
import { mostKept } from '#domain/notifications/keeping.ts';
import { mailDueAt } from '#domain/notifications/mail-times.ts';
import type { MailTime } from '#domain/notifications/settings.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { findRecipe } from '../recipes/reads.ts';
import { timeOfId } from './notify.ts';

type Published = { id: string; userId: string; createdAt: number };

/** So many followers are told in the write that publishes; other writes wait for it. */
export const toldAtOnce = 1_000;

/** A cook's followers who want to hear of it are told of a new recipe that lists have: the first at once, the others by a chore. */
export async function tellFollowers(db: Db, recipe: Published): Promise<void> {
  if (!(await isFollowed(db, recipe.userId))) return;
  const after_id = await tellSome(db, recipe, '', toldAtOnce);
  if (after_id === null) return;
  await db.insertInto('tellings').values({ recipe_id: recipe.id, after_id }).execute();
}

/** Most cooks are followed by nobody, and to find whom to tell takes longer than to publish. */
async function isFollowed(db: Db, cookId: string): Promise<boolean> {
  const anybody = db.selectFrom('follows').select('user_id').where('cook_id', '=', cookId);
  return (await anybody.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether followers of somebody wait to be told. */
export async function hasTellings(db: Db): Promise<boolean> {
  return (await db.selectFrom('tellings').select('recipe_id').executeTakeFirst()) !== undefined;
}

/**
 * Tells so many more of those who wait to be told of a recipe. Whom it came to is noted in the same transaction: whatever
 * ends in between, nobody is left out or told twice.
 */
export async function tellMoreFollowers(
  { db, locks }: WriteTools,
  limit = toldAtOnce,
): Promise<void> {
  const seen = await db.selectFrom('tellings').select('recipe_id').executeTakeFirst();
  if (!seen) return;
  const { recipe_id: id } = seen;
  await locks.reviews(db, id);
  const telling = await db
    .selectFrom('tellings')
    .select('after_id')
    .where('recipe_id', '=', id)
    .executeTakeFirst();
  const recipe = await findRecipe(db, id);
  const isTold = !telling || !recipe || recipe.unlisted;
  const after_id = isTold ? null : await tellSome(db, recipe, telling.after_id, limit);
  await (after_id === null
    ? db.deleteFrom('tellings').where('recipe_id', '=', id)
    : db.updateTable('tellings').set({ after_id }).where('recipe_id', '=', id)
  ).execute();
}

/** Tells some of the followers behind one of them, in one statement; the last of them, or null where nobody is left. */
async function tellSome(
  db: Db,
  { id, userId, createdAt: at }: Published,
  after: string,
  limit: number,
): Promise<string | null> {
  const followers = db.selectFrom('follows').select('user_id').where('cook_id', '=', userId);
  const last = await followers
    .where('user_id', '>', after)
    .orderBy('user_id')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  const told = wantingFollowers(db, userId, { after, last: last?.user_id });
  await insertFor(db, told, { id, userId, at });
  await forgetOldest(db, told);
  return last?.user_id ?? null;
}

type Told = ReturnType<typeof wantingFollowers>;

async function insertFor(
  db: Db,
  followers: Told,
  { id, userId, at }: { id: string; userId: string; at: number },
): Promise<void> {
  const doing = { kind: 'published' as const, actorId: userId, recipeId: id, subjectId: null };
  const told = { kind: doing.kind, grouped: groupOf(doing), actor_id: userId, recipe_id: id };
  await db
    .insertInto('notifications')
    .columns(['id', 'user_id', ...keysOf(told), 'created_at', 'mailed_at', 'mail_due_at'])
    .expression(
      followers.select([
        numberedIds(at).as('id'),
        'follows.user_id',
        ...keysOf(told).map((column) => sql<string>`cast(${told[column]} as text)`.as(column)),
        sql<number>`cast(${at} as bigint)`.as('created_at'),
        sql<number | null>`case when ${dueAt(at)} is null then 0 end`.as('mailed_at'),
        dueAt(at).as('mail_due_at'),
      ]),
    )
    .execute();
}

const keysOf = <T extends object>(told: T) => Object.keys(told) as (keyof T)[];

type Some = { after: string; last: string | undefined };

/** Those followers behind one, and up to another where there is one, who want to hear of it and of the cook. */
function wantingFollowers(db: Db, cookId: string, { after, last }: Some) {
  const all = db
    .selectFrom('follows')
    .innerJoin('notification_settings as chosen', 'chosen.user_id', 'follows.user_id')
    .innerJoin('users as reader', 'reader.id', 'follows.user_id')
    .where('follows.cook_id', '=', cookId)
    .where('follows.user_id', '>', after)
    .where(({ eb, selectFrom }) => {
      const unheard = selectFrom('blocks').select('blocks.user_id');
      return eb('follows.user_id', 'not in', unheard.where('blocks.other_id', '=', cookId));
    })
    .where('chosen.kind', '=', 'published')
    .where(({ eb, or }) => or([eb('chosen.site', '=', 1), eb('chosen.mail', '<>', 'off')]));
  return last === undefined ? all : all.where('follows.user_id', '<=', last);
}

/** When a mail is due to one of them, as `notify` says it; null where none is wanted, or to no proven address. */
function dueAt(at: number) {
  const due = (mail: MailTime) => sql`cast(${mailDueAt(mail, at)} as bigint)`;
  const times = sql`case chosen.mail when 'now' then ${due('now')} when 'daily' then ${due('daily')} when 'weekly' then ${due('weekly')} end`;
  return sql<number | null>`case when reader.email_verified_at is not null then ${times} end`;
}

/** As many numbers of twelve digits. */
const numbers = 10 ** 12;

/** Ids as `notify` gives them, numbered from a random one on: neither engine's random texts are the other's. */
function numberedIds(at: number) {
  const first = numbers + randomInt(10 ** 11);
  const number = sql`cast(${first} as bigint) + row_number() over (order by follows.user_id)`;
  return sql<string>`${sql.lit(timeOfId(at))} || substr(cast(${number} as text), 2)`;
}

/** Of those who were told each has one more than before: so one goes where there are too many. */
async function forgetOldest(db: Db, told: Told): Promise<void> {
  const ids = told.select(({ selectFrom }) =>
    selectFrom('notifications as theirs')
      .select('theirs.id')
      .whereRef('theirs.user_id', '=', 'follows.user_id')
      .orderBy('theirs.id', 'desc')
      .limit(1)
      .offset(mostKept)
      .as('id'),
  );
  const oldest = db.selectFrom(ids.as('oldest')).select('oldest.id').where('id', 'is not', null);
  await db
    .deleteFrom('notifications')
    .where('id', 'in', oldest.$narrowType<{ id: string }>())
    .execute();
}
