import { createHash } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from '../schema.ts';
import { padded } from './padded.ts';

type Value = string | number | null;
/** What a query is asked with. */
export type Arguments = readonly (Value | readonly Value[])[];

/** Stands in a query for an argument, or for one of a list, while it is composed. */
class Slot {
  readonly argument: number;
  /** Its place in a list; null for an argument that is none. */
  readonly place: number | null;

  constructor(argument: number, place: number | null) {
    this.argument = argument;
    this.place = place;
  }

  valueIn(args: Arguments): unknown {
    const found = args[this.argument];
    return this.place === null ? found : (found as readonly Value[])[this.place];
  }
}

/** Names of the queries that were composed once, by their text. */
const names = new Map<string, string>();

/** A name for a text that comes again and again, the same in every process; none for any other. */
export const nameOfText = (text: string): string | undefined => names.get(text);

type Shape = { query: CompiledQuery; slots: readonly unknown[] };

/**
 * A query that is composed once and from then on run with other arguments: to compose a query by a key takes several times
 * as long as to run it. A list in the arguments is made one of few lengths, and is not empty; no argument may
 * decide what the query is.
 */
export function composed<Args extends Arguments, Row>(
  compose: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  const query = composedQuery(compose);
  return async (db, ...given) => (await db.executeQuery(query(db, ...given))).rows;
}

/** The same, for the caller to run. */
export function composedQuery<Args extends Arguments, Row>(
  compose: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => CompiledQuery<Row> {
  // Those of an engine and of its transactions are the same.
  const shapes = new WeakMap<object, Map<string, Shape>>();
  return (db, ...given) => {
    const { adapter } = db.getExecutor();
    const known = shapes.get(adapter) ?? new Map<string, Shape>();
    shapes.set(adapter, known);
    const args = given.map((one) => (isList(one) ? padded(one) : one));
    const lengths = args.map((one) => (isList(one) ? one.length : '')).join();
    const { query, slots } = known.get(lengths) ?? shapeOf(compose(db, ...slotsFor<Args>(args)));
    if (!known.has(lengths)) known.set(lengths, { query, slots });
    const parameters = slots.map((slot) => (slot instanceof Slot ? slot.valueIn(args) : slot));
    return { ...query, parameters } as CompiledQuery<Row>;
  };
}

type Values = Record<string, Value>;

/** The same for what writes a row: composed once for the names of its columns. */
export function composedOfRow<Given extends Values, Row>(
  compose: (db: Db, row: Given) => Compilable<Row>,
): (db: Db, row: Given) => Promise<Row[]> {
  const known = new Map<string, (db: Db, ...values: Value[]) => Promise<Row[]>>();
  return (db, row) => {
    const names = Object.keys(row);
    const key = names.join();
    const write =
      known.get(key) ??
      composed((db: Db, ...values: Value[]) =>
        compose(db, Object.fromEntries(names.map((name, n) => [name, values[n]])) as Given),
      );
    known.set(key, write);
    return write(db, ...Object.values(row));
  };
}

const isList = (one: Arguments[number]): one is readonly Value[] => Array.isArray(one);

function slotsFor<Args extends Arguments>(args: Arguments): Args {
  const slots = args.map((one, argument) =>
    isList(one) ? one.map((_, place) => new Slot(argument, place)) : new Slot(argument, null),
  );
  return slots as unknown as Args;
}

function shapeOf(composed: Compilable<unknown>): Shape {
  const query = composed.compile();
  names.set(query.sql, `q${createHash('sha256').update(query.sql).digest('hex').slice(0, 40)}`);
  return { query, slots: query.parameters };
}
