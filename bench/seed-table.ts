import { signLines } from '#domain/reviews/cooked-lines.ts';
import { hashToken } from '#server/http/session.ts';
import type { Row } from '#storage/transfer.ts';
import { cookId, cooksOf, hex, numbersFrom } from './generate.ts';
import { batchSize, inBatches, openTarget } from './target.ts';

const day = 86_400_000;
/** The day on which the first generated reviews are written; each day every recipe has one more. */
const firstDay = 20_000;
/** Those who cook what others publish. */
const guests = 10_000;
const followsEach = 20;
const mostFollows = 2_000;

/** The id of the n-th generated guest; the first follows most cooks, the second as many who publish nothing. */
export const guestId = (n: number): string => `e0${hex(n, 22)}`;
/** With this token the n-th of the first 100 guests is logged in. */
export const guestToken = (n: number): string => `token of guest ${n}`;

/**
 * `node bench/seed-table.ts <database file or address> <recipes> <reviews>`: adds to what `seed.ts` made
 * guests who review those recipes and follow their cooks.
 */
async function seedTable(place: string, recipes: number, reviews: number): Promise<void> {
  await using target = await openTarget(place);
  await inBatches(
    Array.from({ length: guests }, (_, n) => guestRow(n)),
    (rows) => target.put('users', rows),
  );
  const sessions = Array.from({ length: 100 }, (_, n) => sessionRow(n));
  await target.put('sessions', sessions);
  for (let start = 0; start < reviews; start += batchSize) {
    const count = Math.min(batchSize, reviews - start);
    const rows = Array.from({ length: count }, (_, n) => reviewRow(start + n, recipes));
    await target.put('reviews', rows);
  }
  await inBatches(followRows(cooksOf(recipes)), (rows) => target.put('follows', rows));
  await target.finish();
}

function guestRow(n: number): Row {
  const [id, email] = [guestId(n), `guest${n}@bench.example`];
  const unset = { password_hash: null, answer_hash: null };
  return { id, name: `Guest ${n}`, email, role: 0, created_at: firstDay * day, ...unset };
}

function sessionRow(n: number): Row {
  const at = Date.now();
  return {
    ...{ token_hash: hashToken(guestToken(n)), user_id: guestId(n) },
    ...{ created_at: at, used_at: at },
  };
}

const signs = signLines({ ingredients: ['salt'], ingredientIds: ['a'] }).join('');

function reviewRow(n: number, recipes: number): Row {
  const random = numbersFrom(n * 13 + 5);
  const [recipe, on] = [n % recipes, firstDay + Math.floor(n / recipes)];
  const asWritten = random() < 0.6;
  // A third is by cooks, who review nothing of their own: they are followed for that too.
  const cooks = cooksOf(recipes);
  const isByCook = random() < 0.33;
  const own = Math.floor(recipe / (recipes / cooks));
  const by = isByCook ? (own + 1 + Math.floor(random() * (cooks - 1))) % cooks : random() * guests;
  const at = on * day + Math.floor(random() * day);
  return {
    ...{ id: `d0${hex(n, 22)}`, recipe_id: `b0${hex(recipe, 22)}`, day: on },
    user_id: isByCook ? cookId(by) : guestId(Math.floor(by)),
    ...{ rating: 1 + Math.floor(random() * 5), as_written: Number(asWritten), changes: '[]' },
    ...{ cooked_lines: signs, cooked_on: '2024-10-04', servings: 4, minutes: 40, again: 1 },
    ...{ text: 'We liked it very much, and there was nothing left of it.', answer: null },
    ...{ answered_at: null, created_at: at, updated_at: at },
  };
}

function followRows(cooks: number): Row[] {
  const rows: Row[] = [];
  const add = (user_id: string, cook_id: string, n: number) =>
    rows.push({ user_id, cook_id, followed_at: firstDay * day + n });
  for (let n = 0; n < Math.min(mostFollows, cooks); n += 1) add(guestId(0), cookId(n), n);
  for (let n = 0; n < mostFollows; n += 1) add(guestId(1), guestId(2 + n), n);
  for (let guest = 2; guest < guests; guest += 1) {
    const random = numbersFrom(guest);
    const chosen = new Set(
      Array.from({ length: followsEach }, () => Math.floor(random() ** 2 * cooks)),
    );
    for (const cook of chosen) add(guestId(guest), cookId(cook), cook);
  }
  return rows;
}

if (import.meta.main) {
  const [place = '', recipes = '0', reviews = '0'] = process.argv.slice(2);
  await seedTable(place, Number(recipes), Number(reviews));
}
