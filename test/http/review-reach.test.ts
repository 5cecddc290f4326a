import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseSettings } from '#test/support/engines.ts';
import { type Person, signUp } from '#test/support/people.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';

/** A second is meant (the bench says what it is at rest); a machine may stop for a while. */
const patienceMs = 20_000;

let folder: string;
let sites: [ServedSite, ServedSite];
let people: [Person, Person];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-reach-'));
  const settings = { ...(await databaseSettings(folder)), STARTER: 'off' };
  sites = [await ServedSite.start(folder, settings), await ServedSite.start(folder, settings)];
  people = [await signUp(sites[0].url, 'Author'), await signUp(sites[0].url, 'Guest')];
});
afterAll(async () => {
  for (const site of sites) await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function call(site: ServedSite, path: string, { token }: Person, body: FormData | object) {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${site.url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: token, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  expect(reply.ok).toBe(true);
  return reply.json();
}

/** What a visitor is shown. */
const pageAt = async (site: ServedSite, slug: string) =>
  (await fetch(`${site.url}/recipe/${slug}`)).text();

/** After how long it was asked and shown, or infinity when it never is. */
async function delayUntilShown(site: ServedSite, slug: string, text: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const asked = performance.now() - start;
    if ((await pageAt(site, slug)).includes(text)) return asked;
    if (asked > patienceMs) return Number.POSITIVE_INFINITY;
    await wait(5);
  }
}

test('a new review stands soon on the page that another process has kept for visitors', async () => {
  const [author, guest] = people;
  for (const [here, there] of [sites, sites.toReversed()] as [ServedSite, ServedSite][]) {
    const { food } = await call(here, '/food/create-food', author, await recipeForm());
    const text = `We made it, says ${here.url}`;
    expect(await delayUntilShown(there, food.slug, food.name)).toBeLessThan(patienceMs);
    // The second time it is served as it was kept.
    expect(await pageAt(there, food.slug)).not.toContain(text);
    const said = { asWritten: true, rating: 5, cookedOn: '2026-01-02', text };
    await call(here, `/recipe-reviews/${food._id}`, guest, said);
    expect(await delayUntilShown(there, food.slug, text)).toBeLessThan(patienceMs);
  }
});
