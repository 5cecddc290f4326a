import type { Deps } from '#server/deps.ts';
import { KeptParts } from '#server/kept/kept-parts.ts';
import {
  type NewestPlaces,
  newestOfEach,
  type PostPage,
  placeLength,
} from '#storage/features/follows/rows.ts';

/** What is kept of cooks, and of posts, takes no more than this. */
const maxBytes = 16_000_000;
const cooksAtOnce = 256;
const postsAtOnce = 64;

type Newest = (userId: string, limit: number) => Promise<PostPage | null>;

/**
 * Puts first pages of followed posts together from what many people see: where the newest posts of each
 * cook are, and how each post is told. Whom somebody follows is read each time. Null where that does not tell the page for certain.
 */
export function createNewestPosts({ reader, writer: { version } }: Deps): Newest {
  const cooks = new KeptParts({
    version,
    maxBytes,
    most: cooksAtOnce,
    read: (ids) => reader.listNewestPlaces(ids),
  });
  const posts = new KeptParts({
    version,
    maxBytes,
    most: postsAtOnce,
    read: (places) => reader.tellPosts(places),
  });
  return async (userId, limit) => {
    const { ids, followed } = await reader.listFollowedIds(userId);
    const most = limit + 1;
    const { places, isAll } = newestOf(await cooks.find(ids), 2 * most);
    let shown = await posts.find(places.slice(0, most));
    // Some were hidden.
    if (shown.length < most) shown = [...shown, ...(await posts.find(places.slice(most)))];
    if (shown.length < most && !isAll) return null;
    const page = shown.slice(0, limit);
    const last = shown.length > limit ? page.at(-1) : undefined;
    const text = page.map((post) => post.text).join(',');
    return { text, followed, nextCursor: last?.cursor ?? null };
  };
}

/** Of the newest posts of cooks the newest ones, as many as are wanted, and whether there are no others. */
export function newestOf(
  cooks: readonly Pick<NewestPlaces, 'text'>[],
  most: number,
): { places: string[]; isAll: boolean } {
  // Of a cook with more posts than are told of, nothing is known of those before the oldest.
  let known = '';
  for (const { text } of cooks) {
    if (text.length >= newestOfEach * placeLength) known = later(known, text.slice(-placeLength));
  }
  const places: string[] = [];
  let hasMore = known !== '';
  let last = '';
  for (const { text } of cooks) {
    // A text is as late as the first place in it: most cooks are passed over without another look.
    if (text < known || (places.length === most && text < last)) {
      hasMore ||= text !== '';
      continue;
    }
    for (let start = 0; start < text.length; start += placeLength) {
      const place = text.slice(start, start + placeLength);
      if (place < known) break;
      if (places.length === most) {
        hasMore = true;
        if (place < last) break;
        places.pop();
      }
      places.splice(countLater(places, place), 0, place);
      last = places.at(-1) ?? '';
    }
  }
  return { places, isAll: !hasMore };
}

/** How many of these, latest first, are later than the place: found by halves. */
function countLater(places: readonly string[], place: string): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? '') > place) from = middle + 1;
    else to = middle;
  }
  return from;
}

const later = (a: string, b: string): string => (a > b ? a : b);
