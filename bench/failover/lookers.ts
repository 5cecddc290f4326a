import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from '#test/support/people.ts';
import { recipeForm } from '#test/support/site.ts';

/** Another process shows a write within so long, or it is a fault. */
const longestElsewhereMs = 5_000;

/** People who rename a recipe of their own, look for it at once in the process they wrote to, and until the other process shows it too. */
export class Lookers {
  readonly faults: string[] = [];
  writes = 0;
  longestWriteMs = 0;
  longestElsewhereMs = 0;
  readonly #cook: Person;
  readonly #work: Promise<void>[];
  #isOver = false;

  constructor(origins: readonly string[], cook: Person) {
    this.#cook = cook;
    this.#work = origins.map((origin) =>
      this.#look(origin, origins.find((other) => other !== origin) ?? origin),
    );
  }

  reset(): void {
    this.writes = 0;
    this.longestWriteMs = 0;
    this.longestElsewhereMs = 0;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  async #look(here: string, there: string): Promise<void> {
    const dish = `Looked at ${crypto.randomUUID()}`;
    const { food } = await this.#send('POST', `${here}/api/v1/food/create-food`, { name: dish });
    for (let n = 0; !this.#isOver; n += 1) {
      const name = `${dish} ${n}`;
      const began = performance.now();
      await this.#send('PUT', `${here}/api/v1/food/update-food/${food._id}`, { name, photo: null });
      this.longestWriteMs = Math.max(this.longestWriteMs, performance.now() - began);
      this.writes += 1;
      const shown = await nameAt(here, food.slug);
      if (shown !== name) this.faults.push(`after '${name}' was answered, '${shown}' was shown`);
      await this.#untilShown(there, food.slug, name);
    }
  }

  async #untilShown(there: string, slug: string, name: string): Promise<void> {
    const began = performance.now();
    while ((await nameAt(there, slug)) !== name) {
      if (performance.now() - began > longestElsewhereMs) {
        this.faults.push(`'${name}' was not shown elsewhere`);
        return;
      }
      await wait(10);
    }
    this.longestElsewhereMs = Math.max(this.longestElsewhereMs, performance.now() - began);
  }

  async #send(method: string, url: string, fields: Parameters<typeof recipeForm>[0]) {
    const headers = { authorization: this.#cook.token };
    const reply = await fetch(url, { method, headers, body: await recipeForm(fields) });
    const data = await reply.json();
    if (!reply.ok) this.faults.push(`${method} answered ${reply.status}: ${data.code}`);
    return data;
  }
}

/** What a visitor is shown as the name of a recipe. */
async function nameAt(origin: string, slug: string): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/food/get-food/${slug}`);
  return (await reply.json()).food?.name ?? `status ${reply.status}`;
}
