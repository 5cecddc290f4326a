import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import type { Db, Schema } from '../schema.ts';

const mostStatements = 200;

/** Kysely over a `node:sqlite` connection. The caller that opened the connection closes it. */
export function createDb(database: DatabaseSync): Db {
  return new Kysely<Schema>({
    dialect: new NodeSqliteDialect(database),
  });
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    const config = { database: new StatementCache(database) };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config, this.#database);
  }
}

/**
 * Takes the write lock at once. A transaction that reads first and writes later would fail
 * without waiting when another process writes in between.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has rolled back already; asking again would hide why under another error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Prepared statements by their text, the least recently used given up first. */
class StatementCache {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const statement = this.#statements.get(sql) ?? adapt(this.#database.prepare(plannedOnce(sql)));
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > mostStatements) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

/**
 * A text that is planned once. SQLite plans by a number that is bound to a `limit` itself, and so plans the statement anew
 * whenever one is bound, which takes as long as to read a page; it does not look into an expression.
 */
const plannedOnce = (sql: string): string => sql.replaceAll(/\blimit \?/g, 'limit (? + 0)');

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  const reader = statement.columns().length > 0;
  // Every run answers with the last rowid of the connection, and those of FTS5's own tables are
  // past 2^53: as numbers they would make this and each later statement throw after its work.
  if (!reader) statement.setReadBigInts(true);
  const toRows = reader ? rowsOf(statement) : (found: unknown[]) => found;
  return {
    reader,
    all: (parameters) => toRows(statement.all(...values(parameters))),
    run: (parameters) => statement.run(...values(parameters)),
    *iterate(parameters) {
      for (const found of statement.iterate(...values(parameters))) yield toRows([found])[0];
    },
  };
}

type Values = readonly SQLOutputValue[];

/**
 * Makes rows of what a statement finds, all of one shape. The objects that `node:sqlite` makes by itself are dictionaries: they
 * take twice as long to make, and all code that reads them is slow.
 */
function rowsOf(statement: StatementSync): (found: unknown[]) => unknown[] {
  statement.setReturnArrays(true);
  let names = namesIn(statement);
  let toRow = rowMaker(names);
  return (found) => {
    const lists = found as Values[];
    // A column that was added since the statement was prepared.
    if (lists[0] && lists[0].length !== names.length) {
      names = namesIn(statement);
      toRow = rowMaker(names);
    }
    return lists.map(toRow);
  };
}

const namesIn = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name);

/** Only a literal in the code makes an object of many fields that is no dictionary. */
function rowMaker(names: readonly string[]): (values: Values) => unknown {
  const fields = names.map((name, place) => `${JSON.stringify(name)}: values[${place}]`);
  return new Function('values', `return { ${fields.join(', ')} };`) as (values: Values) => unknown;
}
