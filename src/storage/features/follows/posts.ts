import { sql } from 'kysely';
import { postOf } from '#domain/follows/post.ts';
import type { Topic } from '../../define.ts';
import { composed } from '../../queries/composed.ts';
import { decodeCursor, encodeCursor } from '../../queries/cursor.ts';
import { cutPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import {
  type CardRecord,
  cardsOfRecipes,
  columnsOfCards,
  textsBySeq,
  toldOfCards,
} from '../recipes/card-reads.ts';
import { isListed } from '../recipes/conditions.ts';
import { isShown } from '../reviews/counted.ts';
import { findPlaces, placeOf, textOf, type Wish } from './places.ts';
import type { Place, PostKind, PostPage, ToldPost } from './rows.ts';

/** So many pages of posts that do not show are looked at for one that does; then a page is short. */
const mostRounds = 10;

/** A post with who posted it, as much of a review as those are told who follow its writer, and its recipe's card. */
type PostRecord = CardRecord & {
  kind: PostKind;
  post: string;
  by: string;
  by_name: string;
  by_handle: string;
  recipe: string;
  author: string;
  rating: number | null;
  as_written: number;
  said: string;
};
type Shown = Place & { record: PostRecord };

const by = sql`
  writers.id as by, writers.name as by_name, writers.handle as by_handle,
  recipes.id as recipe, recipes.user_id as author`;

/** Recipes that lists have, and reviews of such recipes that are not hidden. */
const shownAmong = composed((db, ids: readonly string[]) => ({
  compile: () =>
    sql<PostRecord>`
    select 'recipe' as kind, recipes.id as post, recipes.seq, ${by}, null as rating, 0 as as_written, '' as said, ${columnsOfCards}
    from recipes join users as writers on writers.id = recipes.user_id ${cardsOfRecipes} ${toldOfCards}
    where ${isListed} and recipes.id in (${sql.join(ids)})
    union all
    select 'review', reviews.id, recipes.seq, ${by}, reviews.rating, reviews.as_written, reviews.text, ${columnsOfCards}
    from reviews
    join recipes on recipes.id = reviews.recipe_id
    join users as writers on writers.id = reviews.user_id ${cardsOfRecipes} ${toldOfCards}
    where ${isListed} and ${isShown} and reviews.id in (${sql.join(ids)})
  `.compile(db),
}));

async function findShown(db: Db, places: readonly Place[]): Promise<Shown[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const records = new Map((await shownAmong(db, ids)).map((one) => [one.kind + one.post, one]));
  return places.flatMap((place) => {
    const record = records.get(place.kind + place.id);
    return record ? { ...place, record } : [];
  });
}

/**
 * A page of what those published and cooked whom the person follows, newest first. What it costs
 * depends on how many they follow, and never on how much the site has. A page may be short.
 */
export async function listFollowedPosts(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<PostPage> {
  const after = cursor === undefined ? null : decodeCursor('posts', cursor);
  const { shown, end, followed } = await search(db, { userId, after, most: limit + 1 });
  const { records, nextCursor } = cutPage(shown, limit, cursorAt);
  const texts = await textsOf(db, records);
  return {
    text: texts.map(([, text]) => text).join(','),
    followed,
    nextCursor: nextCursor ?? (end && cursorAt(end)),
  };
}

const toPosition = ({ at, id }: Place) => ({ createdAt: at, id });
const cursorAt = (place: Place): string => encodeCursor('posts', toPosition(place));

/** The newest posts that show, and where the search stopped before there were enough. */
async function search(
  db: Db,
  wish: Wish,
): Promise<{ shown: Shown[]; end: Place | null; followed: number }> {
  const shown: Shown[] = [];
  let { after } = wish;
  for (let round = 1; ; round += 1) {
    const { places, followed } = await findPlaces(db, { ...wish, after });
    shown.push(...(await findShown(db, places)));
    const last = places.at(-1);
    const isAll = !last || places.length < wish.most || shown.length >= wish.most;
    if (isAll || round === mostRounds) return { shown, end: isAll ? null : last, followed };
    after = toPosition(last);
  }
}

/** Posts as they are told; one whose recipe went meanwhile is left out. */
async function textsOf(db: Db, posts: readonly Shown[]): Promise<[Shown, string][]> {
  const cards = await textsBySeq(
    db,
    posts.map(({ record }) => record),
  );
  return posts.flatMap((post) => {
    const card = cards.get(Number(post.record.seq));
    if (!card) return [];
    const told = JSON.stringify(postOf(toPost(post)));
    return [[post, `${told.slice(0, -1)},"food":${card}}`]];
  });
}

/** The posts at these places, in no order; those that nobody is shown are left out. */
export async function tellPosts(db: Db, places: readonly string[]): Promise<ToldPost[]> {
  const shown = await findShown(db, places.map(placeOf));
  return (await textsOf(db, shown)).map(([post, text]) => ({
    id: textOf(post),
    text,
    topics: topicsOf(post),
    cursor: cursorAt(post),
  }));
}

/** The recipe with its rating and its author, and of a review who wrote it and what. */
function topicsOf({ kind, record: { recipe, author, by } }: Shown): Topic[] {
  const ofRecipe: Topic[] = [`recipe:${recipe}`, `rating:${recipe}`, `person:${author}`];
  return kind === 'recipe' ? ofRecipe : [...ofRecipe, `person:${by}`, `reviewer:${by}`];
}

function toPost({ id, kind, at, record }: Shown) {
  const { by, by_name: name, by_handle: handle, rating, as_written, said: text } = record;
  const review = kind === 'review' ? { rating, asWritten: Number(as_written) === 1, text } : null;
  return { kind, id, at, review, cook: { id: by, name, handle } };
}
