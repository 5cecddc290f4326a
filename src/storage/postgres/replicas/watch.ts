import type { Pool } from 'pg';
import { createPool, cutOff, type Place } from '../connect.ts';
import { type Look, look } from './look.ts';

/** How often a server is looked at, and how often while something waits for what it says. */
const restMs = 250;
export const soonMs = 20;
/** A server that says nothing for so long is away. */
const patienceMs = 1_000;

/** Takes what a server said, when it was asked, and what was wrong where it said nothing. */
type OnLook = (told: Look | null, askedAt: number, error: unknown) => void;

/** Looks at a server again and again over a connection of its own. */
export class Watch {
  readonly #pool: Pool;
  readonly #onLook: OnLook;
  readonly #isWaiting: () => boolean;
  #timer: NodeJS.Timeout | undefined;
  #lookedAt = 0;
  #isLooking = false;
  #isWanted = false;
  #isStopped = false;

  /** `isWaiting` says whether the next look should come sooner. */
  constructor(url: string | Place, onLook: OnLook, isWaiting: () => boolean = () => false) {
    this.#pool = createPool({ url, size: 1, durability: 'full', patienceMs });
    this.#onLook = onLook;
    this.#isWaiting = isWaiting;
    void this.#lookAgain();
  }

  /** Looks at once, or once more after the look that is under way; not sooner than so long after the last one. */
  soon(gapMs = 0): void {
    const early = this.#lookedAt + gapMs - performance.now();
    if (early <= 0) void this.#lookAgain();
    else if (!this.#isLooking) this.#lookIn(early);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await cutOff(this.#pool);
  }

  async #lookAgain(): Promise<void> {
    this.#isWanted = true;
    if (this.#isLooking || this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#isLooking = true;
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false;
      await this.#look();
    }
    this.#isLooking = false;
    this.#lookIn(this.#isWaiting() ? soonMs : restMs);
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#lookAgain(), ms).unref();
  }

  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    const [told, error] = await look(this.#pool).then(
      (answer) => [answer, null] as const,
      (reason: unknown) => [null, reason] as const,
    );
    if (!this.#isStopped) this.#onLook(told, this.#lookedAt, error);
  }
}
