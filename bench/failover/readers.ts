import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 25;

/** Visitors: kept pages, pages and lists that every write drops, and what nobody has asked for before. */
export class Readers {
  readonly faults: string[] = [];
  count = 0;
  /** How long each took. */
  times: number[] = [];
  readonly #slug: string;
  readonly #work: Promise<void>[];
  #isOver = false;

  constructor(origins: readonly string[], slug: string) {
    this.#slug = slug;
    this.#work = origins.map((origin, n) => this.#read(origin, n));
  }

  reset(): void {
    this.count = 0;
    this.times = [];
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  async #read(origin: string, who: number): Promise<void> {
    for (let n = 0; !this.#isOver; n += 1) {
      const paths = [
        '/',
        `/recipe/${this.#slug}`,
        '/explore',
        `/api/v1/food/get-food?limit=${1 + (n % 48)}`,
        `/api/v1/food/search/failover${who}x${n}`,
        `/api/v1/food/get-food/${this.#slug}`,
      ];
      const path = paths[n % paths.length] ?? '/';
      const asked = performance.now();
      const reply = await fetch(`${origin}${path}`).catch((error: unknown) => String(error));
      const status = typeof reply === 'string' ? reply : reply.status;
      if (typeof reply !== 'string') await reply.arrayBuffer();
      this.count += 1;
      this.times.push(performance.now() - asked);
      if (status !== 200) this.faults.push(`${path} answered ${status}`);
      await wait(pauseMs);
    }
  }
}
