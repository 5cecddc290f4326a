import { setTimeout as wait } from 'node:timers/promises';
import { PostgresServer } from '#test/support/postgres-server.ts';

export const database = 'failover';

/** As safe as on real machines. */
const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};
/** How often the promoter asks the primary, and after how many silences it is taken for dead. */
const askMs = 500;
const mostSilences = 2;

/** A primary with two standbys, and a promoter that stands for Patroni. */
export class Cluster implements AsyncDisposable {
  readonly servers: readonly PostgresServer[];
  #primary: PostgresServer;

  private constructor(primary: PostgresServer, standbys: PostgresServer[]) {
    this.#primary = primary;
    this.servers = [primary, ...standbys];
  }

  /** A commit waits for this disk, and for those of the standbys that are named. */
  static async start(synchronous = 'ANY 1 (*)'): Promise<Cluster> {
    const own = { ...settings, synchronous_standby_names: synchronous };
    // Alone it would wait for a standby for ever.
    const primary = await PostgresServer.start({ ...settings, synchronous_standby_names: '' });
    await primary.createDatabase(database);
    const standbys = [
      await PostgresServer.follow(primary, own),
      await PostgresServer.follow(primary, own),
    ];
    primary.set(own);
    await primary.halt();
    await primary.resume();
    return new Cluster(primary, standbys);
  }

  get url(): string {
    return PostgresServer.urlOfAll(this.servers, database);
  }

  get readUrls(): string {
    return this.servers.map((server) => server.urlOf(database)).join();
  }

  get standbys(): PostgresServer[] {
    return this.servers.filter((server) => server !== this.#primary);
  }

  get primary(): PostgresServer {
    return this.#primary;
  }

  /**
   * Takes the primary away, by a kill or by silence, and promotes the standby that is ahead once the promoter has noticed. The
   * one that was silent speaks again for a while, and then goes for good. How long it took, in milliseconds.
   */
  async failOver(way: 'kill' | 'silence'): Promise<number> {
    const old = this.#primary;
    const began = performance.now();
    await (way === 'kill' ? old.kill() : old.freeze());
    for (let silences = 0; silences < mostSilences; ) {
      await wait(askMs);
      silences = (await this.#answers(old)) ? 0 : silences + 1;
    }
    const [ahead, behind] = await inOrder(this.standbys);
    await ahead.promote();
    this.#primary = ahead;
    const ms = performance.now() - began;
    await behind.halt();
    await behind.resumeBehind(ahead);
    if (way === 'silence') {
      await old.thaw();
      await wait(2_000);
      await old.kill();
    }
    return ms;
  }

  /** There are three again. */
  async mend(): Promise<void> {
    const gone = [];
    for (const server of this.servers) if (!(await this.#answers(server))) gone.push(server);
    for (const server of gone) await server.resumeAsCopyOf(this.#primary);
  }

  async #answers(server: PostgresServer): Promise<boolean> {
    const answer = server.run('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, wait(askMs, false)]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const server of this.servers) await server[Symbol.asyncDispose]();
  }
}

type Reached = { at: number };

/** The standby that has more of the log first. Both have to be asked: what was answered may be on one alone. */
async function inOrder(standbys: PostgresServer[]): Promise<[PostgresServer, PostgresServer]> {
  const question = `select greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0' as at`;
  const reached = await Promise.all(
    standbys.map(async (server) => {
      const [row] = await server.run<Reached>(question);
      return { server, at: Number(row?.at) };
    }),
  );
  reached.sort((a, b) => b.at - a.at);
  return reached.map(({ server }) => server) as [PostgresServer, PostgresServer];
}
