import { type SelectQueryBuilder, sql } from 'kysely';
import type { PostKind } from '#domain/posts/kinds.ts';
import type { HintReason, ReportKind } from '#domain/reports/kinds.ts';
import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { kinds as posts } from '../posts/kinds.ts';
import { waitingReason } from '../posts/waiting.ts';
import { isThere } from '../recipes/conditions.ts';
import { presentRecipes } from '../recipes/reads.ts';
import { isWaitingForLook } from '../recipes/takers.ts';
import { type By, closableOf } from './accounts.ts';
import type { PostSet, SetCounts } from './rows.ts';

const reportKinds: readonly ReportKind[] = ['recipe', ...(Object.keys(posts) as PostKind[])];

type Chosen = { kind: string; post_id: string; user_id: string };
type Shown = { post_id: string; user_id: string; made_at: number };

/** What is shown or waits for a look: a raid is cleaned up before anybody sees it, too. */
const shownOrWaiting = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.hidden_at`)} is null or ${sql.ref(`${table}.hidden_reason`)} = ${sql.lit(waitingReason)})`;

/** What is there of a kind, with when it was made. */
// biome-ignore lint/suspicious/noExplicitAny: each kind is of other tables; what is selected is the same.
function shownOf(db: Db, kind: ReportKind): SelectQueryBuilder<any, any, Shown> {
  if (kind === 'recipe') {
    return db
      .selectFrom('recipes')
      .where(({ or }) => or([isThere, isWaitingForLook]))
      .select(['recipes.id as post_id', 'recipes.user_id', 'recipes.created_at as made_at']);
  }
  if (kind === 'cook') {
    return db
      .selectFrom('profiles')
      .where(shownOrWaiting('profiles'))
      .select(['user_id as post_id', 'user_id', 'updated_at as made_at']);
  }
  if (kind === 'collection') {
    return db
      .selectFrom('collections')
      .where(shownOrWaiting('collections'))
      .where('visibility', '<>', 'private')
      .select(['id as post_id', 'user_id', 'created_at as made_at']);
  }
  return (
    presentRecipes(db)
      // All others have the columns that are read here.
      .innerJoin(`${posts[kind].table as 'reviews'} as post`, 'post.recipe_id', 'recipes.id')
      .where(shownOrWaiting('post'))
      .select(['post.id as post_id', 'post.user_id', 'post.created_at as made_at'])
  );
}

/** The posts of a set, each with its kind and whose it is. Of people who have left nothing is chosen, nor what waits to be hidden already. */
export function postsOf(db: Db, set: PostSet) {
  const [first, ...others] = reportKinds.map((kind) => postsOfKind(db, kind, set));
  if (!first) throw new Error('Nothing can be chosen');
  return others.reduce((all, next) => all.unionAll(next), first);
}

function postsOfKind(db: Db, kind: ReportKind, set: PostSet) {
  const { userId, since, until, newSince, block, hint } = set;
  let found = db
    .selectFrom(shownOf(db, kind).as('shown'))
    .innerJoin('users', 'users.id', 'shown.user_id')
    .where(hasNotLeft)
    .where('shown.made_at', '>=', since)
    .where('shown.made_at', '<=', until)
    .where('shown.post_id', 'not in', waitingFor(db, kind));
  found =
    userId === null ? found.where('users.role', '=', 0) : found.where('users.id', '=', userId);
  if (newSince !== null) found = found.where('users.created_at', '>=', newSince);
  if (block !== null) {
    const origins = db.selectFrom('post_origins').select('post_id').where('kind', '=', kind);
    found = found.where('shown.post_id', 'in', origins.where('block', '=', block));
  }
  if (hint !== null) {
    const hinted = hintedOf(db, hint);
    found = found.where(({ eb, or }) =>
      or([
        eb('shown.post_id', 'in', hinted.where('queue_entries.kind', '=', kind)),
        eb('shown.user_id', 'in', hinted.where('queue_entries.kind', '=', 'cook')),
      ]),
    );
  }
  return found
    .select(sql.lit<string>(kind).as('kind'))
    .select(['shown.post_id', 'shown.user_id'])
    .$castTo<Chosen>();
}

/** What another clean-up is about to hide: of two that are begun at once each post is one's alone. */
const waitingFor = (db: Db, kind: ReportKind) =>
  db
    .selectFrom('cleanup_posts')
    .select('cleanup_posts.post_id')
    .where('cleanup_posts.kind', '=', kind)
    .where('cleanup_posts.wish', '=', 'hide');

/** What has a hint that waits. */
const hintedOf = (db: Db, hint: HintReason) =>
  db
    .selectFrom('queue_entries')
    .innerJoin('reports', 'reports.entry_id', 'queue_entries.id')
    .select('queue_entries.subject_id')
    .where('queue_entries.settled_at', 'is', null)
    .where('reports.reason', '=', hint);

/** How many posts a set has, of which kinds, of how many people, and how many of their accounts the moderator could close. */
export async function countSet(db: Db, set: PostSet, by: By): Promise<SetCounts> {
  // What is chosen is looked for once.
  const kinds = await db
    .with(
      (cte) => cte('chosen').materialized(),
      () => postsOf(db, set),
    )
    .selectFrom('chosen')
    .select('kind')
    .select(({ fn, selectFrom }) => [
      fn.countAll().as('count'),
      selectFrom('chosen')
        .select((all) => all.fn.count('user_id').distinct().as('count'))
        .as('people'),
      closableOf(db, by)
        .where('users.id', 'in', sql<string>`(select user_id from chosen)`)
        .select((all) => all.fn.countAll().as('count'))
        .as('accounts'),
    ])
    .groupBy('kind')
    .execute();
  const counted = kinds.map(({ kind, count }) => ({
    kind: kind as ReportKind,
    count: Number(count),
  }));
  return {
    posts: counted.reduce((sum, { count }) => sum + count, 0),
    people: Number(kinds[0]?.people ?? 0),
    accounts: Number(kinds[0]?.accounts ?? 0),
    kinds: counted.sort((a, b) => reportKinds.indexOf(a.kind) - reportKinds.indexOf(b.kind)),
  };
}
