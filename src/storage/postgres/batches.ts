import type { Connection, Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

/** So many go together: one that takes long holds up those behind it. */
const most = 4;

type Asked = { query: QueryConfig; answered: PromiseWithResolvers<QueryResult> };

/**
 * Sends prepared reads that are asked for in one turn of the event loop over one connection, in one write and without waiting for
 * answers in between: to write to a socket is most of what a short read costs. Each is still a transaction of its own, and fails alone.
 */
export class Batches {
  readonly #pool: Pick<Pool, 'connect'>;
  #asked: Asked[] = [];

  constructor(pool: Pick<Pool, 'connect'>) {
    this.#pool = pool;
  }

  query(query: QueryConfig): Promise<QueryResult> {
    const answered = Promise.withResolvers<QueryResult>();
    if (this.#asked.length === 0) setImmediate(() => this.#sendAll());
    this.#asked.push({ query, answered });
    return answered.promise;
  }

  #sendAll(): void {
    const asked = this.#asked;
    this.#asked = [];
    for (let start = 0; start < asked.length; start += most)
      void this.#send(asked.slice(start, start + most));
  }

  async #send(asked: readonly Asked[]): Promise<void> {
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      for (const { answered } of asked) answered.reject(error);
      return;
    }
    const { stream } = (client as PoolClient & { connection: Connection }).connection;
    stream.cork();
    const answers = asked.map(({ query, answered }) =>
      client.query(query).then(answered.resolve, answered.reject),
    );
    stream.uncork();
    await Promise.all(answers);
    client.release();
  }
}
