import { sql } from 'kysely';
import { Client, type Pool } from 'pg';
import type { Tell } from '../sql/changes.ts';

const channel = 'potluck_changes';
const pauseMs = 1_000;

/** Whether this database passes notifications on; some that speak PostgreSQL's language do not. */
export async function canNotify(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from pg_proc where proname = 'pg_notify'`);
  return (rowCount ?? 0) > 0;
}

/** The same, with a notification when the transaction succeeds. */
export function tellAndNotify(tell: Tell): Tell {
  return async (db, notice) => {
    await tell(db, notice);
    await sql`select pg_notify(${channel}, '')`.execute(db);
  };
}

/**
 * Calls `onWake` at each notification, and whenever some may have been missed. It only saves
 * waiting: whoever is called also looks by the clock, so a connection that is lost costs nothing.
 */
export function listenForWakeUps(url: string, onWake: () => void): { stop(): Promise<void> } {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const connect = async () => {
    const next = new Client({
      connectionString: url,
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
  return {
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
