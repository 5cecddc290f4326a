import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { type ReviewMark, tallyOf } from '#domain/reviews/summary.ts';
import { type Person, signUp } from '#test/support/people.ts';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';

const settings = {
  STARTER: 'off',
  LIMIT_REGISTER_PER_ADDRESS: '1000000',
  LIMIT_REGISTER_PER_BLOCK: '1000000',
  LIMIT_EDIT_PER_ACCOUNT: '1000000',
};
type Review = { _id: string };

type Reply = { review?: Review; reviews?: Review[] };

/** One who asks a site for something after something, and how often that was answered. */
class Caller {
  answered = 0;
  readonly #origin: string;
  readonly #token: string;

  constructor(origin: string, { token }: Person) {
    this.#origin = origin;
    this.#token = token;
  }

  async call(method: string, path: string, json?: object): Promise<Reply> {
    const headers = { authorization: this.#token, 'content-type': 'application/json' };
    const body = json ? { body: JSON.stringify(json) } : {};
    const reply = await fetch(`${this.#origin}/api/v1/${path}`, { method, headers, ...body });
    this.answered += 1;
    return (await reply.json()) as Reply;
  }

  /** Does it over and over until the line is cut. */
  async keep(doing: () => Promise<void>): Promise<void> {
    try {
      for (;;) await doing();
    } catch {
      // The site is gone, as it should be.
    }
  }
}

/** Follows a cook, or no longer. */
function keepFollowing(caller: Caller, cookId: string): Promise<void> {
  return caller.keep(async () => {
    await caller.call('PUT', `follows/${cookId}`, { following: Math.random() < 0.5 });
  });
}

/** Writes a review, changes its rating and deletes it, and finds others helpful. */
function keepReviewing(caller: Caller, recipeId: string): Promise<void> {
  const said = () => ({
    asWritten: Math.random() < 0.8,
    rating: 1 + Math.floor(Math.random() * 5),
    cookedOn: '2026-01-02',
    text: crypto.randomUUID(),
  });
  return caller.keep(async () => {
    const mine = await caller.call('GET', `recipe-reviews/${recipeId}/mine`);
    const written = mine.reviews?.[0]
      ? { review: mine.reviews[0] }
      : await caller.call('POST', `recipe-reviews/${recipeId}`, said());
    const path = `reviews/${written.review?._id}`;
    await caller.call('PUT', path, said());
    const others = (await caller.call('GET', `recipe-reviews/${recipeId}?limit=5`)).reviews ?? [];
    for (const { _id } of others)
      await caller.call('PUT', `reviews/${_id}/helpful`, { helpful: Math.random() < 0.7 });
    if (Math.random() < 0.4) await caller.call('DELETE', path);
  });
}

/** Rows of the database of a site that was killed. */
type Ask = <Row>(query: string) => Promise<Row[]>;

type ReviewRecord = { recipe: string; writer: string; day: number; rating: number | null } & {
  said: number;
  changes: string;
  signs: string;
};

const toMark = ({ writer, day, rating, said, changes, signs }: ReviewRecord): ReviewMark => ({
  userId: writer,
  day: Number(day),
  rating,
  asWritten: said === 1,
  countsLater: false,
  changes: JSON.parse(changes),
  cookedLines: signs.match(/.{8}/g) ?? [],
});

/** Everything that is kept beside the rows that it is counted from, and what those come to. */
async function recount(ask: Ask): Promise<{ kept: unknown; counted: unknown }> {
  const reviews = await ask<ReviewRecord>(`
    select recipe_id as recipe, user_id as writer, day, rating, as_written as said, changes,
      cooked_lines as signs from reviews`);
  const ratings = await ask<{ recipe: string; sum: number; count: number; tally: string }>(
    'select recipe_id as recipe, sum, count, tally from recipe_ratings order by recipe_id',
  );
  const ranks = 'select review_id, recipe_id, user_id, helpful, ranked, shown from review_ranks';
  const followers = 'select cook_id, count from follower_counts where count > 0 order by cook_id';
  const kept = {
    ratings: ratings.map(({ tally, ...rating }) => ({ ...rating, tally: JSON.parse(tally) })),
    ranks: await ask(`${ranks} order by review_id`),
    followers: await ask(followers),
  };
  const byRecipe = Map.groupBy(reviews, ({ recipe }) => recipe);
  const counted = {
    ratings: [...byRecipe]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([recipe, found]) => {
        const tally = tallyOf(found.map(toMark));
        return { recipe, sum: tally.sum ?? 0, count: tally.count ?? 0, tally };
      }),
    // Nobody hides or shows a photo here: what is ranked is what was found helpful.
    ranks: await ask(`
      select id as review_id, recipe_id, user_id, votes as helpful, votes as ranked, 1 as shown
      from (select reviews.*, cast((select count(*) from review_votes where review_id = id) as integer) as votes
        from reviews) as voted order by id`),
    followers: await ask(`
      select cook_id, cast(count(*) as integer) as count from follows
      group by cook_id order by cook_id`),
  };
  return { kept, counted };
}

/** Two recipes and four people who review them, found reviews helpful and follow each other. */
async function openSite(origin: string): Promise<{ recipes: string[]; people: Person[] }> {
  const author = await signUp(origin);
  const recipes: string[] = [];
  for (const name of ['Pie', 'Tart']) {
    const init = { method: 'POST', headers: { authorization: author.token } };
    const body = await recipeForm({ name });
    const reply = await fetch(`${origin}/api/v1/food/create-food`, { ...init, body });
    recipes.push((await reply.json()).food._id);
  }
  const people: Person[] = [];
  for (let m = 0; m < 4; m += 1) people.push(await signUp(origin));
  return { recipes, people: [author, ...people] };
}

/** So many calls are answered before a site is killed. */
const leastAnswers = 10;

/** Kills a site so many times in the middle of all that; each time everything is counted again. */
async function killWhileWriting(
  kills: number,
  folder: string,
  own: Record<string, string>,
  ask: Ask,
): Promise<void> {
  let known: Awaited<ReturnType<typeof openSite>> | null = null;
  for (let n = 0; n < kills; n += 1) {
    await using site = await ServedSite.start(folder, { ...settings, ...own });
    known ??= await openSite(site.url);
    const { recipes, people } = known;
    const [author, ...others] = people;
    const callers: Caller[] = [];
    const newCaller = (person: Person) => {
      const caller = new Caller(site.url, person);
      callers.push(caller);
      return caller;
    };
    const work = others.flatMap((person) => [
      ...recipes.map((recipe) => keepReviewing(newCaller(person), recipe)),
      keepFollowing(newCaller(person), author?.user._id ?? ''),
    ]);
    // In the middle of all that, on a busy machine too.
    const sum = () => callers.reduce((answers, caller) => answers + caller.answered, 0);
    await vi.waitUntil(() => sum() > leastAnswers, { timeout: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    await site.stop('SIGKILL');
    await Promise.all(work);
    const { kept, counted } = await recount(ask);
    expect(kept, `after kill ${n + 1}`).toEqual(counted);
  }
}

test('ratings are those of the rows, however often the server is killed while reviews are written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-ratings-'));
  const ask: Ask = async <Row>(query: string) => {
    using database = new DatabaseSync(join(folder, 'potluck.sqlite'));
    return database.prepare(query).all() as Row[];
  };
  await killWhileWriting(3, folder, {}, ask);
  await rm(folder, { recursive: true });
});

test('and so they are on PostgreSQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-ratings-'));
  const url = await newMigratedDatabase();
  const pool = new Pool({ connectionString: url });
  const ask: Ask = async (query) => (await pool.query(query)).rows;
  try {
    await killWhileWriting(2, folder, { DATABASE_URL: url }, ask);
  } finally {
    await pool.end();
  }
  await rm(folder, { recursive: true });
});
