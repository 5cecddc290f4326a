import { type Person, signUp } from '#test/support/people.ts';
import { createGenerator, createKeywords } from '../generate.ts';
import { publishRequest } from '../sections/writes.ts';
import type { MeasuredServer } from '../servers.ts';
import type { Cost, Costs, Kind } from './costs.ts';
import { drive, type Sent } from './drive.ts';
import { processorTime } from './processor-time.ts';

/** Milliseconds of processor time that the database server has used so far; always 0 where there is none. */
type DatabaseTime = () => number;

/** How often each kind is asked for, so that the kernel's hundredths of a second add up to enough. */
const counts: Record<Kind, number> = {
  kept: 8_000,
  page: 500,
  list: 500,
  search: 500,
  photo: 1_500,
  save: 300,
  publish: 15,
  login: 25,
};

type Measured = Record<Kind, Cost> & { bytes: Omit<Costs['replyBytes'], 'photo'> };

/** What each kind of request costs; `cached` keeps replies, `bare` keeps none. */
export async function measureRequests(
  sites: { cached: MeasuredServer; bare: MeasuredServer },
  recipes: number,
  databaseTime: DatabaseTime,
): Promise<Measured> {
  const { cached, bare } = sites;
  const person = await signUp(bare.url);
  const food = await publishOne(bare, person);
  const photo = new URL(food.photo.url, bare.url).pathname;
  const requests = requestsOf(recipes, person, food._id, photo);
  const bytes: Partial<Record<Kind, number>> = {};
  const cost = async (kind: Kind, site: MeasuredServer): Promise<Cost> => {
    const measured = await measure(kind, site, requests[kind], databaseTime);
    bytes[kind] = measured.bytes;
    return measured.cost;
  };
  const publishes = await Promise.all(
    Array.from({ length: 4 }, (_, n) => publishRequest(person, `Dear dish ${n}`)),
  );
  requests.publish = (n) => {
    const { path, headers = {}, body = '' } = publishes[n % publishes.length] ?? { path: '/' };
    return { path, method: 'POST', headers, body: Buffer.from(body, 'base64') };
  };
  return {
    kept: await cost('kept', cached),
    page: await cost('page', bare),
    list: await cost('list', bare),
    search: await cost('search', bare),
    photo: await cost('photo', bare),
    save: await cost('save', bare),
    publish: await cost('publish', bare),
    login: await cost('login', bare),
    bytes: {
      page: bytes.page ?? 0,
      list: bytes.list ?? 0,
      search: bytes.search ?? 0,
    },
  };
}

/** What a search takes that finds nothing kept. */
export async function measureSearch(
  site: MeasuredServer,
  databaseTime: DatabaseTime,
): Promise<Cost> {
  return (await measure('search', site, searches(), databaseTime)).cost;
}

/** The n-th search, for the cards that the site's own pages show. */
function searches(): (n: number) => Sent {
  const keyword = createKeywords();
  return (n) => ({
    path: `/api/v1/food/search/${encodeURIComponent(keyword(n))}?limit=48&view=card`,
  });
}

/** What one request of a kind takes of processors, and the bytes of one reply. */
async function measure(
  kind: Kind,
  site: MeasuredServer,
  request: (n: number) => Sent,
  databaseTime: DatabaseTime,
): Promise<{ cost: Cost; bytes: number }> {
  const all = Array.from({ length: counts[kind] }, (_, n) => request(n));
  const warm = Array.from({ length: 20 }, (_, n) => request(counts[kind] + n));
  await drive(site.url, kind === 'publish' || kind === 'login' ? warm.slice(0, 2) : warm);
  const [before, databaseBefore] = [processorTime(site.pid), databaseTime()];
  const bytes = await drive(site.url, all);
  const [after, database] = [processorTime(site.pid), databaseTime() - databaseBefore];
  const cost = {
    main: (after.main - before.main) / all.length,
    all: (after.all - before.all) / all.length,
    database: database / all.length,
  };
  return { cost, bytes };
}

type Food = { _id: string; photo: { url: string } };

async function publishOne(site: MeasuredServer, person: Person): Promise<Food> {
  const { path, headers = {}, body = '' } = await publishRequest(person, 'First dish');
  const reply = await fetch(site.url + path, {
    method: 'POST',
    headers,
    body: Buffer.from(body, 'base64'),
  });
  if (!reply.ok) throw new Error(`A publish answered ${reply.status}`);
  return ((await reply.json()) as { food: Food }).food;
}

/** The n-th request of each kind; those of one kind differ as much as the recipes do. */
function requestsOf(
  recipes: number,
  { token, user, password }: Person,
  foodId: string,
  photo: string,
): Record<Kind, (n: number) => Sent> {
  const generate = createGenerator();
  const some = (n: number) => generate((n * 7_919) % recipes);
  const json = { 'content-type': 'application/json' };
  const food = '/api/v1/food';
  return {
    kept: (n) => ({ path: `/recipe/${generate(n % 20).slug}` }),
    page: (n) => ({ path: `/recipe/${some(n).slug}` }),
    list: (n) => ({ path: `/explore?n=${n}` }),
    search: searches(),
    photo: () => ({ path: photo }),
    save: (n) => ({
      path: `${food}/save-recipe`,
      method: 'POST',
      headers: { ...json, authorization: token },
      body: JSON.stringify({ _id: foodId, saved: n % 2 === 0 }),
    }),
    publish: () => ({ path: '/' }),
    login: () => ({
      path: '/api/v1/auth/login',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: user.email, password }),
    }),
  };
}
