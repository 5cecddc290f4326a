import { isDeepStrictEqual } from 'node:util';
import type { Source, Topics } from '../define.ts';
import { bind, type Kind, operations, type Port } from '../operations.ts';
import type { Storage } from '../port.ts';

type Method = (...args: unknown[]) => Promise<unknown>;
type Definition = {
  madeFrom: (result: unknown, ...args: unknown[]) => Source;
  changes: (outcome: unknown, ...args: unknown[]) => Topics;
};
/** A read whose reply might be kept for visitors. */
type Seen = {
  name: string;
  args: unknown[];
  read: Method;
  result: unknown;
  source: Topics;
};

/** More are not read again after a write: the latest are what a contract is about. */
const mostSeen = 20;
/** What of a read's result no visitor is shown, by the write that changes it. */
const shownToNobody: Record<string, string[]> = {
  setRole: ['findUser', 'findUsers'],
  keepRelated: ['findRelated'],
  // Who has just joined shares nothing, and so has no page under their handle.
  createUser: ['findCook'],
};

/**
 * Watches what a contract does with the port: which operations it calls, and whether each write
 * says all that it changes. What visitors could have been shown before a write is read again after
 * it, and may differ only where the write names what it was made from.
 */
export class PortWatch {
  readonly #called: Set<string>;
  #seen: Seen[] = [];
  #writing = 0;
  #isShared = false;

  constructor(called: Set<string>) {
    this.#called = called;
  }

  /** The database has other writers from now on, of which nothing is known here. */
  share(): void {
    this.#isShared = true;
  }

  /** The storage, with each operation watched. */
  watch(storage: Storage): Storage {
    this.#seen = [];
    return {
      ...storage,
      reader: this.#port('read', storage.reader, (name, method) => this.#reading(name, method)),
      searcher: this.#port('search', storage.searcher, (_name, method) => method),
      writer: this.#port('write', storage.writer, (name, method) => this.#writes(name, method)),
      relaxed: this.#port('relaxed', storage.relaxed, (_name, method) => method),
      [Symbol.asyncDispose]: () => storage[Symbol.asyncDispose](),
    };
  }

  #port<K extends Kind>(
    kind: K,
    port: Port<K>,
    toWatched: (name: string, method: Method) => Method,
  ): Port<K> {
    return bind(kind, (name) => {
      const watched = toWatched(name, port[name as keyof Port<K>] as Method);
      return (...args) => {
        this.#called.add(name);
        return watched(...args);
      };
    });
  }

  #reading(name: string, read: Method): Method {
    return async (...args) => {
      const result = await read(...args);
      const source = definitionOf(name).madeFrom(result, ...args);
      if (source !== 'private' && this.#writing === 0 && !this.#isShared) {
        this.#seen = [{ name, args, read, result, source }, ...this.#seen].slice(0, mostSeen);
      }
      return result;
    };
  }

  #writes(name: string, write: Method): Method {
    return async (...args) => {
      this.#writing += 1;
      // Of writes at once nobody can tell which of them changed what.
      if (this.#writing > 1) this.#seen = [];
      let outcome: unknown;
      try {
        outcome = await write(...args);
        return outcome;
      } finally {
        this.#writing -= 1;
        if (this.#writing > 0) this.#seen = [];
        await this.#compare(name, definitionOf(name).changes(outcome, ...args));
      }
    };
  }

  async #compare(write: string, changed: Topics): Promise<void> {
    const unseen = shownToNobody[write] ?? [];
    this.#seen = this.#seen.filter(
      ({ name, source }) => !overtakes(changed, source) && !unseen.includes(name),
    );
    for (const { name, args, read, result, source } of this.#seen) {
      if (isDeepStrictEqual(await read(...args), result)) continue;
      throw new Error(
        `${write} changed what ${name}(${JSON.stringify(args)}) answers and does not say so: the \`changes\` of ${write} name none of ${source}.`,
      );
    }
  }
}

const definitionOf = (name: string) =>
  operations[name as keyof typeof operations] as unknown as Definition;

function overtakes(changed: Topics, source: Topics): boolean {
  if (changed === 'everything' || source === 'everything') return true;
  return source.some((topic) => changed.includes(topic));
}
