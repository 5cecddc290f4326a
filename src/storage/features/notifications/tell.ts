import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { groupOf } from '#domain/notifications/groups.ts';
import { mostKept } from '#domain/notifications/keeping.ts';
import { mailDueAt } from '#domain/notifications/mail-times.ts';
import type { MailTime } from '#domain/notifications/settings.ts';
import type { PostKind } from '#domain/posts/kinds.ts';
import type { Db } from '../../schema.ts';
import { notify, timeOfId, withdraw } from './notify.ts';

type Followed = { userId: string; cookId: string; following: boolean; at: number };

/** A cook hears that somebody follows them, unless that is taken back first. */
export async function tellOfFollow(db: Db, { userId, cookId, following, at }: Followed) {
  const doing = { kind: 'follow' as const, actorId: userId, recipeId: null, subjectId: null };
  await (following ? notify : withdraw)(db, { ...doing, userId: cookId, at });
}

type Hidden = {
  kind: PostKind;
  id: string;
  userId: string;
  recipeId: string | null;
  isHidden: boolean;
  /** The admin, who is not told to the writer. */
  by: string | null;
  at: number;
};

/** A writer hears that a post of theirs was hidden, or restored; only the last of it. */
export async function tellOfHiding(
  db: Db,
  { kind, id, userId, recipeId, isHidden, by, at }: Hidden,
): Promise<void> {
  const before = db.deleteFrom('notifications').where('subject_id', '=', id);
  await before.where('kind', '=', 'hidden').execute();
  if (by === userId) return;
  const doing = { kind: 'hidden' as const, actorId: null, recipeId, subjectId: id };
  const detail = `${kind}:${isHidden ? 'hidden' : 'restored'}`;
  await notify(db, { ...doing, userId, detail, at });
}

/**
 * Those of a cook's followers who want to hear of it are told of a new recipe that lists have: in one statement however
 * many they are, since other writes wait for it.
 */
export async function tellFollowers(
  db: Db,
  { id, userId, createdAt: at }: { id: string; userId: string; createdAt: number },
): Promise<void> {
  const doing = { kind: 'published' as const, actorId: userId, recipeId: id, subjectId: null };
  const told = { kind: doing.kind, grouped: groupOf(doing), actor_id: userId, recipe_id: id };
  await db
    .insertInto('notifications')
    .columns(['id', 'user_id', ...keysOf(told), 'created_at', 'mailed_at', 'mail_due_at'])
    .expression(
      wantingFollowers(db, userId).select([
        numberedIds(at).as('id'),
        'follows.user_id',
        ...keysOf(told).map((column) => sql<string>`cast(${told[column]} as text)`.as(column)),
        sql<number>`cast(${at} as bigint)`.as('created_at'),
        sql<number | null>`case when ${dueAt(at)} is null then 0 end`.as('mailed_at'),
        dueAt(at).as('mail_due_at'),
      ]),
    )
    .execute();
  await forgetOldestOf(db, id);
}

const keysOf = <T extends object>(told: T) => Object.keys(told) as (keyof T)[];

const wantingFollowers = (db: Db, cookId: string) =>
  db
    .selectFrom('follows')
    .innerJoin('notification_settings as chosen', 'chosen.user_id', 'follows.user_id')
    .innerJoin('users as reader', 'reader.id', 'follows.user_id')
    .where('follows.cook_id', '=', cookId)
    .where('chosen.kind', '=', 'published')
    .where(({ eb, or }) => or([eb('chosen.site', '=', 1), eb('chosen.mail', '<>', 'off')]));

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

/** Of those who were told of this recipe each has one more than before: so one goes where there are too many. */
async function forgetOldestOf(db: Db, recipeId: string): Promise<void> {
  const ids = db
    .selectFrom('notifications as told')
    .select(({ selectFrom }) =>
      selectFrom('notifications as theirs')
        .select('theirs.id')
        .whereRef('theirs.user_id', '=', 'told.user_id')
        .orderBy('theirs.id', 'desc')
        .limit(1)
        .offset(mostKept)
        .as('id'),
    )
    .where('told.recipe_id', '=', recipeId);
  const oldest = db.selectFrom(ids.as('oldest')).select('oldest.id').where('id', 'is not', null);
  await db
    .deleteFrom('notifications')
    .where('id', 'in', oldest.$narrowType<{ id: string }>())
    .execute();
}
