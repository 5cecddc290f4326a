import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { timeOf } from '#test/support/growth.ts';
import { charsetIn, readContentType } from './content-type.ts';
import { createGuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

/** The web: a server that plays every public site. The canary: what must never be connected to. */
let web: Server;
let canary: Server;
let answer: RequestListener;
let connections = 0;
const asked: { host: string; headers: Record<string, unknown> }[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  web = createServer((request, response) => {
    asked.push({ host: request.headers.host ?? '', headers: request.headers });
    answer(request, response);
  });
  canary = createServer((_request, response) => response.end('secret'));
  canary.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => canary.listen(0, '::', done));
});
afterAll(() => {
  for (const server of [web, canary]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  connections = 0;
  asked.length = 0;
  answer = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<h1>Dal</h1>');
  };
});

/** Names stand for the web server, unless a test says otherwise; ports are not what protects here. */
function fetcher(options: Partial<GuardedFetchOptions> = {}) {
  return createGuardedFetch({
    userAgent: 'PotluckTest/1.0',
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address, port) =>
      (address === '127.0.0.1' && port === portOf(web)) || isPublicAddress(address),
    isPort: () => true,
    timeoutMs: 5_000,
    nameMs: 5,
    ...options,
  });
}
const site = (path = '/') => `http://recipes.example:${portOf(web)}${path}`;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error) => error.code ?? error,
  );

describe('a public page', () => {
  test('is fetched under its name, as ourselves, without cookies', async () => {
    const page = await fetcher()(site('/dal#steps'));
    expect(page).toEqual({ url: site('/dal'), html: '<h1>Dal</h1>' });
    expect(asked[0]).toMatchObject({
      host: `recipes.example:${portOf(web)}`,
      headers: { 'user-agent': 'PotluckTest/1.0', connection: 'close' },
    });
    expect(asked[0]?.headers).not.toHaveProperty('cookie');
  });

  test('is read through gzip and brotli, and in the character set it names', async () => {
    const page = '<meta charset="iso-8859-1">Cr\xe8me';
    for (const [encoding, compress] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
    ] as const) {
      answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding });
        response.end(compress(Buffer.from(page, 'latin1')));
      };
      expect((await fetcher()(site())).html).toContain('Crème');
    }
  });

  test('that names no character set is read in UTF-8, or as browsers read what is none', async () => {
    for (const bytes of [Buffer.from('Crème'), Buffer.from('Cr\xe8me', 'latin1')]) {
      answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(bytes);
      };
      expect((await fetcher()(site())).html).toBe('Crème');
    }
  });

  test('is found behind redirects, five at the most, and each without cookies', async () => {
    answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0)
        response.writeHead(302, { location: `/${left - 1}`, 'set-cookie': 'a=b' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('there');
    };
    expect(await fetcher()(site('/5'))).toEqual({ url: site('/0'), html: 'there' });
    expect(asked.every(({ headers }) => headers.cookie === undefined)).toBe(true);
    expect(await refusal(fetcher()(site('/6')))).toBe('link_unreachable');
  });

  test('may have 8 MB, and not one byte more', async () => {
    let size = 8_000_000;
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(size, 'a'));
    };
    expect((await fetcher()(site())).html).toHaveLength(size);
    size += 1;
    expect(await refusal(fetcher()(site()))).toBe('link_too_large');
  });

  test('is fetched from the next address of its name where one does not answer', async () => {
    const resolve = async () => ['127.0.0.2', '::1', '127.0.0.1'];
    const fetchPage = fetcher({ resolve, isAllowed: () => true });
    expect((await fetchPage(site())).html).toBe('<h1>Dal</h1>');
  });

  test('that is JSON-LD is read as such', async () => {
    answer = (_request, response) => {
      response.setHeader('content-type', 'application/ld+json');
      response.end('{"name":"</script>"}');
    };
    const { html } = await fetcher()(site());
    expect(html).toBe('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
  });
});

/** Ways to write an address that is not for strangers. */
const forbidden = () => {
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '127.0.0.1.',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.5.4',
    '100.64.0.1',
    '169.254.169.254',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
    '[::127.0.0.1]',
    '１２７.0.0.1',
    '127。0。0。1',
    '%31%32%37.0.0.1',
  ];
  return hosts.map((host) => `http://${host}:${portOf(canary)}/`);
};

describe('what is not the public web is refused, and never connected to', () => {
  test('addresses in every way to write them', async () => {
    for (const url of forbidden())
      expect(await refusal(fetcher()(url)), url).toBe('link_not_allowed');
    expect(connections).toBe(0);
  });

  test('the same behind a redirect', async () => {
    for (const location of forbidden().map((url) => encodeURI(url))) {
      answer = (_request, response) => response.writeHead(302, { location }).end();
      expect(await refusal(fetcher()(site())), location).toBe('link_not_allowed');
    }
    expect(connections).toBe(0);
  });

  test('names that stand for such an address, alone or among others', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['::1'],
      ['8.8.8.8', '10.0.0.1'],
      ['::ffff:127.0.0.1'],
    ]) {
      const fetchPage = fetcher({ resolve: async () => addresses, isAllowed: isPublicAddress });
      const url = `http://inside.example:${portOf(canary)}/`;
      expect(await refusal(fetchPage(url)), addresses[0]).toBe('link_unreachable');
    }
    expect(connections).toBe(0);
  });

  test('a name inside and a name that nobody has are told apart by nothing', async () => {
    const inside = async () => ['10.0.0.7'];
    const nowhere = async () => {
      throw new Error('ENOTFOUND');
    };
    for (const resolve of [inside, nowhere]) {
      const started = performance.now();
      const refused = await fetcher({ resolve, nameMs: 200 })('http://wiki.cooks.org/').catch(
        (error) => error,
      );
      expect(performance.now() - started).toBeGreaterThanOrEqual(195);
      expect({ ...refused }).toEqual({ ...new Refusal('link_unreachable') });
    }
    expect(connections).toBe(0);
  });

  test('names that can only be inside are not even looked up', async () => {
    let lookedUp = 0;
    const resolve = async () => {
      lookedUp += 1;
      return ['8.8.8.8'];
    };
    const hosts = ['localhost', 'LOCALHOST.', 'db', 'wiki.corp', 'nas.local', 'a.home.arpa'];
    for (const host of [...hosts, 'metadata.google.internal', 'x.localhost', 'printer.lan.']) {
      const reason = await refusal(fetcher({ resolve })(`http://${host}/`));
      expect(reason, host).toBe('link_not_allowed');
    }
    expect(lookedUp).toBe(0);
  });

  test('a name that stands for another address the next moment', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['::1']];
    let resolved = 0;
    const fetchPage = fetcher({ resolve: async () => answers[resolved++] ?? ['::1'] });
    expect((await fetchPage(site())).html).toBe('<h1>Dal</h1>');
    expect(resolved).toBe(1);
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
    expect(await refusal(fetchPage(site()))).toBe('link_unreachable');
    expect([asked.length, connections]).toEqual([1, 0]);
  });

  test('other ports, schemes, user names and nonsense', async () => {
    const own = createGuardedFetch({ userAgent: 'x', resolve: async () => ['8.8.8.8'] });
    const urls = [
      'http://recipes.example:8080/',
      'https://recipes.example:22/',
      'ftp://recipes.example/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://user:pass@recipes.example/',
      'http://a b/',
      'http://',
      '',
    ];
    for (const url of urls) expect(await refusal(own(url)), url).toBe('link_not_allowed');
  });

  test('names that nobody has', async () => {
    const nowhere = async () => {
      throw new Error('ENOTFOUND');
    };
    expect(await refusal(fetcher({ resolve: nowhere })(site()))).toBe('link_unreachable');
    expect(await refusal(fetcher({ resolve: async () => [] })(site()))).toBe('link_unreachable');
  });
});

describe('what takes too much is given up', () => {
  const head = { 'content-type': 'text/html' };

  test('a body that drips, a server that says nothing, a name that never resolves', async () => {
    const drip: RequestListener = (_request, response) => {
      response.writeHead(200, head);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    };
    for (const behaviour of [drip, () => undefined] as RequestListener[]) {
      answer = behaviour;
      expect(await refusal(fetcher({ timeoutMs: 300 })(site()))).toBe('link_too_slow');
    }
    const never = () => new Promise<never>(() => undefined);
    expect(await refusal(fetcher({ timeoutMs: 200, resolve: never })(site()))).toBe(
      'link_too_slow',
    );
  });

  test('names that never resolve hold up nobody else', async () => {
    const { promise: silence, resolve: tell } = Promise.withResolvers<string[]>();
    const resolve = async (name: string) => (name === 'silent.example' ? silence : ['127.0.0.1']);
    const fetchPage = fetcher({ resolve, timeoutMs: 30_000 });
    const slow = Array.from({ length: 16 }, () => refusal(fetchPage('http://silent.example/')));
    expect((await fetchPage(site())).html).toBe('<h1>Dal</h1>');
    tell([]);
    expect(await Promise.all(slow)).toEqual(Array(16).fill('link_unreachable'));
  });

  test('redirects do not extend the time', async () => {
    answer = (_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/on' }).end(), 150);
    };
    expect(await refusal(fetcher({ timeoutMs: 400 })(site()))).toBe('link_too_slow');
  });

  test('two gigabytes, told or not, of which next to nothing is taken', async () => {
    const block = Buffer.alloc(64 * 1024, 'a');
    const total = 2 * 1024 ** 3;
    for (const told of [true, false]) {
      let sent = 0;
      const closed = Promise.withResolvers<void>();
      answer = (_request, response) => {
        response.writeHead(200, told ? { ...head, 'content-length': total } : head);
        const send = () => {
          while (sent < total && !response.destroyed) {
            sent += block.length;
            if (!response.write(block)) return void response.once('drain', send);
          }
        };
        response.on('close', closed.resolve);
        send();
      };
      expect(await refusal(fetcher()(site()))).toBe('link_too_large');
      await closed.promise;
      expect(sent).toBeLessThan(64 * 1024 ** 2);
    }
  });

  test('a bomb of gzip or brotli, and gzip inside gzip', async () => {
    const zeros = Buffer.alloc(200 * 1024 ** 2);
    // At its best brotli takes ten seconds, for a bomb that is hardly smaller.
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const bombs: [string, Buffer][] = [
      ['gzip', gzipSync(zeros)],
      ['br', brotliCompressSync(zeros.subarray(0, 50 * 1024 ** 2), quick)],
    ];
    for (const [encoding, bytes] of bombs) {
      expect(bytes.length).toBeLessThan(1_000_000);
      answer = (_request, response) => {
        response.writeHead(200, { ...head, 'content-encoding': encoding }).end(bytes);
      };
      const before = process.memoryUsage().rss;
      expect(await refusal(fetcher()(site())), encoding).toBe('link_too_large');
      expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 ** 2);
    }
    answer = (_request, response) => {
      response.writeHead(200, { ...head, 'content-encoding': 'gzip, gzip' }).end('x');
    };
    expect(await refusal(fetcher()(site()))).toBe('link_not_a_page');
  });
});

describe('what is no page is told apart', () => {
  test('other types, or none', async () => {
    const types = [
      'image/jpeg',
      'application/pdf',
      'application/json',
      'text/plain',
      'text/htmlx',
      '',
    ];
    for (const type of types) {
      answer = (_request, response) => {
        if (type) response.setHeader('content-type', type);
        response.end('x');
      };
      expect(await refusal(fetcher()(site())), type).toBe('link_not_a_page');
    }
  });

  // Read in time that grows with the square of the length, one of these would take a minute.
  test('a type that is said at length is read in no time', () => {
    const long = [
      `text/html;${' '.repeat(120_000)}charset${' '.repeat(120_000)}x`,
      `text/html; ${'charset= '.repeat(30_000)}"`,
      `text/html${' '.repeat(240_000)}x`,
    ];
    for (const [index, type] of long.entries()) {
      const taken = timeOf(() => {
        expect([index, readContentType(type).type === 'text/html']).toEqual([index, index < 2]);
      });
      expect(taken, `type ${index}`).toBeLessThan(2_000);
    }
    const head = `<meta charset${' '.repeat(240_000)}`;
    expect(timeOf(() => expect(charsetIn(head)).toBe(''))).toBeLessThan(2_000);
    expect(readContentType('Text/HTML ; Charset = "ISO-8859-1"; x=y')).toEqual({
      type: 'text/html',
      charset: 'iso-8859-1',
    });
  });

  test('sites that turn programs away, and pages that are not there', async () => {
    const codes = {
      401: 'link_refused',
      403: 'link_refused',
      429: 'link_refused',
      404: 'link_unreachable',
    };
    for (const [status, code] of Object.entries(codes)) {
      answer = (_request, response) => response.writeHead(Number(status)).end();
      expect(await refusal(fetcher()(site())), status).toBe(code);
    }
  });

  test('connections, compressions and redirects that break off', async () => {
    const broken: RequestListener[] = [
      (request) => request.socket.destroy(),
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100 });
        response.write('half');
        setTimeout(() => response.destroy(), 20);
      },
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
        response.end(gzipSync('x'.repeat(5_000)).subarray(0, 20));
      },
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
        response.end('this is not gzip');
      },
      (_request, response) => response.writeHead(301).end(),
      (_request, response) => response.writeHead(200, { 'x-long': 'a'.repeat(100_000) }).end(),
    ];
    for (const [index, behaviour] of broken.entries()) {
      answer = behaviour;
      expect(await refusal(fetcher()(site())), String(index)).toBe('link_unreachable');
    }
  });
});
