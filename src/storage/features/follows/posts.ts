import { composed } from '../../queries/composed.ts';
import { decodeCursor, encodeCursor, type Position } from '../../queries/cursor.ts';
import type { Db } from '../../schema.ts';
import { findCards, presentRecipes } from '../recipes/reads.ts';
import { countFollows } from './follows.ts';
import { byAge, type Place, type Places, placesIn } from './places.ts';
import type { FollowedReview, PostPage, PostRow } from './rows.ts';

/** What cooks do that those see who follow them. A post is told from all others by its time and id. */
type Source = {
  kind: 'recipe' | 'review';
  places: Places;
  /** Those of them that anybody may see. */
  shown: (db: Db, found: readonly Place[]) => Promise<Shown[]>;
};

/** Who follows more is first answered by these newest of the site: often enough of them are by somebody followed. */
const fewCooks = 100;
/** So many pages of posts that do not show are looked at for one that does; then a page is short. */
const mostRounds = 10;

type Shown = Place & { kind: Source['kind']; review: ReviewRecord | null };
type Wish = { userId: string; followed: number; after: Position | null; most: number };

const sources: Record<Source['kind'], Source> = {
  recipe: {
    kind: 'recipe',
    // As `listedRecipes` has it.
    places: placesIn('recipes', 'recipes.removed_at is null and recipes.unlisted = 0'),
    shown: async (_db, found) => found.map((one) => ({ ...one, kind: 'recipe', review: null })),
  },
  review: { kind: 'review', places: placesIn('reviews', 'true'), shown: findShownReviews },
};

/** As much of a review as those are told who follow its writer. */
const shownAmong = composed((db, ids: readonly string[]) =>
  presentRecipes(db)
    .innerJoin('reviews', 'reviews.recipe_id', 'recipes.id')
    .select(['reviews.id', 'reviews.recipe_id', 'reviews.user_id'])
    .select(['reviews.rating', 'reviews.as_written', 'reviews.text'])
    .where('reviews.hidden_at', 'is', null)
    .where('recipes.unlisted', '=', 0)
    .where('reviews.id', 'in', ids),
);
type ReviewRecord = Awaited<ReturnType<typeof shownAmong>>[number];

/** Reviews that are not hidden, of recipes that lists have. */
async function findShownReviews(db: Db, found: readonly Place[]): Promise<Shown[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const records = await shownAmong(db, ids);
  const byId = new Map(records.map((record) => [record.id, record]));
  return found.flatMap((one) => {
    const review = byId.get(one.id);
    return review ? { ...one, kind: 'review' as const, review } : [];
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
  const followed = await countFollows(db, userId);
  if (followed === 0) return { rows: [], followed, nextCursor: null };
  const wish = { userId, followed, after, most: limit + 1 };
  const [recipes, reviews] = await Promise.all([
    findShown(db, sources.recipe, wish),
    findShown(db, sources.review, wish),
  ]);
  // Behind where either search stopped nobody knows yet what comes next.
  const [end = null] = [recipes.end, reviews.end].filter((one) => one !== null).sort(byAge);
  const all = [...recipes.shown, ...reviews.shown].sort(byAge);
  const known = end ? all.filter((one) => byAge(one, end) <= 0) : all;
  const page = known.slice(0, limit);
  const last = known.length > limit ? page.at(-1) : end;
  return {
    rows: await whole(db, page),
    followed,
    nextCursor: last ? encodeCursor('posts', { createdAt: last.at, id: last.id }) : null,
  };
}

/** The newest posts of a source that show, and where the search stopped before there were enough. */
async function findShown(
  db: Db,
  source: Source,
  { after: start, ...wish }: Wish,
): Promise<{ shown: Shown[]; end: Place | null }> {
  const shown: Shown[] = [];
  let after = start;
  let last: Place | undefined;
  for (let round = 0; round < mostRounds; round += 1) {
    const found = await findPosts(db, source, { ...wish, after });
    shown.push(...(await source.shown(db, found)));
    last = found.at(-1);
    if (!last || found.length < wish.most || shown.length >= wish.most) {
      return { shown: shown.slice(0, wish.most), end: null };
    }
    after = { createdAt: last.at, id: last.id };
  }
  return { shown, end: last ?? null };
}

/** The newest posts by those followed. */
async function findPosts(db: Db, { places }: Source, wish: Wish): Promise<Place[]> {
  if (wish.followed > fewCooks) {
    const found = await places.amongNewest(db, wish);
    if (found.length === wish.most) return found;
  }
  return places.byCook(db, wish);
}

/** Posts with their recipes; one whose recipe went meanwhile is left out. */
async function whole(db: Db, found: readonly Shown[]): Promise<PostRow[]> {
  const recipeIdOf = ({ id, review }: Shown) => review?.recipe_id ?? id;
  const cards = await findCards(db, [...new Set(found.map(recipeIdOf))]);
  return found.flatMap((one) => {
    const recipe = cards.get(recipeIdOf(one));
    const { kind, id, at, review } = one;
    return recipe ? [{ kind, id, at, recipe, review: review && toTold(review) }] : [];
  });
}

function toTold({ user_id: userId, rating, as_written, text }: ReviewRecord): FollowedReview {
  return { userId, rating, asWritten: Number(as_written) === 1, text };
}
