import { sql } from 'kysely';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { noteAct, type Subject } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { chooseAccounts } from './accounts.ts';
import { postsOf } from './choose.ts';
import type { NewCleanup, PostSet, SetCount } from './rows.ts';
import { showAgain } from './show-again.ts';

type By = Omit<NewAct, 'act'>;

/**
 * Chooses posts, which are hidden some at a time from then on; null where the person whose they are is gone. What was
 * chosen stays so, whatever is posted meanwhile; the same again counts once.
 */
export async function startCleanup(
  tools: WriteTools,
  cleanup: NewCleanup,
  by: By,
): Promise<SetCount | null> {
  const { db } = tools;
  const { id, set, keep } = cleanup;
  if (set.userId !== null && !(await isPersonThere(tools, set.userId))) return null;
  const sent = db
    .selectFrom('cleanups')
    .select(['posts', 'people', 'accounts'])
    .where('id', '=', id);
  const before = await sent.executeTakeFirst();
  if (before) return { ...before, accounts: before.accounts ?? 0 };
  await insertCleanup(db, cleanup, by);
  const { posts, people } = await choose(db, id, set);
  if (posts === 0) {
    await db.deleteFrom('cleanups').where('id', '=', id).execute();
    return { posts, people, accounts: 0 };
  }
  const accounts = keep ? await chooseAccounts(db, id, by) : 0;
  await db.updateTable('cleanups').set({ posts, people, accounts }).where('id', '=', id).execute();
  const { userId } = set;
  const subject = subjectOf(id, userId, posts);
  await noteAct(db, { ...by, act: keep ? `clean-up-${keep.level}` : 'clean-up' }, subject);
  return { posts, people, accounts };
}

async function insertCleanup(
  db: Db,
  { id, set, rule, reason, keep }: NewCleanup,
  by: By,
): Promise<void> {
  await db
    .insertInto('cleanups')
    .values({
      id,
      at: by.at,
      actor_id: by.actorId,
      user_id: set.userId,
      since: set.since,
      until: set.until,
      rule,
      reason,
      posts: 0,
      people: 0,
      accounts: 0,
      undone_at: null,
      level: keep?.level ?? null,
      ends_at: keep?.endsAt ?? null,
    })
    .execute();
}

const subjectOf = (id: string, userId: string | null, count: number): Subject =>
  userId === null ? { kind: 'posts', id, count } : { kind: 'account', id: userId };

/** Keeps what a set has at this moment. */
async function choose(
  db: Db,
  id: string,
  set: PostSet,
): Promise<Pick<SetCount, 'posts' | 'people'>> {
  await db
    .insertInto('cleanup_posts')
    .columns(['cleanup_id', 'kind', 'post_id', 'user_id', 'wish', 'hidden_at'])
    .expression(
      db
        .selectFrom(postsOf(db, set).as('chosen'))
        .select([
          sql<string>`cast(${id} as text)`.as('cleanup_id'),
          'kind',
          'post_id',
          'user_id',
          sql<string>`cast('hide' as text)`.as('wish'),
          sql<number | null>`cast(null as bigint)`.as('hidden_at'),
        ]),
    )
    .execute();
  const counted = await db
    .selectFrom('cleanup_posts')
    .select(({ fn }) => [fn.countAll().as('posts'), fn.count('user_id').distinct().as('people')])
    .where('cleanup_id', '=', id)
    .executeTakeFirstOrThrow();
  return { posts: Number(counted.posts), people: Number(counted.people) };
}

/** Takes a clean-up back, once; false where there is none. */
export async function undoCleanup({ db }: WriteTools, id: string, by: By): Promise<boolean> {
  const found = db.selectFrom('cleanups').select(['user_id', 'posts']).where('id', '=', id);
  const cleanup = await found.executeTakeFirst();
  if (!cleanup) return false;
  const undone = await db
    .updateTable('cleanups')
    .set({ undone_at: by.at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (Number(undone.numUpdatedRows) === 0) return true;
  await showAgain(db, id, null);
  const subject = subjectOf(id, cleanup.user_id, cleanup.posts);
  await noteAct(db, { ...by, act: 'undo-clean-up' }, subject);
  return true;
}
