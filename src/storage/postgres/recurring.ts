import { createHash } from 'node:crypto';

/** A text that has come so often is worth its plan. */
const often = 8;
/** A connection keeps a plan for each name, some tens of kilobytes. */
const mostNames = 200;
/** More texts than this are not counted at a time: those of long lists never come again. */
const mostCounted = 2_000;

/** Gives names to the texts of statements that come again and again, the same in every process; at first to none. */
export class Recurring {
  readonly #names = new Map<string, string>();
  #counts = new Map<string, number>();

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= mostNames) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (this.#counts.size >= mostCounted) this.#counts = new Map();
    this.#counts.set(text, count);
    if (count < often) return undefined;
    this.#counts.delete(text);
    const given = `w${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
    this.#names.set(text, given);
    return given;
  }
}
