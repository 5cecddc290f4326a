import type { Row } from '#storage/transfer.ts';
import { cookId, hex, numbersFrom, recipeId } from './generate.ts';
import { day, firstDay, guestId, guests, loggedIn } from './table-ids.ts';

const followsEach = 20;
const mostFollows = 2_000;

/**
 * Who follows whom: the first guest most cooks, the second as many who publish nothing, the third 1,000 cooks and
 * the fourth 250, whose recipes are old; the others a few.
 */
export function followRows(cooks: number): Row[] {
  const rows: Row[] = [];
  const add = (user_id: string, cook_id: string, n: number) =>
    rows.push({ user_id, cook_id, followed_at: firstDay * day + n });
  for (const [guest, most] of [mostFollows, 0, 1_000, 250].entries())
    for (let n = 0; n < Math.min(most, cooks); n += 1) add(guestId(guest), cookId(n), n);
  for (let n = 0; n < mostFollows; n += 1) add(guestId(1), guestId(5_000 + n), n);
  for (let guest = 4; guest < guests; guest += 1) {
    const random = numbersFrom(guest);
    const chosen = new Set(
      Array.from({ length: followsEach }, () => Math.floor(random() ** 2 * cooks)),
    );
    for (const cook of chosen) add(guestId(guest), cookId(cook), cook);
  }
  return rows;
}

/** Half of the votes are on the last reviews, which are those of the first recipe; each voter is another. */
export function voteRow(n: number, reviews: number): Row {
  const review = n % 2 === 0 ? reviews - 1 - ((n * 7) % Math.ceil(reviews / 50)) : n;
  return { review_id: `d0${hex(review, 22)}`, user_id: guestId(Math.floor(n / 7) % guests) };
}

/** What guests are told; those who are logged in have as much as is kept. */
export function notificationRow(n: number, recipes: number): Row {
  const each = 500;
  const isMany = n < loggedIn * each;
  const guest = isMany ? Math.floor(n / each) : n % guests;
  const at = firstDay * day + n * 1_000;
  const recipe = recipeId((n * 31) % recipes);
  return {
    id: at.toString(16).padStart(12, '0') + hex(n, 12),
    user_id: guestId(guest),
    kind: 'review',
    grouped: `review:${recipe}`,
    actor_id: guestId((guest + 1) % guests),
    recipe_id: recipe,
    subject_id: `d0${hex(n, 22)}`,
    detail: null,
    created_at: at,
    read_at: n % 3 === 0 ? null : at,
    mailed_at: 0,
  };
}
