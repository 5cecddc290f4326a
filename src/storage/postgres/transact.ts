import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import type { Transact } from '../bind.ts';
import { allOf } from '../queries/together.ts';
import type { Db, Schema } from '../schema.ts';
import { isDeadlock, isPassing } from './failures.ts';

const mostTries = 8;

const [begin, commit, rollback] = ['begin', 'commit', 'rollback'].map((sql) =>
  CompiledQuery.raw(sql),
) as [CompiledQuery, CompiledQuery, CompiledQuery];

/** Held to the end of a transaction, by one at a time. */
const oneByOne = CompiledQuery.raw(
  `select pg_advisory_xact_lock(hashtextextended('after a deadlock', 0))`,
);

/**
 * Transactions that are run anew when they meet others in a way that running anew resolves. Of many that wait for each
 * other in a circle one is ended at a time: those run anew one by one, or they would form the same circles again.
 */
export function createTransact(db: Db): Transact {
  return async (change, last = () => []) => {
    let first = [begin];
    for (let tries = 1; ; tries += 1) {
      try {
        return await db
          .getExecutor()
          .provideConnection((connection) => inTransaction(db, connection, first, change, last));
      } catch (error) {
        if (tries === mostTries || !isPassing(error)) throw error;
        if (isDeadlock(error)) first = [begin, oneByOne];
        await wait(Math.random() * 2 ** tries);
      }
    }
  };
}

type Last = NonNullable<Parameters<Transact>[1]>;

/**
 * One transaction on a connection of its own. Its beginning goes with its first statement, and its last statements with the
 * commit: at the rows that those change all writes meet, which are held for no way there and back.
 */
async function inTransaction<T>(
  db: Db,
  connection: DatabaseConnection,
  first: readonly CompiledQuery[],
  change: (db: Db) => Promise<T>,
  last: Last,
): Promise<T> {
  let isOver = false;
  const inside = over(db, async (consumer) => {
    if (isOver) throw new Error('The transaction is over');
    return consumer(connection);
  });
  const begun = allOf(first.map((query) => connection.executeQuery(query)));
  // What comes behind it fails as well.
  begun.catch(() => undefined);
  try {
    const outcome = await change(inside);
    await begun;
    isOver = true;
    const ends = await allOf(
      [...last(), commit].map((query) => connection.executeQuery<{ command?: string }>(query)),
    );
    // A statement failed before, and the code that sent it went on: nothing is written.
    if (ends.at(-1)?.rows[0]?.command !== 'COMMIT') throw new Error('The transaction had failed');
    return outcome;
  } catch (error) {
    isOver = true;
    // Where that fails the connection is discarded, and the transaction with it.
    await connection.executeQuery(rollback).catch(() => undefined);
    throw error;
  }
}

type Provide = <T>(consumer: (connection: DatabaseConnection) => Promise<T>) => Promise<T>;

/** Never connects: what goes through it has its connection. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction has its connection')),
});
const driver = dialect.createDriver();

/** The same over a connection that several statements may be under way on, unlike in transactions of Kysely's. */
function over(db: Db, provideConnection: Provide): Db {
  const executor = db.getExecutor().withConnectionProvider({ provideConnection });
  return new Kysely<Schema>({ config: { dialect }, dialect, driver, executor });
}
