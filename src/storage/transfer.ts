/**
 * How whole databases are read and written, engine by engine, for copies, backups and restores.
 * Rows are plain data under the names of their columns; what can be worked out from them (search
 * indexes, counts) does not travel.
 */

export type TableName =
  | 'users'
  | 'sessions'
  | 'recipes'
  | 'recipe_slugs'
  | 'publish_keys'
  | 'saves'
  | 'contact_messages'
  | 'notes'
  | 'acts'
  | 'devices'
  | 'account_events'
  | 'reset_links'
  | 'tries';

export type Value = string | number | null;
export type Row = Record<string, Value>;
/** The values of a row's key columns, in their order. */
export type RowKey = readonly Value[];

/** The tables in an order in which nothing refers to what comes later, each with its key. */
export const tables: readonly { name: TableName; key: readonly string[] }[] = [
  { name: 'users', key: ['id'] },
  { name: 'sessions', key: ['token_hash'] },
  { name: 'recipes', key: ['id'] },
  { name: 'recipe_slugs', key: ['slug'] },
  { name: 'publish_keys', key: ['user_id', 'key'] },
  { name: 'saves', key: ['user_id', 'recipe_id'] },
  { name: 'contact_messages', key: ['id'] },
  { name: 'notes', key: ['key'] },
  { name: 'acts', key: ['id'] },
  { name: 'devices', key: ['token_hash', 'user_id'] },
  { name: 'account_events', key: ['id'] },
  { name: 'reset_links', key: ['user_id'] },
  { name: 'tries', key: ['key'] },
];

/** Noted in a database while it is being filled. */
export const fillingNote = 'filling';

/** All of a database as it was at one moment, whatever is written meanwhile. */
export interface DataSource extends AsyncDisposable {
  /** Rows in the order of their keys, after a key. */
  rows(table: TableName, after: RowKey | null, limit: number): Promise<Row[]>;
}

/** A database that is being filled; nobody else writes to it. */
export interface DataTarget extends DataSource {
  /** Adds rows; those whose key is there already are left as they are. */
  put(table: TableName, rows: Row[]): Promise<void>;
  /** Makes what was put ready for a site. */
  finish(): Promise<void>;
}

/** A database that is to be filled holds the tables of another program. */
export class ForeignDatabase extends Error {}
