import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ApiReply, ApiRequest } from '#contract/client.ts';
import type { AssetManifest, PageSite } from '#contract/page.ts';
import { cuisines } from '#domain/categories/cuisines.ts';
import { render, scriptHashes } from './entry.server.tsx';
import { headScript } from './head-script.ts';

const site: PageSite = {
  brand: 'Potluck',
  publicUrl: 'https://potluck.example',
  keywords: 'recipes',
  author: 'Potluck',
  contact: { endpoint: '/send', serviceId: '', templateId: '', publicKey: '' },
  social: [],
  passkeys: false,
  passwordsHidden: false,
  offline: false,
  language: 'en',
  messages: {},
};

const thai = { _id: cuisines[1].id, name: 'Thai' };

function recipe(name: string, slug: string) {
  return {
    _id: '1'.repeat(24),
    name,
    slug,
    description: 'Sour, sweet and salty',
    userId: '2'.repeat(24),
    ingredients: 'rice',
    steps: 'cook',
    ingredientList: ['200 g rice, washed'],
    stepList: ['Cook the rice.'],
    photo: {
      url: '/photos/a.webp',
      width: 4,
      height: 3,
      color: '#aabbcc',
      sizes: [],
      social: '/s',
    },
    createdAt: '2025-01-02T03:04:05.678Z',
    updatedAt: '2025-02-03T04:05:06.789Z',
    category: thai,
    cook: { _id: '2'.repeat(24), name: 'Ada', handle: 'ada' },
  };
}

type Answers = Record<string, { status?: number; body: object }>;

/** An API that knows these paths alone. */
function open(path: string, answers: Answers, manifest: AssetManifest | null = null) {
  const asked: string[] = [];
  const send = async (request: ApiRequest): Promise<ApiReply> => {
    asked.push(request.url);
    const answer = answers[request.url] ?? {
      status: 404,
      body: { success: false, code: 'not_found' },
    };
    return { status: answer.status ?? 200, headers: {}, body: { success: true, ...answer.body } };
  };
  const page = render({ url: `http://localhost${path}`, send, site, manifest });
  return page.then((rendered) => ({ ...rendered, asked }));
}

function answersFor(food: ReturnType<typeof recipe>, slug = food.slug): Answers {
  return {
    [`/api/v1/food/get-food/${slug}`]: { body: { food } },
    [`/api/v1/food/related-food/${food._id}/${thai._id}`]: { body: { recipe: [] } },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a page from the server', () => {
  test('holds the recipe, its title and its data, and each call was made once', async () => {
    const page = await open('/recipe/pad-thai', answersFor(recipe('Pad Thai', 'pad-thai')));
    expect(page.status).toBe(200);
    expect(page.html).toContain('<title>Pad Thai · Potluck</title>');
    expect(page.html).toContain('href="https://potluck.example/recipe/pad-thai"');
    expect(page.html).toContain('200 g rice, washed');
    expect(page.html).toContain('2025-01-02');
    expect(page.html.indexOf('<title>')).toBeLessThan(page.html.indexOf('</head>'));
    expect(new Set(page.asked).size).toBe(page.asked.length);
  });

  test('lets no recipe end the data block or start a script', async () => {
    const name = '</script><script>alert(1)</script><!-- <div id="app">';
    const page = await open('/recipe/bad', answersFor(recipe(name, 'bad')));
    expect(page.html).not.toContain('<script>alert');
    expect(page.html.match(/<div id="app"/g)).toHaveLength(1);
    const block = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(
      page.html,
    );
    const data = JSON.parse(block?.[1] ?? '');
    expect(data.loaderData['src/web/pages/recipe/recipe-page.tsx'].food.name).toBe(name);
  });

  test('sends a slug from before a rename to the present one', async () => {
    const page = await open('/recipe/old', answersFor(recipe('Pad Thai', 'pad-thai'), 'old'));
    expect(page).toMatchObject({
      status: 301,
      headers: { location: '/recipe/pad-thai' },
      html: '',
    });
  });

  test('leads on with all that was asked for, and refuses what is longer than a reply may be', async () => {
    const to = (query: string) => open(`/en/search?keyword=${query}&avoid=nut`, {});
    expect((await to('tofu')).headers).toEqual({ location: '/search?keyword=tofu&avoid=nut' });
    for (const path of ['/en//evil.example/', '/en/\\evil.example/'])
      expect((await open(path, {})).headers).toEqual({ location: '/evil.example/' });
    expect(await to('t'.repeat(6_000))).toMatchObject({ status: 414, html: 'URI Too Long' });
  });

  test('is a 404 for an unknown path, an unknown category and an unknown recipe', async () => {
    for (const path of ['/nowhere', '/recipe-category/Klingon', '/recipe/none']) {
      const page = await open(path, {});
      expect(page.status).toBe(404);
      expect(page.html).toContain('Oops! Page Not Found');
      expect(page.html).toContain('content="noindex"');
    }
  });

  test('has the header of its own address, whichever was drawn before it', async () => {
    const told = async (path: string) => {
      const { html } = await open(path, {});
      const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
      const current = [...header.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
        ([link]) => /href="([^"]*)"/.exec(link)?.[1],
      );
      const homes = [...header.matchAll(/<a [^>]*href="\/"/g)].length;
      const avoid = /name="avoid" value="([^"]+)"/.exec(header)?.[1];
      const keyword = /type="search"[^>]*value="([^"]+)"/.exec(header)?.[1] ?? '';
      return { current, homes, keyword, ...(avoid ? { avoid } : {}) };
    };
    const plain = { current: [], homes: 3, keyword: '' };
    const contact = { ...plain, current: ['/contact'] };
    const expected = {
      '/?avoid=nuts': { ...plain, homes: 1, avoid: 'nuts' },
      '/contact?%61void=nuts': { ...contact, avoid: 'nuts' },
      '/contact': contact,
      '/': { ...plain, homes: 1 },
      '/nowhere': plain,
      '/contact/us': contact,
      '/contacts': plain,
      '/CONTACT': contact,
      '/search?keyword=tofu': { ...plain, keyword: 'tofu' },
      '/search': plain,
      '/login': plain,
    };
    const paths = Object.keys(expected);
    for (const path of [...paths, ...paths.toReversed()]) {
      expect(await told(path), path).toEqual(expected[path as keyof typeof expected]);
    }
  });

  test('that fails to draw becomes the error page and tells nothing about the reason', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...recipe('Pad Thai', 'pad-thai'), photo: null } as never;
    const page = await open('/recipe/pad-thai', answersFor(broken));
    expect(page.status).toBe(500);
    expect(page.html).toContain('Unexpected Application Error!');
    expect(page.html).not.toContain('TypeError');
    expect(page.html).not.toContain('Cannot read');
    expect(log).toHaveBeenCalled();
  });

  test('whose loader throws becomes the error page and tells nothing about the reason', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const food = { ...recipe('Pad Thai', 'pad-thai'), category: undefined } as never;
    const page = await open('/recipe/pad-thai', {
      '/api/v1/food/get-food/pad-thai': { body: { food } },
    });
    expect(page.status).toBe(500);
    expect(page.html).toContain('Unexpected Application Error!');
    expect(page.html).not.toContain('Cannot read');
    expect(log).toHaveBeenCalled();
  });

  test('stays up with an empty list when a list cannot be read', async () => {
    const page = await open('/explore', {});
    expect(page.status).toBe(200);
    expect(page.html).toContain('No Recipes');
  });

  test('names the style sheet, the entry, and the chunks of its route and its texts', async () => {
    const home = 'src/web/pages/recipe/recipe-page.tsx';
    const manifest: AssetManifest = {
      'style.css': { file: 'assets/style.css' },
      'src/web/entry.client.tsx': { file: 'assets/entry.js', imports: ['_lib.js'], isEntry: true },
      '_lib.js': { file: 'assets/lib.js' },
      [home]: { file: 'assets/recipe.js', imports: ['_card.js', '_lib.js'] },
      '_card.js': { file: 'assets/card.js' },
      '_recipe-en.js': { file: 'assets/said.js', name: 'recipe-en' },
      'src/web/pages/home/home-page.tsx': { file: 'assets/home.js' },
    };
    const food = recipe('Pad Thai', 'pad-thai');
    const { html } = await open('/recipe/pad-thai', answersFor(food), manifest);
    expect(html).toContain('<link rel="stylesheet" href="/assets/style.css">');
    expect(html).toContain('<script type="module" src="/assets/entry.js" ');
    for (const chunk of ['lib', 'recipe', 'card', 'said']) {
      expect(html).toContain(`<link rel="modulepreload" href="/assets/${chunk}.js" `);
    }
    expect(html).not.toContain('/assets/home.js');
  });

  test('carries one inline script, and the policy knows its hash', async () => {
    const page = await open('/contact', {}, {});
    const inline = [...page.html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1]);
    expect(inline).toEqual([headScript]);
    const hash = createHash('sha256').update(headScript).digest('base64');
    expect(scriptHashes).toContain(`'sha256-${hash}'`);
  });
});
