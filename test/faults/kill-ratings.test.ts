import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type RatingMark, rate } from '#domain/reviews/rating.ts';
import { type Person, signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';

const settings = {
  STARTER: 'off',
  LIMIT_REGISTER_PER_ADDRESS: '1000000',
  LIMIT_EDIT_PER_ACCOUNT: '1000000',
};
const kills = 4;

type Review = { _id: string };

/** Writes a review, changes its rating and deletes it, over and over until the line is cut; how often it was answered. */
async function keepReviewing(origin: string, { token }: Person, recipeId: string): Promise<number> {
  let answered = 0;
  const call = async (method: string, path: string, json?: object) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const body = json ? { body: JSON.stringify(json) } : {};
    const reply = await fetch(`${origin}/api/v1/${path}`, { method, headers, ...body });
    answered += 1;
    return (await reply.json()) as { review?: Review; reviews?: Review[] };
  };
  const said = () => ({
    ...{ asWritten: Math.random() < 0.8, rating: 1 + Math.floor(Math.random() * 5) },
    ...{ cookedOn: '2026-01-02', text: crypto.randomUUID() },
  });
  try {
    for (;;) {
      const mine = await call('GET', `recipe-reviews/${recipeId}/mine`);
      const written = mine.reviews?.[0]
        ? { review: mine.reviews[0] }
        : await call('POST', `recipe-reviews/${recipeId}`, said());
      const path = `reviews/${written.review?._id}`;
      await call('PUT', path, said());
      const others = (await call('GET', `recipe-reviews/${recipeId}?limit=5`)).reviews ?? [];
      for (const { _id } of others)
        await call('PUT', `reviews/${_id}/helpful`, { helpful: Math.random() < 0.7 });
      if (Math.random() < 0.4) await call('DELETE', path);
    }
  } catch {
    return answered;
  }
}

/** What is kept of each recipe's rating, and what its reviews come to. */
function readRatings(file: string) {
  using database = new DatabaseSync(file);
  const kept = database.prepare('select recipe_id, sum, count from recipe_ratings').all();
  const reviews = database
    .prepare(
      'select recipe_id as recipe, user_id as userId, day, rating, as_written as said from reviews',
    )
    .all() as (Omit<RatingMark, 'asWritten'> & { recipe: string; said: number })[];
  const byRecipe = Map.groupBy(reviews, ({ recipe }) => recipe);
  const counted = [...byRecipe].map(([recipe_id, marks]) => {
    const { sum, count } = rate(
      marks.map(({ said, ...mark }) => ({ ...mark, asWritten: said === 1 })),
    );
    return { recipe_id, sum, count };
  });
  const votes = 'select count(*) from review_votes where review_id = id';
  const ranks = database.prepare(
    `select review_id from review_ranks join reviews on id = review_id where helpful <> (${votes})`,
  );
  expect(ranks.all(), 'reviews with other votes than are counted').toEqual([]);
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
  return { kept: sorted(kept), counted: sorted(counted) };
}

test('ratings are those of the rows, however often the server is killed while reviews are written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-ratings-'));
  const recipes: string[] = [];
  const people: Person[] = [];
  let answered = 0;
  for (let n = 0; n < kills; n += 1) {
    await using site = await ServedSite.start(folder, settings);
    if (n === 0) {
      const author = await signUp(site.url);
      for (const name of ['Pie', 'Tart']) {
        const init = { method: 'POST', headers: { authorization: author.token } };
        const body = await recipeForm({ name });
        const reply = await fetch(`${site.url}/api/v1/food/create-food`, { ...init, body });
        recipes.push((await reply.json()).food._id);
      }
      for (let m = 0; m < 4; m += 1) people.push(await signUp(site.url));
    }
    const work = people.flatMap((person) =>
      recipes.map((recipe) => keepReviewing(site.url, person, recipe)),
    );
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 500));
    await site.stop('SIGKILL');
    answered += (await Promise.all(work)).reduce((sum, each) => sum + each, 0);
    const { kept, counted } = readRatings(join(folder, 'potluck.sqlite'));
    expect(kept, `after kill ${n + 1}`).toEqual(counted);
  }
  expect(answered).toBeGreaterThan(kills * people.length);
  await rm(folder, { recursive: true });
}, 180_000);
