import { setTimeout as wait } from 'node:timers/promises';
import { hostsOf } from '#domain/databases/hosts.ts';
import type { Place } from './connect.ts';
import type { Look } from './replicas/look.ts';
import { Watch } from './replicas/watch.ts';

/** Databases that start together with the site may need a moment. */
const patienceMs = 10_000;

/**
 * Whichever of several hosts is the primary. Each is looked at all the time; of two that take writes, as where an old
 * one has come back by itself, the one with the newer timeline counts. A single host is never looked at.
 */
export class Primary implements Place {
  readonly #urls: readonly string[];
  readonly #looks: (Look | null)[] = [];
  readonly #watches: Watch[];
  readonly #listeners: (() => void)[] = [];
  #url: string;

  constructor(url: string) {
    this.#urls = hostsOf(url);
    this.#url = this.#urls[0] ?? url;
    const watched = this.#urls.length > 1 ? this.#urls : [];
    this.#watches = watched.map((one, n) => new Watch(one, (told) => this.#note(n, told)));
  }

  get url(): string {
    return this.#url;
  }

  onMove(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Waits until one of several has said that it is the primary; then the first of them has to do. */
  async found(): Promise<void> {
    const end = performance.now() + patienceMs;
    while (this.#watches.length > 0 && !this.#best() && performance.now() < end) await wait(20);
  }

  async end(): Promise<void> {
    await Promise.all(this.#watches.map((watch) => watch.stop()));
  }

  #note(n: number, told: Look | null): void {
    this.#looks[n] = told;
    const best = this.#best();
    if (!best || best === this.#url) return;
    this.#url = best;
    for (const listener of this.#listeners) listener();
  }

  #best(): string | null {
    let best: { url: string; timeline: number } | null = null;
    for (const [n, url] of this.#urls.entries()) {
      const look = this.#looks[n];
      if (!look?.isPrimary) continue;
      const isBetter = !best || look.timeline > best.timeline;
      const isStill = look.timeline === best?.timeline && url === this.#url;
      if (isBetter || isStill) best = { url, timeline: look.timeline };
    }
    return best?.url ?? null;
  }
}
