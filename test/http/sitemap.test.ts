import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, recipeForm, type TestSite } from '#test/support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://recipes.example.org' });
});
afterAll(() => site[Symbol.asyncDispose]());

const origin = 'https://recipes.example.org';
/** What is there before anybody publishes. */
const unwritten = ['/', '/explore', '/contact', ...cuisinePaths()];

function cuisinePaths() {
  const names = ['Indian', 'Thai', 'American', 'Chinese', 'Mexican', 'Other'];
  return names.map((name) => `/recipe-category/${name}`);
}

/** The texts of an XML document's elements of a name. */
function texts(body: string, name: string): string[] {
  const document = parseDocument(body, { xmlMode: true });
  return DomUtils.getElementsByTagName(name, document).map(DomUtils.textContent);
}

/** Every part, as crawlers find them from robots.txt. */
async function crawl(): Promise<string[]> {
  const robots = await site.call('/robots.txt');
  const start = /^Sitemap: (\S+)$/m.exec(robots.body)?.[1] ?? '';
  const index = await site.call(start.replace(origin, ''));
  const parts = [];
  for (const loc of texts(index.body, 'loc')) {
    const part = await site.call(loc.replace(origin, ''));
    expect(part.headers['content-type']).toBe('application/xml; charset=utf-8');
    parts.push(part.body);
  }
  return parts;
}
const paths = (parts: string[]) =>
  parts
    .flatMap((part) => texts(part, 'loc'))
    .map((loc) => loc.replace(origin, ''))
    .sort();

describe('the sitemap', () => {
  test('lists exactly the public set: before and after a publish, a rename and a delete', async () => {
    const pages = paths(await crawl());
    const ofNobody = pages.filter((path) => !/^\/(cook|recipe)\//.test(path));
    expect(ofNobody).toEqual([...unwritten].sort());
    const mia = await site.person('Mia');
    const dal = await site.publish(mia, { name: 'Dal' });
    const soup = await site.publish(mia, { name: 'Soup' });
    const cook = '/cook/mia';
    expect(paths(await crawl())).toEqual([...pages, cook, '/recipe/dal', '/recipe/soup'].sort());
    const form = await recipeForm({ photo: null, name: 'Yellow dal' });
    const call = { method: 'PUT' as const, token: mia.token, form };
    await site.call(`/api/v1/food/update-food/${dal._id}`, call);
    expect(paths(await crawl())).toEqual(
      [...pages, cook, '/recipe/yellow-dal', '/recipe/soup'].sort(),
    );
    for (const { _id } of [dal, soup]) {
      await site.call(`/api/v1/food/delete-food/${_id}`, { method: 'DELETE', token: mia.token });
    }
    expect(paths(await crawl())).toEqual(pages);
  });

  test('says when a recipe changed, and where its picture is', async () => {
    const ana = await site.person('Ana');
    const food = await site.publish(ana, { name: 'Borscht' });
    const entries = (await crawl()).flatMap((body) => body.split('<url>'));
    const part = entries.find((entry) => entry.includes('/recipe/borscht</loc>')) ?? '';
    expect(texts(part, 'lastmod')).toEqual([food.updatedAt]);
    const [image = ''] = texts(part, 'image:loc');
    const picture = await site.call(image.replace(origin, ''));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test('names every page in each language beside it, and in one entry', async () => {
    await site.publish(await site.person('Ana'), { name: 'Ragout' });
    for (const part of await crawl()) {
      const document = parseDocument(part, { xmlMode: true });
      for (const entry of DomUtils.getElementsByTagName('url', document)) {
        const [loc = ''] = DomUtils.getElementsByTagName('loc', entry).map(DomUtils.textContent);
        const links = DomUtils.getElementsByTagName('xhtml:link', entry).map(
          ({ attribs: { rel, hreflang, href } }) => [rel, hreflang, href],
        );
        const german = loc.replace(origin, `${origin}/de`).replace(/\/de\/$/, '/de');
        expect(links).toEqual([
          ['alternate', 'en', loc],
          ['alternate', 'de', german],
          ['alternate', 'x-default', loc],
        ]);
      }
      const [set] = DomUtils.getElementsByTagName('urlset', document);
      expect(set?.attribs['xmlns:xhtml']).toBe('http://www.w3.org/1999/xhtml');
    }
  });

  test('has no part that is not in its index', async () => {
    for (const part of [
      'recipes-2',
      'recipes-0',
      'recipes',
      'pages-1',
      'cooks-9',
      'x-1',
      'recipes-1a',
    ]) {
      expect((await site.call(`/sitemap-${part}.xml`)).statusCode, part).toBe(404);
    }
  });

  test('lets robots everywhere but into searches', async () => {
    const { body, headers } = await site.call('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      `User-agent: *\nDisallow: /search\nDisallow: /de/search\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });
});
