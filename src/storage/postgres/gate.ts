import { toFailure } from './failures.ts';

type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/** Lets operations through until it closes; closing waits for those that are under way. */
export class Gate {
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosed = false;

  /** The same operations through this gate, with every lost connection told as such. */
  through<T extends object>(operations: T): T {
    const gated = Object.entries(operations as Methods).map(([name, operation]) => [
      name,
      (...args: never[]) => this.#pass(() => operation(...args)),
    ]);
    return Object.fromEntries(gated) as T;
  }

  /** Refuses what comes from now on, and resolves when nothing is under way any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay);
  }

  async #pass<T>(operation: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('The database is closed');
    const running = operation();
    this.#underWay.add(running);
    try {
      return await running;
    } catch (error) {
      throw toFailure(error);
    } finally {
      this.#underWay.delete(running);
    }
  }
}
