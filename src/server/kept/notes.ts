import { AsyncLocalStorage } from 'node:async_hooks';
import type { Topic } from '#storage/define.ts';
import type { Kind, Port } from '#storage/operations.ts';
import { topicsNamed } from './made-from.ts';

/** What is noted of a reply while it is made: by these it is known until when it may be kept. */
export class Notes {
  readonly topics = new Set<Topic>();
  /** False once something went in that nobody else may be shown, or that is true only now. */
  mayKeep = true;
  /** Whether answering it counts as a search of the visitor's address. */
  isCounted = false;
  /** Milliseconds since 1970 at which it ends whatever is written until then; null for never. */
  until: number | null = null;

  /** Adds what another reply, which goes into this one, was made from. */
  add({
    topics,
    isCounted,
    until,
  }: Pick<Notes, 'isCounted' | 'until'> & { topics: Iterable<Topic> }) {
    for (const topic of topics) this.topics.add(topic);
    if (isCounted) this.isCounted = true;
    this.endAt(until);
  }

  /** Lets the reply end at a time, or sooner where it ends sooner already. */
  endAt(time: number | null): void {
    if (time !== null) this.until = Math.min(time, this.until ?? time);
  }
}

const present = new AsyncLocalStorage<Notes | null>();

/** Does work whose reads go into the notes, whatever it awaits. */
export function noting<T>(notes: Notes, work: () => T): T {
  return present.run(notes, work);
}

/** Does work for one person alone: nothing of it is noted. */
export function unnoted<T>(work: () => T): T {
  return present.run(null, work);
}

/** The notes of the reply that is being made; null where none is that might be kept. */
export function presentNotes(): Notes | null {
  return present.getStore() ?? null;
}

/** Says that the reply being made counts as a search of the visitor's address. */
export function noteCounted(): void {
  const notes = presentNotes();
  if (notes) notes.isCounted = true;
}

/** Says that the reply being made holds until a time, in milliseconds since 1970, and no longer. */
export function noteUntil(time: number): void {
  presentNotes()?.endAt(time);
}

/** Says that what goes into the reply being made must not be kept. */
export function noteUnkept(): void {
  const notes = presentNotes();
  if (notes) notes.mayKeep = false;
}

declare const noted: unique symbol;
/** A port whose reads are noted; only `noteReads` makes one. */
export type Noted<P> = P & { readonly [noted]: true };

/**
 * Operations whose results are noted as what the reply being made comes from. A private one throws
 * there: the reply would be kept for everybody. What is noted may be read from `shared`, which follows the writes by
 * topics; all else is read from the one place where it is written.
 */
export function noteReads<K extends Extract<Kind, 'read' | 'search'>>(
  port: Port<K>,
  shared: Port<K> = port,
): Noted<Port<K>> {
  const methods = Object.entries(port as Methods).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      const read = presentNotes() ? (shared as Methods)[name] : method;
      const result = await (read ?? method)(...args);
      noteSource(name, args, result);
      return result;
    },
  ]);
  return Object.fromEntries(methods) as Noted<Port<K>>;
}

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

function noteSource(name: string, args: unknown[], result: unknown): void {
  const notes = presentNotes();
  if (!notes) return;
  for (const topic of topicsNamed(name, [result, ...args])) notes.topics.add(topic);
}
