import { minuteMs } from '#domain/spans.ts';

/** So many lines of one kind are written in a window of time. */
const mostLines = 10;
const windowMs = minuteMs;
const mostKinds = 1_000;
/** Kinds beyond those are one. */
const anyOther = '';

type Kind = { lines: number; leftOut: number };

/**
 * Says of each line whether it is to be written: of one kind ten in a minute are. At the end of
 * that minute `tell` hears how many of the kind were left out, if any were.
 */
export class LineLimit {
  readonly #kinds = new Map<string, Kind>();

  admits(name: string, tell: (leftOut: number) => void): boolean {
    const isOneTooMany = this.#kinds.size >= mostKinds && !this.#kinds.has(name);
    const own = isOneTooMany ? anyOther : name;
    const kind = this.#kinds.get(own) ?? this.#begin(own, tell);
    kind.lines += 1;
    if (kind.lines <= mostLines) return true;
    kind.leftOut += 1;
    return false;
  }

  #begin(name: string, tell: (leftOut: number) => void): Kind {
    const kind: Kind = { lines: 0, leftOut: 0 };
    this.#kinds.set(name, kind);
    setTimeout(() => {
      this.#kinds.delete(name);
      if (kind.leftOut > 0) tell(kind.leftOut);
    }, windowMs).unref();
    return kind;
  }
}
