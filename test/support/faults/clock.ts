import { openSite, recipeForm, type TestSite } from '../site.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

type Clock = { site: TestSite; set: (ahead: number) => void };

/** Moves the clock of a site while people use it; answers with what of theirs went wrong. */
async function withClock(
  work: (clock: Clock, note: (isWell: boolean, problem: string) => void) => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  let ahead = 0;
  await using site = await openSite({}, { now: () => Date.now() + ahead });
  const set = (next: number) => {
    ahead = next;
  };
  await work({ site, set }, (isWell, problem) => {
    if (!isWell) problems.push(problem);
  });
  return problems;
}

/** Edits with the clock a year behind: each must still be newer than what it replaces. */
export function editBehindTime(): Promise<string[]> {
  return withClock(async ({ site, set }, note) => {
    const cook = await site.person();
    const food = await site.publish(cook);
    set(-year);
    const first = await rename(site, cook.token, food._id, 'First');
    const second = await rename(site, cook.token, food._id, 'Second');
    note(first.updatedAt > food.updatedAt, 'the first edit is older than the recipe');
    note(second.updatedAt > first.updatedAt, 'the second edit is older than the first');
    note(second.createdAt === food.createdAt, 'an edit has changed when it was published');
  });
}

/** Publishes with the clock a year behind: nobody is logged out, and every recipe is listed once. */
export function publishBehindTime(): Promise<string[]> {
  return withClock(async ({ site, set }, note) => {
    const cook = await site.person();
    const before = await site.publish(cook, { name: 'Before' });
    set(-year);
    const me = await site.call('/api/v1/auth/me', { token: cook.token });
    note(me.statusCode === 200, `the session answers ${me.statusCode}`);
    const after = await site.publish(cook, { name: 'After' });
    note(after._id !== before._id, 'two recipes have one id');
    const list = await site.call('/api/v1/food/get-food?limit=1');
    const next = await site.call(`/api/v1/food/get-food?limit=1&cursor=${list.data.nextCursor}`);
    const names = [...list.data.foods, ...next.data.foods].map((food) => food.name).sort();
    note(names.join() === 'After,Before', `the pages of the list hold: ${names}`);
  });
}

/** Jumps a month ahead and back: sessions end, and nothing else does. */
export function jumpAhead(): Promise<string[]> {
  return withClock(async ({ site, set }, note) => {
    const cook = await site.person();
    const food = await site.publish(cook);
    const status = async (path: string, token?: string) =>
      (await site.call(path, token ? { token } : {})).statusCode;
    set(31 * day);
    const old = await status('/api/v1/auth/me', cook.token);
    note(old === 401, `a session unused for a month answers ${old}`);
    const recipe = await status(`/api/v1/food/get-food/${food.slug}`);
    note(recipe === 200, `the recipe answers ${recipe}`);
    const json = { email: cook.email, password: cook.password };
    const login = await site.call('/api/v1/auth/login', { method: 'POST', json });
    set(0);
    const me = await status('/api/v1/auth/me', login.data.token);
    note(me === 200, `a session begun in the future answers ${me}`);
  });
}

async function rename(site: TestSite, token: string, id: string, name: string) {
  const url = `/api/v1/food/update-food/${id}`;
  const form = await recipeForm({ name, photo: null });
  return (await site.call(url, { method: 'PUT', token, form })).data.food;
}
