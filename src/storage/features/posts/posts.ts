import { sql } from 'kysely';
import type { PostKind } from '#domain/posts/kinds.ts';
import type { Topic, WriteTools } from '../../define.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { takenAlong } from '../accounts/taken-along.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { hideCook } from '../cooks/hidden-names.ts';
import { noteHiding } from '../decisions/hiding.ts';
import { hiddenPosts, type Kind, kinds, type PostRecord } from './kinds.ts';
import type { HiddenPostRow, HideOutcome, HideWish, PostName } from './rows.ts';

/** A page of what admins have hidden, hidden last first; of every kind where none is named. */
export async function listHiddenPosts(
  db: Db,
  kind: PostKind | undefined,
  limit: number,
  cursor?: string,
): Promise<Page<HiddenPostRow>> {
  const all = Object.keys(kinds) as PostKind[];
  const found = db.selectFrom(hiddenPosts(db, kind ? [kind] : all).as('found'));
  const order = { list: 'hidden', time: 'found.hidden_at', id: 'found.id' };
  const named = found
    .innerJoin('users', 'users.id', 'found.user_id')
    .selectAll('found')
    .select(['users.name', 'users.email']);
  const { records, nextCursor } = await readPage(named, order, { limit, cursor });
  const counted = found.select(({ fn }) => fn.countAll().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  return { rows: records.map(toHidden), total: Number(count), nextCursor };
}

type HiddenRecord = PostRecord & { kind: PostKind; name: string; email: string };

function toHidden(record: HiddenRecord): HiddenPostRow {
  const { id, kind, text, name, email, recipe_name, recipe_slug } = record;
  const isAtRecipe = recipe_name !== null && recipe_slug !== null;
  return {
    id,
    kind,
    text,
    userId: record.user_id,
    writer: { name, email },
    recipe: isAtRecipe ? { name: recipe_name, slug: recipe_slug } : null,
    reason: record.hidden_reason ?? '',
    hiddenAt: Number(record.hidden_at),
    isWithdrawn: record.withdrawn !== null,
  };
}

/**
 * Hides a post for a reason, or restores it without one; null when it is not there. It is restored also while its recipe is
 * away, or the collection private: then it comes back with that. One that its writer has deleted meanwhile goes for good in
 * place of being restored, and one of somebody who has left is taken along. Of a cook the name is hidden too where that is wished, and
 * null is the answer where there is nothing else. What changes is noted; the same wish again changes nothing.
 */
export async function setPostHidden(
  tools: WriteTools,
  { kind, id }: PostName,
  reason: string | null,
  act: NewAct,
  { rule = null, withName = false }: HideWish = {},
): Promise<HideOutcome | null> {
  const isOfCook = kind === 'cook' && reason !== null;
  const what = isOfCook ? await hideCook(tools, id, { withName, at: act.at }) : 'post';
  if (what === 'gone') return null;
  if (what === 'unchanged') return { topics: [] };
  const isNewlyNamed = what === 'name' || what === 'both';
  const isAway = reason === null;
  const done = await changeHidden(tools, { kind, id }, reason, act.at, { isAway, isNewlyNamed });
  if (!done) return null;
  const { post, topics } = done;
  const along = done.isTakenAlong ? { takenAlong: true as const } : {};
  if (!post) return { topics: [], ...along };
  const { recipe_id: recipeId, recipe_name: name } = post;
  const isAtRecipe = recipeId !== null && name !== null;
  const account = { kind: 'account', id: post.user_id } as const;
  const noted = isNewlyNamed ? { ...act, act: what === 'both' ? 'hide-cook' : 'hide-name' } : act;
  await noteAct(tools.db, noted, isAtRecipe ? { kind: 'recipe', id: recipeId, name } : account);
  await noteHiding(tools.db, {
    kind,
    id,
    recipeId,
    userId: post.user_id,
    by: act.actorId,
    at: act.at,
    why: reason === null ? null : { rule, reason },
    isTold: !post.withdrawn,
    isNamed: isNewlyNamed,
  });
  return { topics: await topics(), ...along };
}

type Changed = {
  post: PostRecord | null;
  topics: () => Promise<Topic[]>;
  /** Whether it was to be shown, and is hidden with the account of its writer. */
  isTakenAlong: boolean;
};

type Which = {
  /** Says of the post, behind its lock, whether it is to change. */
  when?: (post: PostRecord) => boolean;
  /** Also where its recipe is not shown, whose turn may come before or after, and in a collection that is private now. */
  isAway?: boolean;
  /** Whether more of it is hidden than before, so that the same reason again is a change. */
  isNewlyNamed?: boolean;
};

/** The change itself, of which nobody is told; null where there is no such post, and without one where it changed nothing. */
export async function changeHidden(
  tools: WriteTools,
  { kind, id }: PostName,
  reason: string | null,
  at: number,
  { when = () => true, isAway = false, isNewlyNamed = false }: Which = {},
): Promise<Changed | null> {
  const { table, key, posts, lock, changed } = kinds[kind];
  const { db, locks } = tools;
  const find = () =>
    db.selectFrom(posts(db, isAway).as('post')).selectAll().where('id', '=', id).executeTakeFirst();
  const seen = await find();
  // A writer who leaves or comes back now waits, or this does; before the recipe, in the order of all who lock both.
  if (seen && reason === null) await locks.person(db, seen.user_id);
  if (seen) await lock?.(tools, seen);
  const post = seen && (await find());
  if (!post) return null;
  const leftAt = reason === null ? await leftWith(db, kind, post) : null;
  const isTakenAlong = leftAt !== null && !post.withdrawn;
  const unchanged = { post: null, topics: async () => [], isTakenAlong };
  if (!when(post)) return unchanged;
  const hiddenAt = reason === null ? leftAt : at;
  const isGoing = post.withdrawn && reason === null;
  if (isGoing) await kinds[kind].going?.(db, id);
  const isKept = await (isGoing
    ? sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id} and withdrawn = 1`
    : setHidden(kinds[kind], id, { reason, hiddenAt, isNewlyNamed })
  ).execute(db);
  if (Number(isKept.numAffectedRows ?? 0) === 0) return unchanged;
  if (reason === null) await kinds[kind].shown?.(tools, post, at);
  const isShown = reason === null && leftAt === null && !post.withdrawn;
  if (isShown) await kinds[kind].tell?.(db, post, at);
  return { post, topics: () => changed(tools, post), isTakenAlong };
}

/** When its writer left and took it along, or null. */
const leftWith = (db: Db, kind: PostKind, post: PostRecord) =>
  takenAlong(db, { kind, userId: post.user_id, recipeId: post.recipe_id });

/** Asked of the row as it is then: of two admins at once one act is noted. */
const setHidden = (
  { table, key }: Pick<Kind, 'table' | 'key'>,
  id: string,
  { reason, hiddenAt, isNewlyNamed }: Why,
) => sql`
  update ${sql.table(table)}
  set hidden_at = ${hiddenAt}, hidden_reason = ${reason}
  where ${sql.ref(key)} = ${id} and ${isNewlyNamed ? sql`1 = 1` : differs(reason)}
`;

type Why = { reason: string | null; hiddenAt: number | null; isNewlyNamed: boolean };

/** What is hidden without a reason is of somebody who is leaving: it comes back with them. */
const differs = (reason: string | null) =>
  reason === null
    ? sql`hidden_reason is not null`
    : sql`(hidden_reason is null or hidden_reason <> ${reason})`;
