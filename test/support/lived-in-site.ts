import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoWidths } from '#domain/photos/widths.ts';
import { cookId, cooksOf, createGenerator, generateCook } from '../../bench/generate.ts';
import { openSite, type TestSite } from './site.ts';

/** Who has lived on a site, for those who look at it later. */
export type LivedIn = { token: string; cookId: string; adminToken: string };

/** The n-th generated recipe was renamed, or removed by an admin. */
const renamed = [3, 4, 5, 250];
const removed = [7, 8];

/**
 * Fills a folder, on the engine under test, with generated recipes and their photo files, and with
 * one of everything else that a site keeps.
 */
export async function liveIn(folder: string, recipes: number): Promise<LivedIn> {
  await using site = await openSite({}, { folder });
  const [cook, admin] = [await site.person('Zoë'), await site.admin()];
  await generateAll(site, recipes);
  await layPhotos(folder, recipes);
  // Lately: what was removed long ago goes for good as soon as a site is started.
  const at = Date.now() - 60_000;
  for (const n of removed) {
    const act = { at, actorId: admin._id, act: 'remove-recipe' };
    await site.deps.writer.removeRecipe(generatedId(n), act);
  }
  for (const name of ['Dal', 'Crème brûlée', 'Dal', 'ผัดไทย']) await site.publish(cook, { name });
  await rename(site);
  for (const n of [9, 1, 200]) {
    await site.deps.writer.saveRecipe(cook._id, generatedId(n), true, at + n);
  }
  await leaveTraces(site);
  return { token: cook.token, cookId: cook._id, adminToken: admin.token };
}

const generatedId = (n: number) => `b0${n.toString(16).padStart(22, '0')}`;

async function generateAll({ deps: { writer } }: TestSite, recipes: number): Promise<void> {
  for (let n = 0; n < cooksOf(recipes); n += 1) {
    await writer.createUser({ ...generateCook(n), passwordHash: null, answerHash: null });
  }
  const generate = createGenerator();
  for (let n = 0; n < recipes; n += 1) await writer.publishRecipe(generate(n), `key ${n}`);
}

async function rename({ deps: { writer, reader } }: TestSite): Promise<void> {
  for (const n of renamed) {
    const recipe = await reader.findRecipe(generatedId(n));
    if (!recipe) throw new Error(`There is no recipe ${n}`);
    const name = `Renamed ${n}`;
    const change = { ...recipe, name, slug: `renamed-${n}`, photo: null, baseUpdatedAt: null };
    await writer.updateRecipe(recipe.id, { ...change, at: recipe.updatedAt + 1 });
  }
}

/** Messages, a failed login and its count, and a note of the site to itself. */
async function leaveTraces(site: TestSite): Promise<void> {
  for (const subject of ['Hello', 'Grüße 🍲', 'Third']) {
    const form = new FormData();
    form.set('from_email', 'someone@example.org');
    form.set('from_name', 'Someone');
    form.set('subject', subject);
    await site.call('/api/v1.0/email/send-form', { method: 'POST', form });
  }
  const json = { email: 'zo1@example.org', password: 'not this one' };
  await site.call('/api/v1/auth/login', { method: 'POST', json });
  await site.deps.writer.setNote('starter', 'loaded');
}

/** The pictures of generated recipes are one and the same few bytes, each under its own name. */
async function layPhotos(folder: string, recipes: number): Promise<void> {
  const generate = createGenerator();
  const one = join(folder, 'one-picture');
  await writeFile(one, 'what a copy takes for a picture');
  for (let n = 0; n < recipes; n += 1) {
    const { photo } = generate(n);
    const home = join(folder, 'photos', photo.id.slice(0, 2), photo.id);
    await mkdir(home, { recursive: true });
    const suffixes = [...photoWidths(photo.width).map((width) => `${width}.webp`), 'social.jpg'];
    for (const suffix of suffixes) await link(one, join(home, `${photo.id}-${suffix}`));
  }
}

/** Addresses of pages and calls that together show everything: some wait for a token. */
export function placesToLook({ cookId: cook }: LivedIn): string[] {
  const generate = createGenerator();
  const slugs = [0, 3, 7, 9, 100, 200, 250].map((n) => generate(n).slug);
  const old = [...slugs, 'renamed-4', 'dal', 'dal-2', 'creme-brulee', 'no-such-dish'];
  const words = ['dal', 'creme brule', 'ไทย', 'masala', 'chikcen', 'renamed', 'rice tomato'];
  const sought = words.map((word) => encodeURIComponent(word));
  return [
    '/',
    '/explore',
    '/explore?page=3',
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    ...['Indian', 'Thai'].map((name) => `/recipe-category/${name}`),
    ...[cook, cookId(2)].flatMap((id) => [`/cook/${id}`, `/api/v1/cook/get-cook/${id}`]),
    ...old.flatMap((slug) => [`/recipe/${slug}`, `/api/v1/food/get-food/${slug}`]),
    ...['json', 'md', 'cook'].map((form) => `/recipe/${slugs[0]}.${form}`),
    `/recipe/${slugs[0]}/print`,
    `/embed/recipe/${slugs[0]}`,
    ...sought.flatMap((word) => [
      `/search?keyword=${word}`,
      `/api/v1/food/search/${word}?limit=50`,
    ]),
    '/api/v1/food/get-food',
    '/api/v1/food/get-recent',
    '/api/v1/category/get-category',
    `/api/v1/auth/single-user/${cook}`,
    ...['contact/get-messages', 'admin/recipes?removed=true', 'admin/accounts', 'admin/acts'].map(
      (path) => `/api/v1/${path}`,
    ),
  ];
}
