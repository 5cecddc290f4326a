import { signLines } from '#domain/reviews/cooked-lines.ts';
import { hashToken } from '#server/http/session.ts';
import type { Row } from '#storage/transfer.ts';
import { cookId, cooksOf, hex, numbersFrom } from './generate.ts';
import { followRows, notificationRow, voteRow } from './seed-people.ts';
import { answerRow, collectionRow, entryRow, questionRow } from './seed-posts.ts';
import { day, firstDay, guestId, guests, guestToken, loggedIn } from './table-ids.ts';
import { openTarget } from './target.ts';

/** Rows that are made and put at once. */
const atOnce = 5_000;
/** Of so many reviews the author answers one. */
const answeredEvery = 5;

/**
 * `node bench/seed-table.ts <database file or address> <recipes> <reviews>`: adds to what `seed.ts` made
 * guests who review those recipes, ask about them, collect them and follow their cooks.
 */
async function seedTable(place: string, recipes: number, reviews: number): Promise<void> {
  await using target = await openTarget(place);
  const add = async (table: Parameters<typeof target.add>[0], count: number, row: RowOf) => {
    for (let start = 0; start < count; start += atOnce) {
      const length = Math.min(atOnce, count - start);
      await target.add(
        table,
        Array.from({ length }, (_, n) => row(start + n)),
      );
    }
  };
  const cooks = cooksOf(recipes);
  await add('users', guests, guestRow);
  await add('sessions', loggedIn, sessionRow);
  await add('reviews', reviews, (n) => reviewRow(n, recipes, reviews));
  await add('review_answers', Math.ceil(reviews / answeredEvery), (n) =>
    reviewAnswerRow(n * answeredEvery, recipes, reviews),
  );
  await add('review_votes', Math.ceil(reviews / 2), (n) => voteRow(n, reviews));
  const follows = followRows(cooks);
  await add('follows', follows.length, (n) => follows[n] as Row);
  await add('questions', recipes, (n) => questionRow(n, recipes));
  await add('answers', recipes, (n) => answerRow(n, recipes, cooks));
  await add('collections', guests, collectionRow);
  await add('collection_entries', recipes * 4, (n) => entryRow(n, recipes));
  await add('notifications', guests * 30, (n) => notificationRow(n, recipes));
  await target.finish();
}

type RowOf = (n: number) => Row;

function guestRow(n: number): Row {
  const [id, email] = [guestId(n), `guest${n}@bench.example`];
  const unset = { password_hash: null, answer_hash: null };
  const named = { name: `Guest ${n}`, handle: `guest-${n}` };
  return { id, ...named, email, role: 0, created_at: firstDay * day, ...unset };
}

function sessionRow(n: number): Row {
  const at = Date.now();
  return {
    token_hash: hashToken(guestToken(n)),
    user_id: guestId(n),
    created_at: at,
    used_at: at,
  };
}

const signs = signLines({ ingredients: ['salt'], ingredientIds: ['a'], language: 'en-GB' }).join(
  '',
);

/** Every recipe has as many reviews, but the first has a fiftieth of all. */
function reviewedBy(n: number, recipes: number, reviews: number) {
  const isOfFirst = n >= Math.floor(reviews * 0.98);
  return { isOfFirst, recipe: isOfFirst ? 0 : n % recipes };
}

/** Which of the cooks wrote a recipe. */
const authorOf = (recipe: number, recipes: number) =>
  Math.floor(recipe / (recipes / cooksOf(recipes)));

function reviewRow(n: number, recipes: number, reviews: number): Row {
  const random = numbersFrom(n * 13 + 5);
  const { isOfFirst, recipe } = reviewedBy(n, recipes, reviews);
  const on = firstDay + (isOfFirst ? 100 + (n % 600) : Math.floor(n / recipes));
  const asWritten = random() < 0.6;
  // A third is by cooks, who review nothing of their own: they are followed for that too.
  const cooks = cooksOf(recipes);
  const isByCook = !isOfFirst && random() < 0.33;
  const own = authorOf(recipe, recipes);
  const by = isByCook ? (own + 1 + Math.floor(random() * (cooks - 1))) % cooks : random() * guests;
  const at = on * day + Math.floor(random() * day);
  const guest = isOfFirst ? n % guests : Math.floor(by);
  return {
    id: `d0${hex(n, 22)}`,
    recipe_id: `b0${hex(recipe, 22)}`,
    day: on,
    user_id: isByCook ? cookId(by) : guestId(guest),
    rating: 1 + Math.floor(random() * 5),
    as_written: Number(asWritten),
    changes: '[]',
    cooked_lines: signs,
    cooked_on: '2024-10-04',
    servings: 4,
    minutes: 40,
    again: 1,
    text: 'We liked it very much, and there was nothing left of it.',
    created_at: at,
    updated_at: at,
  };
}

/** What the author answers to a review that is in the table. */
function reviewAnswerRow(n: number, recipes: number, reviews: number): Row {
  const { recipe } = reviewedBy(n, recipes, reviews);
  const at = firstDay * day + n * 1_000;
  return {
    id: `d0${hex(n, 22)}`,
    recipe_id: `b0${hex(recipe, 22)}`,
    user_id: cookId(authorOf(recipe, recipes)),
    text: 'Thank you, that is good to hear.',
    created_at: at,
    updated_at: at,
  };
}

if (import.meta.main) {
  const [place = '', recipes = '0', reviews = '0'] = process.argv.slice(2);
  await seedTable(place, Number(recipes), Number(reviews));
}
