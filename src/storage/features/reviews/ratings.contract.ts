import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReviewContent } from '#domain/reviews/content.ts';
import { signLines } from '#domain/reviews/cooked-lines.ts';
import { summarizeTally, type Tally, tallyOf } from '#domain/reviews/summary.ts';
import type { Storage } from '../../port.ts';
import { addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { RecipeRow } from '../recipes/rows.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;
const seats = [0, 1, 2, 3, 4];

type Said = { rating: number | null; asWritten: boolean };
type Command =
  | ({ kind: 'write'; seat: number; after: number; countsLater: boolean } & Said)
  /** The person is trusted from now on. */
  | { kind: 'trust'; seat: number }
  | ({ kind: 'edit'; nth: number } & Said)
  | { kind: 'vote'; nth: number; seat: number; helpful: boolean }
  | { kind: 'delete'; nth: number }
  | { kind: 'hide'; nth: number; isHidden: boolean }
  /** The account goes, and somebody new takes the seat. */
  | { kind: 'leave'; seat: number }
  | { kind: 'take away and put back' };

const seat = fc.constantFrom(...seats);
const nth = fc.nat({ max: 20 });
const said = {
  rating: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 5 }),
  asWritten: fc.boolean(),
};
const commands = fc.array(
  fc.oneof(
    {
      arbitrary: fc.record({
        kind: fc.constant('write' as const),
        seat,
        after: fc.nat({ max: 3 }),
        ...said,
        countsLater: fc.boolean(),
      }),
      weight: 5,
    },
    fc.record({ kind: fc.constant('edit' as const), nth, ...said }),
    fc.record({ kind: fc.constant('vote' as const), nth, seat, helpful: fc.boolean() }),
    fc.record({ kind: fc.constant('delete' as const), nth }),
    fc.record({ kind: fc.constant('hide' as const), nth, isHidden: fc.boolean() }),
    fc.record({ kind: fc.constant('leave' as const), seat }),
    fc.record({ kind: fc.constant('trust' as const), seat }),
    fc.constant({ kind: 'take away and put back' as const }),
  ),
  { minLength: 10, maxLength: 30 },
);

type Known = Said & {
  id: string;
  userId: string;
  at: number;
  votes: Set<string>;
  isHidden: boolean;
  countsLater: boolean;
};

/** What reviews say, remembered in a plain list, beside the storage that is told the same. */
class Model {
  reviews: Known[] = [];
  people: string[] = [];
  readonly #storage: Storage;
  readonly #recipe: RecipeRow;
  #at = noon;

  constructor(storage: Storage, recipe: RecipeRow) {
    this.#storage = storage;
    this.#recipe = recipe;
  }

  async run(command: Command): Promise<void> {
    const { writer } = this.#storage;
    const { id: recipeId, userId: authorId } = this.#recipe;
    if (command.kind === 'write') return this.#write(command);
    if (command.kind === 'leave') return this.#leave(command.seat);
    if (command.kind === 'trust') return this.#trust(command.seat);
    if (command.kind === 'take away and put back') {
      await writer.softDeleteRecipe(recipeId, authorId, this.#at);
      await writer.undeleteRecipe(recipeId, authorId, Date.now());
      return;
    }
    const review = this.reviews[command.nth % Math.max(1, this.reviews.length)];
    if (!review) return;
    if (command.kind === 'edit') {
      const { rating, asWritten } = command;
      Object.assign(review, { rating, asWritten });
      const how = { at: this.#at, base: undefined };
      await writer.editReview(review.id, review.userId, content(review), how);
    } else if (command.kind === 'delete') {
      this.reviews = this.reviews.filter((one) => one !== review);
      await writer.deleteReview(review.id, null);
    } else if (command.kind === 'hide') {
      review.isHidden = command.isHidden;
      const reason = command.isHidden ? 'Rude' : null;
      const act = { at: this.#at, actorId: null, act: 'hide-post' };
      await writer.setPostHidden({ kind: 'review', id: review.id }, reason, act);
    } else {
      const userId = this.people[command.seat] ?? '';
      if (userId === review.userId || review.isHidden) return;
      await writer.voteReview(review.id, userId, command.helpful, this.#at);
      if (command.helpful) review.votes.add(userId);
      else review.votes.delete(userId);
    }
  }

  async #write({ seat, after, ...told }: Command & { kind: 'write' }): Promise<void> {
    const { rating, asWritten, countsLater } = told;
    this.#at += after * (day / 3) + 1;
    const [at, userId, id] = [this.#at, this.people[seat] ?? '', newId()];
    const said = { id, userId, at, rating, asWritten, countsLater };
    const review = { ...said, votes: new Set<string>(), isHidden: false };
    const wish = { id, userId, recipeId: this.#recipe.id, at, countsLater };
    const outcome = await this.#storage.writer.writeReview(wish, content(review));
    const isOnly = !this.reviews.some(
      (one) => one.userId === userId && dayOf(one) === dayOf(review),
    );
    expect(outcome.kind).toBe(isOnly ? 'written' : 'today');
    if (isOnly) this.reviews.push(review);
  }

  async #trust(seat: number): Promise<void> {
    const userId = this.people[seat] ?? '';
    await this.#storage.writer.letCount({ userId, recipeId: this.#recipe.id });
    for (const one of this.reviews) if (one.userId === userId) one.countsLater = false;
  }

  async #leave(seat: number): Promise<void> {
    const userId = this.people[seat] ?? '';
    await this.#storage.writer.deleteUser(userId, null);
    this.reviews = this.reviews.filter((one) => one.userId !== userId);
    for (const { votes } of this.reviews) votes.delete(userId);
    await this.seatSomebody(seat);
  }

  async seatSomebody(seat: number): Promise<void> {
    this.people[seat] = (await addUser(this.#storage)).id;
  }

  /** Of each person who is trusted the latest rating as written, added up one by one. */
  rating(): { value: number; count: number } | null {
    const rated = this.#shown().filter(
      ({ rating, asWritten, countsLater }) => rating !== null && asWritten && !countsLater,
    );
    const latest = this.people.flatMap(
      (userId) =>
        rated.filter((one) => one.userId === userId).toSorted((a, b) => b.at - a.at)[0] ?? [],
    );
    if (latest.length < 3) return null;
    const sum = latest.reduce((total, { rating }) => total + (rating ?? 0), 0);
    return { value: Math.round((sum * 10) / latest.length) / 10, count: latest.length };
  }

  /** What all of them come to, added up anew. */
  tally(): Tally {
    const cookedLines = signLines(this.#recipe);
    return tallyOf(
      this.#shown().map(({ userId, rating, asWritten, countsLater, ...one }) => ({
        userId,
        rating,
        asWritten,
        countsLater,
        day: dayOf(one),
        changes: [],
        cookedLines,
      })),
    );
  }

  shownOf(person: string): number {
    return this.#shown().filter(({ userId }) => userId === person).length;
  }

  #shown(): Known[] {
    return this.reviews.filter(({ isHidden }) => !isHidden);
  }

  sorted(sort: 'helpful' | 'newest'): string[] {
    const by = (one: Known) => (sort === 'newest' ? one.at : one.votes.size);
    const order = (a: Known, b: Known) => by(b) - by(a) || (a.id < b.id ? 1 : -1);
    return this.#shown()
      .toSorted(order)
      .map(({ id }) => id);
  }
}

const dayOf = ({ at }: { at: number }) => Math.floor(at / day);

/** Each of them other words, so that none is taken for one sent again. */
const content = ({ id, rating, asWritten }: Said & { id: string }): ReviewContent => ({
  rating,
  asWritten,
  changes: [],
  cookedOn: '2026-01-02',
  text: id,
  servings: null,
  minutes: null,
  again: null,
});

/** The ratings that lists show, whatever the engine. */
export function describeRatings(open: OpenStorage): void {
  describe('ratings', () => {
    const storage = openAround(open);
    let authorId: string;
    beforeAll(async () => {
      authorId = (await addUser(storage)).id;
    });

    const listed = async (id: string) => (await storage.reader.listRatings([id]))[0]?.mean ?? null;

    test('are what a plain model says after any sequence of writes, and so are the orders', async () => {
      const check = async (all: Command[]) => {
        const recipe = await publish(storage, authorId);
        const model = new Model(storage, recipe);
        for (const one of seats) await model.seatSomebody(one);
        for (const command of all) {
          await model.run(command);
          expect(await listed(recipe.id)).toEqual(model.rating());
        }
        for (const sort of ['helpful', 'newest'] as const) {
          const { rows } = await storage.reader.listReviews(recipe.id, sort, 50);
          expect(rows.map(({ id }) => id)).toEqual(model.sorted(sort));
        }
        expect((await storage.reader.listReviews(recipe.id, 'newest', 1)).of?.tally).toEqual(
          model.tally(),
        );
        for (const person of model.people) {
          const shown = await storage.reader.countCookReviews(person);
          expect(shown).toBe(model.shownOf(person));
        }
      };
      await fc.assert(fc.asyncProperty(commands, check), { numRuns: 12, endOnFailure: true });
    });

    test('of many who write, change and delete at once none is lost', async () => {
      const recipe = await publish(storage, authorId);
      const people = await Promise.all(Array.from({ length: 12 }, () => addUser(storage)));
      const written = await Promise.all(
        people.map(({ id: userId }, n) => {
          const [id, at] = [newId(), noon];
          const rated = content({ id, rating: (n % 5) + 1, asWritten: true });
          return storage.writer.writeReview({ id, userId, recipeId: recipe.id, at }, rated);
        }),
      );
      const reviews = written.flatMap((one) => (one.kind === 'written' ? one.review : []));
      expect(await listed(recipe.id)).toMatchObject({ count: 12 });
      await Promise.all(
        reviews.map(async ({ id, userId }, n) => {
          const how = { at: noon + n, base: undefined };
          const changed = content({ id: `${id}x`, rating: 5 - (n % 5), asWritten: n % 4 > 0 });
          if (n % 3 === 0) await storage.writer.deleteReview(id, null);
          else if (n % 3 === 1) await storage.writer.editReview(id, userId, changed, how);
          else await storage.writer.deleteUser(userId, null);
        }),
      );
      const { rows } = await storage.reader.listReviews(recipe.id, 'newest', 50);
      expect(rows.length).toBeGreaterThan(2);
      const tally = tallyOf(rows.map((row) => ({ ...row, day: dayOf({ at: row.createdAt }) })));
      expect((await storage.reader.listReviews(recipe.id, 'newest', 1)).of?.tally).toEqual(tally);
      expect(await listed(recipe.id)).toEqual(summarizeTally(tally, recipe).mean);
      expect(await storage.writer.tallyReviews(10)).toBe(0);
    });

    test('fewer than three say nothing in a list', async () => {
      const recipe = await publish(storage, authorId);
      for (const n of [1, 2, 3]) {
        expect(await listed(recipe.id), `before ${n}`).toBeNull();
        const { id: userId } = await addUser(storage);
        const wish = { id: newId(), userId, recipeId: recipe.id, at: noon };
        await storage.writer.writeReview(wish, content({ id: 'a', rating: n, asWritten: true }));
      }
      expect(await listed(recipe.id)).toEqual({ value: 2, count: 3 });
      await storage.writer.deleteRecipe(recipe.id);
      expect(await listed(recipe.id)).toBeNull();
      expect(await storage.reader.listRatings([])).toEqual([]);
    });
  });
}
