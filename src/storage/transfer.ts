import { databaseNote, restoredNote } from '#domain/photos/spared.ts';
import { type TableName, tables } from './schema.ts';

/**
 * How whole databases are read and written, engine by engine, for copies, backups and restores.
 * Rows are plain data under the names of their columns; what can be worked out from them (search
 * indexes, counts) does not travel.
 */

export type Value = string | number | null;
export type Row = Record<string, Value>;
/** The values of a row's key columns, in their order. */
export type RowKey = readonly Value[];

type Carried = { name: TableName; key: readonly string[] };

/** The tables whose rows travel, in an order in which none refers to what comes later, each with its key. */
export const carriedTables: readonly Carried[] = inOrder(
  Object.keys(tables) as TableName[],
).flatMap((name) => {
  const { travel, key } = tables[name];
  return travel === 'carried' ? [{ name, key }] : [];
});

function inOrder(names: TableName[]): TableName[] {
  const ordered = new Set<TableName>();
  const add = (name: TableName) => {
    for (const other of tables[name].refers as readonly TableName[]) {
      if (other !== name && !ordered.has(other)) add(other);
    }
    ordered.add(name);
  };
  names.forEach(add);
  return [...ordered];
}

/** Noted in a database while it is being filled. */
export const fillingNote = 'filling';

/** What is true of one database and does not travel. */
export const ownNotes: readonly string[] = [fillingNote, restoredNote, databaseNote];

/** All of a database as it was at one moment, whatever is written meanwhile. */
export interface DataSource extends AsyncDisposable {
  /** Rows in the order of their keys, after a key. */
  rows(table: TableName, after: RowKey | null, limit: number): Promise<Row[]>;
}

/** A database that is being filled; nobody else writes to it. */
export interface DataTarget extends DataSource {
  /** Adds rows; those whose key is there already are left as they are. */
  put(table: TableName, rows: Row[]): Promise<void>;
  /** Makes what was put ready for a site; who had left has the whole time to come back from a restoration on, in ms since 1970. */
  finish(restoredAt?: number): Promise<void>;
}

/** Whether a filling of the database has begun and not ended. */
export async function isBeingFilled(source: DataSource): Promise<boolean> {
  const notes = await source.rows('notes', null, 10_000);
  return notes.some(({ key }) => key === fillingNote);
}

/** A database that is to be filled holds the tables of another program. */
export class ForeignDatabase extends Error {}
