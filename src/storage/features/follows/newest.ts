import { sql } from 'kysely';
import type { Topic } from '../../define.ts';
import { composed } from '../../queries/composed.ts';
import type { Db } from '../../schema.ts';
import { unheardBy } from '../blocks/blocks.ts';
import { followsOf } from './follows.ts';
import { newestFirst, placeIn, signs, tables } from './places.ts';
import { type NewestPlaces, newestOfEach, type PostKind, placeLength } from './rows.ts';

const followedIds = composed((db, userId: string) =>
  followsOf(db, userId)
    .leftJoin(unheardBy(db, userId).as('unheard'), 'unheard.other_id', 'follows.cook_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .select(
      sql<
        string | null
      >`string_agg(case when unheard.other_id is null then follows.cook_id end, ',')`.as('ids'),
    ),
);

/** The ids of all whom the person follows and hears of, in no order, and how many they follow. */
export async function listFollowedIds(
  db: Db,
  userId: string,
): Promise<{ ids: string[]; followed: number }> {
  const [found] = await followedIds(db, userId);
  return { ids: found?.ids?.split(',') ?? [], followed: Number(found?.count ?? 0) };
}

const newestIn = (kind: PostKind) => {
  const { of, among } = tables[kind];
  return sql<string | null>`(
    select string_agg(one.place, '') from (
      select ${placeIn(of)} || ${sql.lit(signs[kind])} as place from ${of} where ${of}.user_id = users.id and ${among}
      ${newestFirst(of)} limit ${sql.lit(newestOfEach)}
    ) as one
  )`;
};
const newestOf = composed((db, cookIds: readonly string[]) =>
  db
    .selectFrom('users')
    .select('users.id')
    .select([newestIn('recipe').as('recipes'), newestIn('review').as('reviews')])
    .where('users.id', 'in', cookIds),
);

/** Where the newest posts of each of these cooks are, hidden ones and those about recipes that are gone too. */
export async function listNewestPlaces(
  db: Db,
  cookIds: readonly string[],
): Promise<NewestPlaces[]> {
  if (cookIds.length === 0) return [];
  const records = await newestOf(db, cookIds);
  return records.map(({ id, recipes, reviews }) => {
    const places = [...placesIn(recipes ?? ''), ...placesIn(reviews ?? '')].sort().reverse();
    return { id, text: places.slice(0, newestOfEach).join(''), topics: topicsOf(id) };
  });
}

/** What a cook published and reviewed. */
const topicsOf = (cookId: string): Topic[] => ['lists', `user:${cookId}`, `reviewer:${cookId}`];

function placesIn(text: string): string[] {
  const count = text.length / placeLength;
  return Array.from({ length: count }, (_, n) =>
    text.slice(n * placeLength, (n + 1) * placeLength),
  );
}
