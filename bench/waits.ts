import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const everyMs = 20;

const sample = `
  select count(*) filter (where state = 'active' and wait_event_type = 'Lock')::int as rows,
    count(*) filter (where state = 'active' and wait_event in ('WALSync', 'WALWrite'))::int as disk,
    count(*) filter (where state like 'idle in transaction%')::int as site
  from pg_stat_activity where application_name = 'potluck'`;

/** What the connections of sites to a database wait for, looked at again and again until it is disposed of. */
export async function watchWaits(url: string) {
  const client = new Client(url);
  await client.connect();
  const sums = [0, 0, 0];
  let samples = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const { rows } = await client.query({ name: 'waits', text: sample });
      Object.values(rows[0] as Record<string, number>).forEach((count, n) => {
        sums[n] = (sums[n] ?? 0) + count;
      });
      samples += 1;
      await wait(everyMs);
    }
  })();
  return {
    /** How many wait at a time for a row or a lock, for the disk, and for the site while they hold something. */
    found: (): number[] => sums.map((sum) => sum / samples),
    async [Symbol.asyncDispose]() {
      isOver = true;
      await looking;
      await client.end();
    },
  };
}
