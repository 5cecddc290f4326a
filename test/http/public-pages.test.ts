import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { fitDraft } from '#domain/imports/draft.ts';
import { withoutHeadings } from '#domain/kitchen/ingredient-sections.ts';
import { headingName, isMarkedHeading, stepSections } from '#domain/recipes/sections.ts';
import { readPageRecipe } from '#server/features/imports/read-recipe.ts';
import { layCooked } from '#test/support/cooked-site.ts';
import { databaseSettings } from '#test/support/engines.ts';
import { type Person, signUp } from '#test/support/people.ts';
import { type ReadPage, readHtml } from '#test/support/read-html.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { recipeForm } from '#test/support/site.ts';
import { awkwardReplies } from '#test/support/starter-replies.ts';
import {
  breadcrumbErrors,
  itemListErrors,
  recipeErrors,
  webSiteErrors,
} from './google-recipe-rules.ts';

const starterRecipes = 120;
let folder: string;
let site: ServedSite;
let person: Person;
let foods: { slug: string; name: string }[];
const awkward: RecipeDetailReply[] = [];

const list = async () =>
  (await (await fetch(`${site.url}/api/v1/food/get-food`)).json()) as { foods: typeof foods };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-pages-'));
  const settings = await databaseSettings(folder);
  await layCooked(folder, settings.DATABASE_URL);
  site = await ServedSite.start(folder, { STARTER: 'on', ...settings });
  await vi.waitUntil(async () => (await list()).foods.length === starterRecipes, {
    timeout: 240_000,
    interval: 250,
  });
  person = await signUp(site.url, 'Ana');
  for (const { name, description, ingredientList, stepList, tip } of await awkwardReplies()) {
    const body = await recipeForm({ name, description, ingredientList, stepList, tip: tip ?? '' });
    const reply = await fetch(`${site.url}/api/v1/food/create-food`, {
      method: 'POST',
      headers: { authorization: person.token },
      body,
    });
    awkward.push((await reply.json()).food);
  }
  foods = (await list()).foods;
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

type Opened = { status: number; html: string; page: ReadPage };
/** What stands where: nothing changes any more, and several tests look at each recipe. */
const pages = new Map<string, Promise<Opened>>();
const replies = new Map<string, Promise<RecipeDetailReply>>();

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

async function fetchPage(path: string): Promise<Opened> {
  const reply = await fetch(site.url + path, { redirect: 'manual' });
  const html = await reply.text();
  return { status: reply.status, html, page: readHtml(html) };
}

async function fetchFood(slug: string): Promise<RecipeDetailReply> {
  const reply = await fetch(`${site.url}/api/v1/food/get-food/${slug}`);
  return (await reply.json()).food;
}

const open = (path: string) => once(pages, path, () => fetchPage(path));
const foodOf = (slug: string) => once(replies, slug, () => fetchFood(slug));

async function see(path: string, expected = 200): Promise<ReadPage> {
  const { status, page } = await open(path);
  expect(status, path).toBe(expected);
  return page;
}

/** Every address that the sitemap lists, root-relative. */
async function publicPaths(): Promise<string[]> {
  const locations = async (url: string) => {
    const xml = await (await fetch(url)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  };
  const parts = await locations(`${site.url}/sitemap.xml`);
  const urls = (await Promise.all(parts.map(locations))).flat();
  return urls.filter((url) => !url.includes('/photos/')).map((url) => url.slice(site.url.length));
}

function checkHead(page: ReadPage, path: string, canonical = path): void {
  const one = (name: string) => {
    const values = page.meta(name);
    expect(values, `${path} ${name}`).toHaveLength(1);
    expect(values[0], `${path} ${name}`).not.toBe('');
    return values[0] ?? '';
  };
  expect(page.lang, path).toBe('en');
  expect(page.headings, path).toHaveLength(1);
  expect(page.headings[0]?.trim(), path).not.toBe('');
  expect(page.title, path).not.toBe('');
  expect(page.links('canonical').map(({ href }) => href)).toEqual([site.url + canonical]);
  for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:site_name']) {
    one(name);
  }
  expect(one('og:url')).toBe(site.url + canonical);
  expect(one('og:image')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
  expect([one('og:image:width'), one('og:image:height')]).toEqual(['1200', '630']);
  expect(one('twitter:card')).toBe('summary_large_image');
  expect(one('twitter:image')).toBe(one('og:image'));
}

function jsonLdErrors(page: ReadPage, path: string): string[] {
  return page.jsonLd.flatMap((text) => {
    expect(text, path).not.toContain('<');
    const node = JSON.parse(text);
    if (node['@type'] === 'Recipe') return recipeErrors(node, site.url + path);
    if (node['@type'] === 'ItemList') return itemListErrors(node, site.url);
    if (node['@type'] === 'BreadcrumbList') return breadcrumbErrors(node);
    return node['@type'] === 'WebSite' ? webSiteErrors(node) : [];
  });
}

/** What schema.org carries of a recipe, diets in any order. */
function importedFields(
  recipe: Partial<Omit<RecipeDetailReply, 'category'>> & { category?: string },
) {
  const { name, description, ingredientList, stepList, servings, category } = recipe;
  const { prepMinutes, cookMinutes, diet = [] } = recipe;
  const times = { prepMinutes, cookMinutes };
  return {
    name,
    description,
    ingredientList,
    stepList,
    servings,
    category,
    ...times,
    diet: [...diet].sort(),
  };
}

const typesOf = (page: ReadPage) => page.jsonLd.map((text) => JSON.parse(text)['@type']);
/** A page tells cuisines of the world: 'Other' is none. */
const told = (category: string) => (category === cuisineId('Other') ? undefined : category);
const tidy = (text: string) => text.replace(/\s+/g, ' ');

describe('every page that the sitemap lists', () => {
  test('is whole without script: one h1, canonical, card, and data by the rules', async () => {
    const paths = await publicPaths();
    expect(paths.filter((path) => path.startsWith('/recipe/'))).toHaveLength(foods.length);
    expect(paths.length).toBeGreaterThan(foods.length + 9);
    for (const path of paths) {
      const page = await see(path);
      checkHead(page, path);
      expect(page.meta('robots'), path).toEqual(['max-image-preview:large']);
      expect(page.meta('og:locale'), path).toEqual(['en_GB']);
      expect(jsonLdErrors(page, path), path).toEqual([]);
      expect(page.links('alternate').some(({ type }) => type === 'application/atom+xml')).toBe(
        true,
      );
    }
  });

  test('says in its data what kind of page it is', async () => {
    const cook = '/cook/ana';
    const kinds = { '/': 'WebSite', '/explore': 'ItemList', '/recipe-category/Thai': 'ItemList' };
    for (const [path, kind] of Object.entries({ ...kinds, [cook]: 'ProfilePage' })) {
      expect(typesOf(await see(path)), path).toContain(kind);
    }
    expect(typesOf(await see('/contact'))).toEqual(['BreadcrumbList']);
    expect(typesOf(await see('/recipe/mapo-tofu'))).toEqual(['Recipe', 'BreadcrumbList']);
  });
});

describe('a recipe page', () => {
  test('shows every line and heading of the recipe as text, and an anchor for each step', async () => {
    for (const { slug } of foods) {
      const food = await foodOf(slug);
      const page = await see(`/recipe/${slug}`);
      const text = tidy(page.text);
      expect(page.headings).toEqual([food.name]);
      expect(page.title).toContain(food.name);
      const shown = [food.name, food.description, ...food.ingredientList, ...food.stepList];
      for (const line of shown) {
        const told = isMarkedHeading(line) ? headingName(line) : line;
        expect(text, slug).toContain(tidy(told));
      }
      const steps = stepSections(food.stepList).flatMap(({ lines }) => lines);
      for (const { number } of steps) expect(page.ids.has(`step-${number}`), slug).toBe(true);
      const node = JSON.parse(page.jsonLd[0] ?? '');
      expect(node.name).toBe(food.name);
      expect(node.recipeIngredient).toEqual(withoutHeadings(food.ingredientList, 'en-GB'));
    }
  });

  test('is the same when it is read again, as the site has kept it', async () => {
    const [slug, path] = ['mapo-tofu', '/recipe/mapo-tofu'];
    const [first, food] = [await open(path), await foodOf(slug)];
    const [again, foodAgain] = [await fetchPage(path), await fetchFood(slug)];
    expect(first.status).toBe(200);
    expect([again.status, again.html]).toEqual([200, first.html]);
    expect(food.slug).toBe(slug);
    expect(foodAgain).toEqual(food);
  });

  test('handed to the importer as bytes yields the same recipe, for all 120', async () => {
    const own = foods.filter(({ name }) => !awkward.some((each) => each.name === name));
    expect(own).toHaveLength(starterRecipes);
    for (const { slug } of own) {
      const food = await foodOf(slug);
      const { html } = await open(`/recipe/${slug}`);
      const found = readPageRecipe(html);
      expect(found && importedFields(fitDraft(found.found).recipe), slug).toEqual(
        importedFields({ ...food, category: told(food.category._id) }),
      );
    }
  });

  test('keeps names with markup, quotes, emoji and right-to-left text whole', async () => {
    expect(awkward.length).toBeGreaterThan(5);
    for (const { slug, name } of awkward) {
      const page = await see(`/recipe/${slug}`);
      expect(page.headings).toEqual([name]);
      expect(page.meta('og:title')).toEqual([name]);
      expect(JSON.parse(page.jsonLd[0] ?? '').name).toBe(name);
    }
  });

  test('names its dates and other forms, and each of them can be had', async () => {
    const page = await see('/recipe/mapo-tofu');
    expect(page.meta('article:published_time')[0]).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(page.meta('article:modified_time')[0]).toMatch(/^\d{4}-\d\d-\d\dT/);
    const forms = page.links('alternate').map(({ type }) => type);
    for (const type of [
      'application/ld+json',
      'text/markdown',
      'text/plain',
      'application/json+oembed',
    ]) {
      expect(forms).toContain(type);
    }
    for (const { href = '' } of page.links('alternate')) {
      expect((await fetch(new URL(href, site.url))).status, href).toBe(200);
    }
  });

  test('has a card picture of 1200x630, and so have the other pages', async () => {
    for (const path of ['/recipe/mapo-tofu', '/', `/recipe/${awkward[3]?.slug}`]) {
      const [address = ''] = (await see(path)).meta('og:image');
      const reply = await fetch(address);
      const { width, height, format } = await sharp(await reply.bytes()).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    }
  });

  test('can be printed from a view whose canonical address is the page', async () => {
    const page = await see('/recipe/mapo-tofu/print');
    checkHead(page, '/recipe/mapo-tofu/print', '/recipe/mapo-tofu');
    await see('/recipe/none/print', 404);
  });
});

describe('pages of lists', () => {
  test('have an address, neighbours and data of their own', async () => {
    const second = await see('/explore?page=2');
    checkHead(second, '/explore?page=2');
    expect(second.links('prev')[0]?.href).toBe('/explore');
    expect(second.links('next')[0]?.href).toBe('/explore?page=3');
    expect(jsonLdErrors(second, '/explore?page=2')).toEqual([]);
    checkHead(await see('/explore?page=1'), '/explore?page=1', '/explore');
    await see('/explore?page=9', 404);
  });

  test('of a filter are the page of the cuisine to search engines', async () => {
    const page = await see('/explore?category=Thai');
    checkHead(page, '/explore?category=Thai', '/recipe-category/Thai');
  });
});

describe('pages in two languages', () => {
  /** The addresses that the head gives a page in each language, and its own. */
  const alternatesOf = async (path: string) => {
    const page = await see(path);
    const pathOf = ({ href = '' }) => new URL(href).pathname;
    const links = page.links('alternate').filter(({ hreflang }) => hreflang);
    return Object.fromEntries([
      ...links.map((link) => [link.hreflang, pathOf(link)]),
      ...page.links('canonical').map((link) => ['canonical', pathOf(link)]),
    ]);
  };

  test.each([
    ['/', '/'],
    ['/explore?page=2', '/explore'],
    ['/recipe/shakshuka', '/recipe/shakshuka'],
    ['/contact', '/contact'],
  ])('%s and its German page name each other', async (path, canonical) => {
    const german = canonical === '/' ? '/de' : `/de${canonical}`;
    const alternates = { en: canonical, de: german, 'x-default': canonical };
    expect(await alternatesOf(path)).toEqual({ ...alternates, canonical });
    const there = await alternatesOf(`/de${path}`);
    expect(there).toEqual({ ...alternates, canonical: german });
  });

  test('of nobody else have no alternates', async () => {
    expect(await alternatesOf('/de/login')).toEqual({ canonical: '/de/login' });
  });

  test('have no prefix in the first language, and a prefix of none is an unknown address', async () => {
    const answered = async (path: string) => {
      const reply = await fetch(site.url + path, { redirect: 'manual' });
      return [reply.status, reply.headers.get('location')];
    };
    expect(await answered('/en/explore?page=2')).toEqual([301, '/explore?page=2']);
    expect(await answered('/fr/explore')).toEqual([404, null]);
    const tidied = await answered('/de/recipe-category/thai');
    expect(tidied).toEqual([expect.any(Number), '/de/recipe-category/Thai']);
  });
});

describe("a person's own pages", () => {
  const own = [
    '/myrecipe',
    '/savedrecipe',
    '/account',
    '/following',
    '/notifications',
    '/addrecipe',
    '/login',
    '/register',
    '/forgot-password',
    '/new-password',
    '/verify-email',
    '/unsubscribe',
  ];
  test('are kept out of search engines', async () => {
    for (const path of [...own, '/update-recipe/mapo-tofu']) {
      const page = await see(path);
      checkHead(page, path);
      expect(page.meta('robots'), path).toEqual(['noindex']);
      expect(page.jsonLd, path).toEqual([]);
    }
    const results = await see('/search?keyword=tofu');
    expect(results.meta('robots')).toEqual(['noindex, follow']);
    for (const path of [
      '/nowhere',
      '/login/openid',
      '/recipe/none',
      `/cook/${'0'.repeat(24)}`,
      '/cook/x',
    ]) {
      const page = await see(path, 404);
      expect([page.meta('robots'), page.links('canonical'), page.headings.length]).toEqual([
        ['noindex'],
        [],
        1,
      ]);
    }
  });
});

test("a cook's page names the cook and counts the recipes, and never tells an e-mail address", async () => {
  const path = '/cook/ana';
  const reply = await fetch(site.url + path);
  const html = await reply.text();
  const page = readHtml(html);
  expect(page.headings).toEqual(['Recipes by Ana']);
  expect(page.text).toContain(`Recipes: ${awkward.length}`);
  expect(html).not.toContain(person.user.email);
  const feeds = page.links('alternate').filter(({ type }) => type === 'application/atom+xml');
  expect(feeds[0]?.href).toBe(`/cook/${person.user._id}/feed.xml`);
  for (const key of [person.user._id, 'Ana']) {
    const led = await fetch(`${site.url}/cook/${key}?page=1`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([301, `${path}?page=1`]);
  }
  const recipe = await (await fetch(`${site.url}/recipe/${awkward[2]?.slug}`)).text();
  expect(recipe).toContain(`href="${path}"`);
});
