import { sql } from 'kysely';
import { groupTold, type Told } from '#domain/notifications/groups.ts';
import { mostCounted } from '#domain/notifications/keeping.ts';
import { composed } from '../../queries/composed.ts';
import { decodeCursor, encodeCursor } from '../../queries/cursor.ts';
import { cutPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { unheardBy } from '../blocks/blocks.ts';
import { hasPage, tellNoPage } from '../cooks/has-page.ts';
import { isInLists, isThere } from '../recipes/conditions.ts';
import { writtenOnce } from './notify.ts';
import type { GroupPage } from './rows.ts';

/** Names a list of notifications in its cursors. */
const list = 'notifications';

/** Where posts are that can be hidden, each with the kinds that tell of them: what is answered to a review has the id of that. */
const toldPosts = [
  ['reviews', ['review', 'helpful']],
  ['review_answers', ['review-answer']],
  ['questions', ['question']],
  ['answers', ['answer']],
] as const;

/** What a person may be told of posts and recipes as they are now; that somebody has left is not looked at. */
function tellableOf(db: Db, userId: string) {
  return db
    .selectFrom('notifications')
    .leftJoin('recipes', 'recipes.id', 'notifications.recipe_id')
    .where('notifications.user_id', '=', userId)
    .where(isThere)
    .where(({ eb, or }) =>
      or([
        eb('notifications.actor_id', 'is', null),
        eb('notifications.actor_id', 'not in', unheardBy(db, userId)),
      ]),
    )
    .where(({ eb, or }) => or([eb('notifications.kind', '<>', 'published'), isInLists]))
    .where(({ eb, or }) =>
      or([
        eb('notifications.subject_id', 'is not', null),
        eb('notifications.kind', 'not in', writtenOnce),
      ]),
    )
    .where(({ and, exists, not, selectFrom }) =>
      and(
        toldPosts.map(([posts, kinds]) =>
          not(
            exists(
              selectFrom(posts)
                .select(`${posts}.id`)
                .where('notifications.kind', 'in', kinds)
                .whereRef(`${posts}.id`, '=', 'notifications.subject_id')
                .where(`${posts}.hidden_at`, 'is not', null)
                .where(`${posts}.user_id`, '<>', userId),
            ),
          ),
        ),
      ),
    );
}

/**
 * What a person may be told now: nothing of a recipe that was taken away, nothing of one that its cook took out of the
 * lists after publishing it, nothing of others' posts that are hidden, nothing that somebody did whom they muted or who has left. It comes back with them.
 * Nor anything of what was deleted.
 */
export function tellable(db: Db, userId: string) {
  return tellableOf(db, userId).where(({ exists, not, selectFrom }) =>
    not(
      exists(
        selectFrom('users as former')
          .select('former.id')
          .whereRef('former.id', '=', 'notifications.actor_id')
          .where('former.handle', '=', ''),
      ),
    ),
  );
}

/** What of that the site tells: a kind that was switched off there is for mails alone. */
export function shownOn(db: Db, userId: string) {
  return tellable(db, userId).where(({ exists, not, selectFrom }) =>
    not(
      exists(
        selectFrom('notification_settings as chosen')
          .select('chosen.kind')
          .where('chosen.user_id', '=', userId)
          .whereRef('chosen.kind', '=', 'notifications.kind')
          .where('chosen.site', '=', 0),
      ),
    ),
  );
}

const unreadOf = composed((db, userId: string) => {
  const groups = shownOn(db, userId)
    .where('notifications.read_at', 'is', null)
    .select('notifications.grouped')
    .distinct()
    .limit(mostCounted);
  return db.selectFrom(groups.as('unread')).select(({ fn }) => fn.countAll().as('count'));
});

/** How many groups have something unread, as far as that is counted. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const [unread] = await unreadOf(db, userId);
  return Number(unread?.count ?? 0);
}

/** Adds the names as they are now to what is told, and whether they have a page, which is asked of followers alone; newest first. */
export function withNames(query: ReturnType<typeof tellable>) {
  const page = hasPage(sql.ref('actors.id'));
  return query
    .leftJoin('users as actors', 'actors.id', 'notifications.actor_id')
    .selectAll('notifications')
    .select([
      'actors.name as actor_name',
      'actors.handle as actor_handle',
      'recipes.name as recipe_name',
      'recipes.slug',
      sql<number>`case when notifications.kind = 'follow' then ${page} else 1 end`.as('has_page'),
    ])
    .orderBy('notifications.id', 'desc');
}

type Named = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

/** A record as the domain speaks of it. */
export function toTold(record: Named): Told {
  const { actor_id, actor_name, recipe_id, recipe_name, slug } = record;
  return {
    id: record.id,
    group: record.grouped,
    kind: record.kind,
    actor:
      actor_id !== null && actor_name !== null
        ? {
            id: actor_id,
            name: actor_name,
            handle: record.actor_handle ?? '',
            ...tellNoPage(record.has_page),
          }
        : null,
    recipe:
      recipe_id !== null && recipe_name !== null && slug !== null
        ? { id: recipe_id, name: recipe_name, slug }
        : null,
    subjectId: record.subject_id,
    detail: record.detail,
    isUnread: record.read_at === null,
    createdAt: Number(record.created_at),
  };
}

/** A page of what the site tells a person, in groups; all that is kept of them is read for it, which is bounded. */
export async function listNotifications(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<GroupPage> {
  const last = cursor === undefined ? undefined : decodeCursor(list, cursor).id;
  const told = (await withNames(shownOn(db, userId)).execute()).map(toTold);
  const groups = groupTold(told);
  const behind = groups.filter(({ id }) => last === undefined || id < last);
  const { records: rows, nextCursor } = cutPage(behind, limit, (end) => encodeCursor(list, end));
  return { rows, total: groups.length, nextCursor };
}
