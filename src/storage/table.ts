import type { Generated } from 'kysely';

/** What a column holds; `Type` is how queries see it, in rows and in what is inserted. */
export type Column<Type> = { readonly holds?: Type };

export const text: Column<string> = {};
export const integer: Column<number> = {};
/** A column that may be null. */
export const optional = <T>(_column: Column<T>): Column<T | null> => ({});
/** A column that the database fills where a row does not say: a number of its own, or a default. */
export const filled = <T>(_column: Column<T>): Column<Generated<T>> => ({});

/**
 * What a backup or a copy does with a table. `carried`: its rows travel. `derived`: it is worked out
 * anew from what travels. `local`: it belongs to one database alone.
 */
type Travel = 'carried' | 'derived' | 'local';

export type Table<Columns extends Record<string, Column<unknown>>> = {
  readonly columns: Columns;
  /** The columns by which a row is told from all others; rows travel in their order. */
  readonly key: readonly (keyof Columns & string)[];
  /** The tables that its rows refer to, which are therefore filled first. */
  readonly refers: readonly string[];
  readonly travel: Travel;
};

/** Describes a table as both engines have it; a test compares it with each database's own catalogue. */
export function table<Columns extends Record<string, Column<unknown>>>(
  columns: Columns,
  {
    key,
    refers = [],
    travel = 'carried',
  }: Pick<Table<Columns>, 'key'> & Partial<Pick<Table<Columns>, 'refers' | 'travel'>>,
): Table<Columns> {
  return { columns, key, refers, travel };
}

type TypeOf<C> = C extends Column<infer Type> ? Type : never;
export type RecordOf<T> =
  T extends Table<infer Columns> ? { [Name in keyof Columns]: TypeOf<Columns[Name]> } : never;
