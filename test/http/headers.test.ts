import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import { loadBuiltWeb } from '#server/built-web.ts';
import { dial, exchange } from '#test/support/raw-http.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

let site: TestSite;
let origin: string;
/** One address of every kind of answer the site gives. */
let kinds: Record<string, string>;

beforeAll(async () => {
  site = await openSite({}, { web: await loadBuiltWeb() });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const food = await site.publish(await site.person());
  const page = await (await fetch(`${origin}/`)).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  if (!asset) throw new Error('The home page names no script');
  kinds = {
    'a page': `/recipe/${food.slug}`,
    'the 404 page': '/nowhere',
    'a call': '/api/v1/food/get-food',
    'the health check': '/healthz',
    'a search': '/api/v1/food/search/dal',
    'a refused call': '/api/v1/auth/me',
    'an unknown call': '/api/v1/nothing',
    'an address that is no address': '/%E0%A4%A',
    'a script': asset,
    'a missing script': '/assets/nothing.js',
    'a photo': food.photo.url,
    'a missing photo': '/photos/nothing.webp',
    'the API page': '/api/docs',
    'the API document': '/api/openapi.json',
    'the worker of cook mode': '/cook-worker.js',
  };
});
afterAll(() => site[Symbol.asyncDispose]());

const kindNames = [
  'a page',
  'the 404 page',
  'a call',
  'the health check',
  'a search',
  'a refused call',
  'an unknown call',
  'an address that is no address',
  'a script',
  'a missing script',
  'a photo',
  'a missing photo',
  'the API page',
  'the API document',
  'the worker of cook mode',
];

/** Twice, because the second answer may come from what was kept of the first. */
async function askTwice(kind: string, headers: Record<string, string> = {}): Promise<Headers[]> {
  const url = origin + kinds[kind];
  const replies = [await fetch(url, { headers }), await fetch(url, { headers })];
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  return replies.map((reply) => reply.headers);
}

const directives = (headers: Headers): Map<string, string> =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );

describe.each(kindNames)('%s', (kind) => {
  test('is not sniffed, framed, or told to others in a referrer', async () => {
    for (const headers of await askTwice(kind)) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(directives(headers).get('frame-ancestors')).toBe("'none'");
      expect(directives(headers).get('base-uri')).toBe("'none'");
    }
  });

  test('names its type, sets no cookie and tells nothing about the software', async () => {
    for (const headers of await askTwice(kind)) {
      expect(headers.get('content-type')).toMatch(/^(text|application|image)\//);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('server')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('lets no other origin read it', async () => {
    for (const headers of await askTwice(kind, { origin: 'https://elsewhere.example' })) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('promises no TLS where there is none', async () => {
    const [headers] = await askTwice(kind);
    expect(headers?.get('strict-transport-security')).toBeNull();
  });
});

describe('a page', () => {
  const paths = ['/', '/explore', '/login', '/addrecipe', '/search?keyword=dal', '/nowhere'];

  test.each(paths)('%s runs no script but its own files and the hashed one', async (path) => {
    const reply = await fetch(origin + path);
    const html = await reply.text();
    const policy = directives(reply.headers);
    const scripts = policy.get('script-src')?.split(' ') ?? [];
    expect(scripts.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
    for (const [, attributes = '', body = ''] of html.matchAll(
      /<script([^>]*)>(.*?)<\/script>/gs,
    )) {
      if (/type="application\/(ld\+)?json"/.test(attributes) || body === '') continue;
      const hash = createHash('sha256').update(body).digest('base64');
      expect(scripts, body.slice(0, 80)).toContain(`'sha256-${hash}'`);
    }
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(html).not.toMatch(/<style|<base|javascript:/i);
  });

  test('allows Trusted Types alone, no plugins, and forms to itself', async () => {
    const policy = directives((await fetch(`${origin}/`)).headers);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('cook-worker');
    expect(policy.get('worker-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
  });
});

describe('what is not a page', () => {
  test.each(['a call', 'a refused call', 'a photo', 'an address that is no address'])(
    '%s may load and run nothing when it is opened by itself',
    async (kind) => {
      for (const headers of await askTwice(kind)) {
        expect(directives(headers).get('default-src')).toBe("'none'");
      }
    },
  );

  test('is readable by no other site, photos excepted', async () => {
    const policyOf = async (kind: string) =>
      (await askTwice(kind))[0]?.get('cross-origin-resource-policy');
    expect(await policyOf('a call')).toBe('same-origin');
    expect(await policyOf('a photo')).toBe('cross-origin');
  });

  test('is kept by no cache when it is one person’s or a refusal', async () => {
    const { token } = await site.person();
    const own = await fetch(`${origin}/api/v1/auth/me`, { headers: { authorization: token } });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const [refused] = await askTwice('a refused call');
    expect(refused?.get('cache-control')).toBe('no-store');
  });
});

describe('the worker of cook mode', () => {
  test('is asked for anew each time, reaches its site alone, and is told by HEAD too', async () => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await fetch(`${origin}/cook-worker.js`, { method });
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(directives(reply.headers)).toEqual(
        new Map([
          ['default-src', "'none'"],
          ['connect-src', "'self'"],
          ['base-uri', "'none'"],
          ['form-action', "'none'"],
          ['frame-ancestors', "'none'"],
        ]),
      );
    }
  });

  test('switched off removes itself, and no page may begin one', async () => {
    await using own = await openSite({ OFFLINE: 'off' }, { web: await loadBuiltWeb() });
    const { body } = await own.app.inject('/cook-worker.js');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain("'fetch'");
    const policy = String((await own.app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).toContain("worker-src 'none'");
  });
});

describe('behind TLS', () => {
  test('every answer asks for TLS from now on, those before any route included', async () => {
    await using secure = await openSite(
      { PUBLIC_URL: 'https://potluck.example' },
      { web: await loadBuiltWeb() },
    );
    for (const url of ['/', '/nowhere', '/api/v1/food/get-recent', '/api/v1/auth/me', '/%']) {
      const reply = await secure.app.inject(url);
      expect(reply.headers['strict-transport-security'], url).toMatch(/^max-age=31536000/);
    }
  });
});

describe('configured origins', () => {
  const friend = 'https://friend.example';
  const ask = (own: TestSite, from: string, method = 'GET') =>
    own.app.inject({
      method: method === 'GET' ? 'GET' : 'OPTIONS',
      url: '/api/v1/food/get-recent',
      headers: {
        origin: from,
        ...(method === 'GET' ? {} : { 'access-control-request-method': method }),
      },
    });

  test('may read and write, without cookies; others may not', async () => {
    await using own = await openSite({ CORS_ORIGINS: friend });
    for (const _time of ['made', 'kept']) {
      const theirs = await ask(own, friend);
      expect(theirs.headers['access-control-allow-origin']).toBe(friend);
      expect(theirs.headers['access-control-allow-credentials']).toBeUndefined();
      expect(theirs.headers.vary).toMatch(/origin/i);
      const other = await ask(own, 'https://elsewhere.example');
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
    }
    const headers = { origin: friend };
    const broken = await own.app.inject({ url: '/api/v1/food/search/50%', headers });
    expect(broken.statusCode).toBe(400);
    expect(broken.headers['access-control-allow-origin']).toBe(friend);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const allowed = await ask(own, friend, method);
      expect(allowed.headers['access-control-allow-methods']).toContain(method);
      expect(allowed.headers['access-control-allow-headers']).toContain('authorization');
      const refused = await ask(own, 'https://friend.example.evil.example', method);
      expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('may send and read every header that a call declares', async () => {
    await using own = await openSite({ CORS_ORIGINS: friend });
    const declared: Call[] = Object.values(calls);
    const preflight = await ask(own, friend, 'PUT');
    const allowed = String(preflight.headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(
        declared.flatMap((call) => Object.keys(call.headers?.properties ?? {})),
      ),
    );
    const read = await ask(own, friend);
    const exposed = String(read.headers['access-control-expose-headers']).split(', ');
    expect(exposed).toContain('x-understood');
    expect(exposed).toEqual(
      expect.arrayContaining(declared.flatMap(({ replyHeaders = [] }) => replyHeaders)),
    );
  });

  test('without the setting are none: a preflight is refused', async () => {
    const reply = await ask(site, friend, 'PUT');
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.headers['access-control-allow-methods']).toBeUndefined();
  });
});

describe('an address', () => {
  test.each(['//evil.example/', '/\\evil.example/', 'http://evil.example/recipe/x'])(
    '%s names a path of this site, never another host',
    async (target) => {
      const reply = await exchange(origin, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
      expect(reply.status).toBe(404);
      expect(reply.body).not.toMatch(/(href|content)="(https?:)?\/\/evil\.example/);
    },
  );

  test.each(['/en//evil.example/', '/en/\\evil.example/', '/en///evil.example'])(
    '%s leads to a path of this site, never to another host',
    async (target) => {
      const reply = await exchange(origin, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
      expect(reply.head).not.toMatch(/location: *(?:[a-z]+:)?[/\\]{2}/i);
    },
  );

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('asked for with %s is refused and hung up on', async (_what, bytes, status) => {
    const reply = await exchange(origin, bytes);
    expect(reply.status).toBe(status);
    expect(reply.head).toMatch(/connection: close/i);
  });

  test('a HEAD that is refused is answered without a body', async () => {
    const socket = await dial(origin);
    socket.write(`HEAD /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const reply = Buffer.concat(await socket.toArray()).toString('latin1');
    expect(reply).toMatch(/^HTTP\/1\.1 431 /);
    expect(reply).toMatch(/\r\n\r\n$/);
  });
});
