import { sql } from 'kysely';
import { Client, type Pool } from 'pg';
import { type Tell, toNotice } from '../changes/changes.ts';
import { composedQuery } from '../queries/composed.ts';
import { type Place, sever } from './connect.ts';

const channel = 'potluck_changes';
const pauseMs = 1_000;

/**
 * Whether this database passes notifications on, which is tried: some that speak PostgreSQL's
 * language know the function and refuse the call, and then every write with it. Rejects when the
 * database cannot be asked.
 */
export async function canNotify(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_notify('${channel}', '')`);
    await client.query(`listen ${channel}`);
    await client.query('rollback');
    client.release();
    return true;
  } catch (error) {
    // The connection goes, and the transaction with it.
    client.release(true);
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Whether the database understood and said no, rather than not answering or being about to end. */
function isRefusal(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code);
}

/**
 * What `createTell` does, with a notification when the transaction succeeds, in one statement: everybody's writes wait for
 * the counter's row from then until the commit, and each statement more is a way there and back.
 */
export function createTellAtOnce(origin: string, isNotifying: boolean): Tell {
  const notify = isNotifying ? sql`pg_notify(${channel}, '')` : sql`1`;
  const told = composedQuery((db, notice: string, at: number) => ({
    compile: () =>
      sql`
      with counter as (
        update change_counter set number = number + 1 where id = 1 returning number
      ), noted as (
        insert into changes (number, origin, notice, at)
        select number, ${origin}, ${notice}, ${at}::bigint from counter
      ) select ${notify}
    `.compile(db),
  }));
  return (db, changed, touched) => [told(db, toNotice(changed, touched), Date.now())];
}

/**
 * Calls `onWake` at each notification, and whenever some may have been missed. It only saves
 * waiting: the feed that is called also looks by the clock, so a connection that is lost costs nothing.
 */
export function listenForWakeUps(place: Place, onWake: () => void): { stop(): Promise<void> } {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const connect = async () => {
    const next = new Client({
      connectionString: place.url,
      keepAlive: true,
      application_name: 'potluck',
    });
    client = next;
    next.on('notification', onWake);
    // A lost connection ends as well; the end is what is acted upon.
    next.on('error', () => undefined);
    next.once('end', again);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      onWake();
    } catch {
      // A database that is away is told of by what needs it; this only tries again. What never connected may have nothing to end.
      await next.end().catch(() => undefined);
      again();
    }
  };
  const again = () => {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      timer = null;
      void connect();
    }, pauseMs).unref();
  };
  void connect();
  place.onMove(() => sever(client ? [client] : []));
  return {
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      // A connection that is lost already has ended too.
      await client?.end().catch(() => undefined);
    },
  };
}
