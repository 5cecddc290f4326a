import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import {
  createGuardedFetches,
  type GuardedFetchOptions,
} from '#server/features/imports/guarded-fetch.ts';
import { openSite, photoBlob, TestSite } from '#test/support/site.ts';

const path = '/api/v1/food/import-photo';
/** The web, and what must never be connected to. */
let web: Server;
let canary: Server;
let answer: RequestListener;
let asked: string[] = [];
let connections = 0;
let picture: Buffer;
let site: TestSite;
let reading: TestSite;
let cook: Awaited<ReturnType<TestSite['person']>>;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const at = (name: string) => `http://cooks.example:${portOf(web)}/${name}`;
const send =
  (bytes: Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg', ...headers }).end(bytes);

/** Fetchers for which that one server is the public web. */
const ofWeb = (options: Partial<GuardedFetchOptions> = {}) =>
  createGuardedFetches({
    userAgent: 'PotluckTest/1.0',
    resolve: async () => ['127.0.0.1'],
    isAllowed: (_address, port) => port === portOf(web),
    isPort: () => true,
    nameMs: 5,
    ...options,
  });

async function siteThatReads(of: TestSite, options?: Partial<GuardedFetchOptions>) {
  const app = await buildApp({ ...of.deps, ...ofWeb(options) }, null, process.stderr);
  return new TestSite(app, of.deps, of.folder, () => app.close());
}

beforeAll(async () => {
  web = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  canary = createServer((_request, response) => response.end(picture));
  canary.on('connection', () => {
    connections += 1;
  });
  for (const server of [web, canary])
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  picture = Buffer.from(await (await photoBlob(40, 30)).arrayBuffer());
  site = await openSite();
  reading = await siteThatReads(site);
  cook = await site.person();
});
afterAll(async () => {
  await reading[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
  for (const server of [web, canary]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  answer = send(picture);
  asked = [];
  connections = 0;
});

const ask = (url: string, of = reading, token: string | null = cook.token) =>
  of.call(path, { method: 'POST', ...(token ? { token } : {}), json: { url } });
const codeOf = async (url: string, of = reading) => {
  const { statusCode, data } = await ask(url, of);
  if (data.code) expect(data.message.length).toBeGreaterThan(10);
  return [statusCode, data.code];
};

describe('a picture of another page', () => {
  test('becomes an upload of whoever asks for it, which a recipe can use', async () => {
    const { statusCode, data } = await ask(at('dal.jpg'));
    expect([statusCode, data.success, asked]).toEqual([201, true, ['/dal.jpg']]);
    const { photo } = data;
    expect(photo).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 40 });
    const stranger = await site.person('Stranger');
    expect((await site.call(photo.url, { token: stranger.token })).statusCode).toBe(404);
    const own = await site.call(photo.url, { token: cook.token });
    expect((await sharp(own.rawPayload).metadata()).format).toBe('webp');
    const food = await site.publish(cook, { photo: null, photoIds: photo.id });
    expect(food.photo.url).toBe(photo.url);
  });

  test('is what it is decoded as, whatever its server calls it', async () => {
    answer = send(picture, { 'content-type': 'text/html' });
    expect(await codeOf(at('dal'))).toEqual([201, undefined]);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const text of ['<h1>Dal</h1>', svg, '', 'GIF89a']) {
      answer = send(Buffer.from(text));
      expect(await codeOf(at('dal.jpg')), text).toEqual([422, 'not_a_picture']);
    }
  });

  test('is named by an import with its caption and its step, from the address of the page', async () => {
    const node = {
      '@type': 'Recipe',
      name: 'Dal',
      image: ['/1-300x300.jpg', { url: '2.jpg', caption: 'Ready' }, '1.jpg', 'data:image/png,x'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil.', image: '//a.example/s.jpg' }],
    };
    answer = (_request, response) => {
      response.setHeader('content-type', 'application/ld+json');
      response.end(JSON.stringify(node));
    };
    const { data } = await reading.call('/api/v1/food/import-recipe', {
      method: 'POST',
      token: cook.token,
      json: { url: at('dal') },
    });
    expect(data.photos).toEqual([
      { url: at('1.jpg') },
      { url: at('2.jpg'), caption: 'Ready' },
      { url: 'http://a.example/s.jpg', step: 0 },
    ]);
    expect(asked).toEqual(['/dal']);
  });
});

describe('what is no public picture is refused', () => {
  test('for strangers, before anything is fetched', async () => {
    const reply = await ask(at('dal.jpg'), reading, null);
    expect([reply.statusCode, reply.data.code, asked]).toEqual([401, 'not_signed_in', []]);
  });

  test('inside addresses, on the site as it runs, and behind a redirect', async () => {
    const inside = [`127.0.0.1:${portOf(canary)}`, '169.254.169.254', '[::1]', '10.0.0.1', 'db'];
    for (const host of inside) {
      const url = `http://${host}/dal.jpg`;
      expect(await codeOf(url, site), url).toEqual([422, 'picture_not_allowed']);
      answer = (_request, response) => response.writeHead(302, { location: url }).end();
      expect(await codeOf(at('there')), url).toEqual([422, 'picture_not_allowed']);
    }
    await using judging = await siteThatReads(site, { isAllowed: () => false });
    const named = `http://inside.example:${portOf(canary)}/dal.jpg`;
    expect(await codeOf(named, judging)).toEqual([422, 'picture_unreachable']);
    expect(connections).toBe(0);
  });

  test('one of 30 MB, told or not, and one that swells to it', async () => {
    const block = Buffer.alloc(1_000_000, 'a');
    let sent = 0;
    for (const headers of [{ 'content-length': '30000000' }, {}]) {
      sent = 0;
      answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg', ...headers });
        const more = () => {
          while (!response.destroyed && sent < 30) {
            sent += 1;
            if (!response.write(block)) return response.once('drain', more);
          }
          return response.end();
        };
        more();
      };
      expect(await codeOf(at('large.jpg'))).toEqual([422, 'picture_too_large']);
      expect(sent).toBeLessThan(30);
    }
    answer = send(gzipSync(Buffer.alloc(30_000_000)), { 'content-encoding': 'gzip' });
    expect(await codeOf(at('bomb.jpg'))).toEqual([422, 'picture_too_large']);
  });

  test('one that promises more pixels than it has bytes', async () => {
    const bomb = await sharp(picture).png().toBuffer();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    answer = send(bomb, { 'content-type': 'image/png' });
    expect(await codeOf(at('bomb.png'))).toEqual([422, 'not_a_picture']);
  });

  test('one that does not come to an end, is gone, or is kept from programs', async () => {
    await using hasty = await siteThatReads(site, { timeoutMs: 300 });
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write(picture.subarray(0, 20));
    };
    expect(await codeOf(at('slow.jpg'), hasty)).toEqual([422, 'picture_too_slow']);
    answer = (_request, response) => response.writeHead(404).end();
    expect(await codeOf(at('gone.jpg'))).toEqual([422, 'picture_unreachable']);
    answer = (_request, response) => response.writeHead(403).end();
    expect(await codeOf(at('kept.jpg'))).toEqual([422, 'picture_refused']);
  });
});

describe('the site is no proxy', () => {
  test.each([
    ['as imports are', { LIMIT_IMPORT_PER_ACCOUNT: '2' }],
    ['as uploads are', { LIMIT_UPLOAD_PER_ACCOUNT: '2' }],
  ])('pictures are counted %s', async (_how, limit) => {
    await using limited = await openSite(limit, { fetches: ofWeb() });
    const { token } = await limited.person();
    const codes: unknown[] = [];
    for (let n = 0; n < 3; n += 1) codes.push((await ask(at('1.jpg'), limited, token)).data.code);
    expect(codes).toEqual([undefined, undefined, 'too_many_tries']);
    expect(asked).toHaveLength(2);
  });

  test('a picture that does not come is none of those that a new account uploads in a day', async () => {
    const days = { TRUST_DAYS: '3', LIMIT_UPLOAD_PER_NEW_ACCOUNT: '1' };
    await using young = await openSite(days, { fetches: ofWeb() });
    const { token } = await young.person();
    const of = async (url: string) => (await ask(url, young, token)).data.code;
    answer = (_request, response) => response.writeHead(404).end();
    expect(await of(at('gone.jpg'))).toBe('picture_unreachable');
    answer = send(Buffer.from('no picture'));
    expect(await of(at('text.jpg'))).toBe('not_a_picture');
    answer = send(picture);
    expect([await of(at('1.jpg')), await of(at('2.jpg'))]).toEqual([undefined, 'too_many_tries']);
  });

  /** A web whose pictures come when they are let go. */
  const slowWeb = () => {
    const held: (() => void)[] = [];
    answer = (request, response) => held.push(() => send(picture)(request, response));
    const letGo = () => {
      answer = send(picture);
      for (const release of held) release();
    };
    return { held, letGo };
  };
  const askMany = (n: number, { token }: typeof cook) =>
    Array.from({ length: n }, () => ask(at('1.jpg'), reading, token));

  test('slow hosts that one account names keep nobody else from a picture', async () => {
    const [stranger, other] = [await site.person('Stranger'), await site.person('Other')];
    const { held, letGo } = slowWeb();
    let refusals = 0;
    const theirs = askMany(16, stranger).map(async (asked) => {
      const reply = await asked;
      if (reply.statusCode === 429) refusals += 1;
      return reply;
    });
    await expect.poll(() => [held.length, refusals]).toEqual([3, 13]);
    const mine = ask(at('2.jpg'), reading, other.token);
    await expect.poll(() => held.length).toBe(4);
    letGo();
    expect((await mine).statusCode).toBe(201);
    const codes = (await Promise.all(theirs)).map(({ statusCode, data, headers }) => [
      statusCode,
      data.code,
      headers['retry-after'],
    ]);
    expect(codes.filter(([status]) => status === 201)).toHaveLength(3);
    const refused = codes.filter(([status]) => status !== 201);
    expect(refused).toEqual(Array(13).fill([429, 'too_many_tries', '20']));
    expect((await ask(at('1.jpg'), reading, stranger.token)).statusCode).toBe(201);
  });

  test('only so many are under way at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => site.person()));
    const { held, letGo } = slowWeb();
    const first = people.flatMap((person, n) => askMany(n < 5 ? 3 : 1, person));
    await expect.poll(() => held.length).toBe(16);
    const { statusCode, data } = await ask(at('1.jpg'));
    expect([statusCode, data.code]).toEqual([503, 'unavailable']);
    letGo();
    for (const { statusCode: status } of await Promise.all(first)) expect(status).toBe(201);
    expect(await codeOf(at('1.jpg'))).toEqual([201, undefined]);
  });
});
