import { Client } from 'pg';
import { openPostgres } from '#storage/postgres/open.ts';
import { addUser, changeOf, recipeRow } from '#storage/suite/fixtures.ts';
import { PostgresServer } from '#test/support/postgres-server.ts';
import { createGenerator } from './generate.ts';
import { familyTime, parentOf } from './simulate/processor-time.ts';

/**
 * How many publishes and edits a second PostgreSQL takes, photos stored before: `node bench/change-rate.ts [count] [at once]`.
 * Counts the processor time of either side, and the time for which the rows are held at which all of them meet.
 */
const [count = 1_000, atOnce = 16] = process.argv.slice(2).map(Number);
const cooks = 40;

await using server = await PostgresServer.start({
  fsync: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
});
const url = await server.createDatabase('rate');
await using storage = await openPostgres({ url, poolSize: atOnce });
const client = new Client(url);
await client.connect();
const postmaster = parentOf((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
await client.end();
const people: string[] = [];
for (let n = 0; n < cooks; n += 1) people.push((await addUser(storage)).id);
const generate = createGenerator();

type Recipe = ReturnType<typeof recipeRow>;
const published: Recipe[] = [];

async function publish(n: number): Promise<void> {
  const recipe = recipeRow(people[n % cooks] ?? '', generate(n));
  const own = { ...recipe, userId: people[n % cooks] ?? '' };
  await storage.writer.publishRecipe(own, `key ${n}`);
  published.push(own);
}

async function edit(n: number): Promise<void> {
  const recipe = published[n % published.length] as Recipe;
  await storage.writer.updateRecipe(
    recipe.id,
    changeOf(recipe, { description: `${recipe.description} ${n}` }),
  );
}

async function pace(what: string, write: (n: number) => Promise<void>, first: number) {
  let next = 0;
  const [began, own, theirs] = [performance.now(), process.cpuUsage(), familyTime(postmaster)];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        next += 1;
        await write(first + next - 1);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const cpu = (ms: number) => (ms / count).toFixed(2);
  console.log(
    `${what}: ${(count / seconds).toFixed(0)}/s, ${cpu((user + system) / 1000)} ms here and ${cpu(familyTime(postmaster) - theirs)} ms in the database each`,
  );
}

await pace('publish (first)', publish, 0);
for (let turn = 1; turn <= 2; turn += 1) {
  await pace('publish', publish, turn * count);
  await pace('edit', edit, turn * 7);
  await pace('both', (n) => (n % 2 ? publish(10_000_000 + turn * count + n) : edit(n)), 0);
}
