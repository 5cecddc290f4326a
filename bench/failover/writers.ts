import { setTimeout as wait } from 'node:timers/promises';
import { cuisineId } from '#domain/categories/cuisines.ts';
import type { Person } from '#test/support/people.ts';
import { photoBlob, recipeForm } from '#test/support/site.ts';

/** What is between two tries. */
const pauseMs = 100;
/** One publish after so many edits. */
const editsEach = 4;

/** People who publish and rename, send again what was refused, and remember what was answered. */
export class Writers {
  /** What each recipe was last answered to be named, and what it may be named besides. */
  readonly names = new Map<string, { name: string; wish: string | null }>();
  readonly faults: string[] = [];
  acknowledged = 0;
  refused = 0;
  /** The longest that somebody waited from the first try of a write to its answer. */
  longestMs = 0;
  /** The longest that one request took. */
  longestRequestMs = 0;
  readonly #cook: Person;
  readonly #work: Promise<void>[];
  #isOver = false;

  constructor(origins: readonly string[], cook: Person) {
    this.#cook = cook;
    this.#work = origins.map((origin) => this.#write(origin));
  }

  /** Begins to count anew. */
  reset(): void {
    this.acknowledged = 0;
    this.refused = 0;
    this.longestMs = 0;
    this.longestRequestMs = 0;
  }

  /** Resolves once every one of so many more writes has been answered. */
  async goOn(writes: number): Promise<void> {
    const wanted = this.acknowledged + writes;
    while (this.acknowledged < wanted) await wait(20);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  async #write(origin: string): Promise<void> {
    while (!this.#isOver) {
      const name = `Failover ${crypto.randomUUID()}`;
      const form = await recipeForm({ name, photo: await photoBlob(40, 30) });
      const key = { 'idempotency-key': crypto.randomUUID() };
      const { food } = await this.#until(
        201,
        'POST',
        `${origin}/api/v1/food/create-food`,
        form,
        key,
      );
      this.names.set(food._id, { name, wish: null });
      for (let n = 0; n < editsEach && !this.#isOver; n += 1) {
        await this.#rename(origin, food._id, `${name} ${n}`);
      }
    }
  }

  async #rename(origin: string, id: string, wish: string): Promise<void> {
    const { name = '' } = this.names.get(id) ?? {};
    this.names.set(id, { name, wish });
    const form = await recipeForm({ name: wish, photo: null, category: cuisineId('Thai') });
    await this.#until(200, 'PUT', `${origin}/api/v1/food/update-food/${id}`, form);
    this.names.set(id, { name: wish, wish: null });
  }

  async #until(
    status: number,
    method: string,
    url: string,
    body: FormData,
    own: Record<string, string> = {},
  ) {
    const headers = { authorization: this.#cook.token, ...own };
    const began = performance.now();
    for (;;) {
      const asked = performance.now();
      const reply = await fetch(url, { method, body, headers });
      const data = await reply.json();
      this.longestRequestMs = Math.max(this.longestRequestMs, performance.now() - asked);
      if (reply.status === status) {
        this.acknowledged += 1;
        this.longestMs = Math.max(this.longestMs, performance.now() - began);
        return data;
      }
      this.refused += 1;
      const isPutOff = reply.status === 503 && Number(reply.headers.get('retry-after')) > 0;
      if (!isPutOff) this.faults.push(`${method} answered ${reply.status}: ${data.code}`);
      await wait(pauseMs);
    }
  }
}
