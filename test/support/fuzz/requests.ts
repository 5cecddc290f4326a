import fc, { type Arbitrary } from 'fast-check';
import { callUrl } from '#contract/client.ts';
import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import { fromSchema, hostileText, hostileValue, type Schema, toJson } from './values.ts';

/** A request as it goes out, whatever it is. */
export type FuzzRequest = {
  method: string;
  /** Root-relative, percent-encoded enough to be sent. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
};

/** What the fuzzer knows of the site, so that it gets past the first door. */
export type Known = {
  tokens: string[];
  words: string[];
  /** Ids by the parameter that they fit, those called `id` by the feature of the call. */
  ids: Record<string, string[]>;
  photos: Uint8Array[];
};

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'];
const pages = [
  '/',
  '/explore',
  '/login',
  '/register',
  '/contact',
  '/search',
  '/addrecipe',
  '/account',
  '/following',
  '/notifications',
  '/savedrecipe',
  '/collections',
  '/verify-email',
  '/admin',
  '/setup',
  '/login/openid',
  '/admin/invitations',
  '/what-i-have',
  '/forgot-password',
  '/search?keyword=soup',
  '/recipe-category/thai',
];
const paths = [
  '/recipe/',
  '/recipe-category/',
  '/update-recipe/',
  '/photos/',
  '/assets/',
  '/cook/',
  '/collection/',
  '/de/cook/',
  '/de/recipe/',
];
const files = ['/robots.txt', '/sitemap.xml', '/api/openapi.json', '/api/docs', '/healthz'];

/** What cooks have to do with each other, and each with their own shelf. */
export const tableFeatures = [
  'reviews',
  'posts',
  'questions',
  'follows',
  'collections',
  'notifications',
  'cooks',
  'blocks',
  'mails',
  'home',
  'saved',
  'notes',
];

/** How recipes are found. */
export const foundFeatures = ['search', 'pantry', 'categories', 'home'];

/**
 * Requests to every call of the contract, or to those of some features, and to every other address, most of them wrong
 * somewhere.
 */
export function fuzzRequest(known: Known, features?: readonly string[]): Arbitrary<FuzzRequest> {
  const wanted = Object.values<Call>(calls).filter(
    ({ feature }) => !features || features.includes(feature),
  );
  if (wanted.length === 0) throw new Error(`No call is of ${features?.join(', ')}`);
  // Hashing and drawing take their time by design: where these are called most bodies go wrong before that.
  const toCalls = wanted.map((call) => callRequest(call, known, features ? 1 : 12));
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...toCalls) },
    { weight: 2, arbitrary: pageRequest(known) },
  );
}

const sometimes = <T>(usual: Arbitrary<T>, odd: Arbitrary<T>, odds = 4): Arbitrary<T> =>
  fc.oneof({ weight: odds, arbitrary: usual }, { weight: 1, arbitrary: odd });

const encodable = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Query strings: pairs of anything, and some that are no pairs at all. */
const hostileQuery: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '?', '?&&&', '?=', '?limit', '?limit[]=1', '?limit=1&limit=2', '?a=%ff'),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'limit',
          'cursor',
          'offset',
          'category',
          'x',
          'page',
          'keyword',
          'words',
          'sort',
          'tag',
          'diet',
          'time',
          'have',
          'avoid',
          'staples',
          'add',
          'typed',
        ),
        hostileText,
      ),
    )
    .map((pairs) => `?${pairs.map(([k, v]) => `${k}=${encodable(v)}`).join('&')}`),
);

const tokenHeader = (known: Known, isLogout: boolean): Arbitrary<Record<string, string>> => {
  const odd = ['Bearer', 'Basic YTpi', 'x'.repeat(5_000), 'null', `' or 1=1`];
  const wrong = fc.constantFrom(...odd);
  // A session that logs out would leave the rest of the run at the first door.
  const token = isLogout ? wrong : sometimes(fc.constantFrom(...known.tokens), wrong);
  return sometimes(
    token.map((authorization) => ({ authorization })),
    fc.constant({}),
    3,
  );
};

/** Headers are bytes: what cannot stand in one is left out, as every client does. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '').trim();
const oddHeaders: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'if-none-match',
    'range',
    'origin',
    'x-forwarded-for',
    'host',
    'idempotency-key',
    'cookie',
    'x-http-method-override',
    'content-encoding',
    'forwarded',
  ),
  hostileText.map(headerText),
  { maxKeys: 3, noNullPrototype: true },
);

function callRequest(call: Call, known: Known, wrongs: number): Arbitrary<FuzzRequest> {
  const word = sometimes(fc.constantFrom(...known.words), hostileText, 2);
  const params = paramsOf(call, known, word);
  const query = call.query
    ? fromSchema(call.query as Schema, { words: known.words, word }).map((values) =>
        callUrl({ ...call, path: '' }, {}, values as never),
      )
    : fc.constant('');
  const path = fc
    .tuple(params, sometimes(query, hostileQuery, 3))
    .map(([values, tail]) => callUrl(call, values) + tail);
  return fc
    .record({
      method: sometimes(fc.constant(call.method as string), fc.constantFrom(...methods), 19),
      path,
      auth: tokenHeader(known, call.path.endsWith('/logout')),
      odd: sometimes(fc.constant({}), oddHeaders, 3),
      sent: call.body ? bodyOf(call, known, wrongs) : sometimes(noBody, rawBody, 9),
    })
    .map(({ method, path: url, auth, odd, sent }) => ({
      method,
      path: url,
      headers: { ...odd, ...auth, ...sent.headers },
      body: sent.body,
    }));
}

/** Mostly such as lead somewhere. */
function paramsOf(call: Call, { ids }: Known, word: Arbitrary<string>) {
  const schemas = Object.entries((call.params?.properties ?? {}) as Record<string, Schema>);
  const values = schemas.map(([name, schema]) => {
    const fitting = ids[name === 'id' ? call.feature : name] ?? [];
    if (schema.enum) return [name, sometimes(fc.constantFrom(...(schema.enum as string[])), word)];
    return [name, fitting.length > 0 ? sometimes(fc.constantFrom(...fitting), word, 3) : word];
  });
  return fc.record(Object.fromEntries(values) as Record<string, Arbitrary<string>>, {
    noNullPrototype: true,
  });
}

type Sent = { headers: Record<string, string>; body: Uint8Array | null };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const noBody: Arbitrary<Sent> = fc.constant({ headers: {}, body: null });

const types = [
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=b',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'x',
  '',
];
const rawBody: Arbitrary<Sent> = fc
  .tuple(
    fc.constantFrom(...types),
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(
        ...['{', '[', '"', 'null', '{"a":', '--b', '--b\r\n\r\n', '--b--', '\u0000', '[1,2'].map(
          bytesOf,
        ),
        ...['{"__proto__":{"role":1}}', '{"a":1}'.repeat(50), 'x'.repeat(120_000)].map(bytesOf),
      ),
    ),
  )
  .map(([type, body]): Sent => ({ headers: type ? { 'content-type': type } : {}, body }));

/** A body near what the call takes: as its schema says, with a field or two gone wrong so many times to one, or garbage. */
function bodyOf(call: Call, known: Known, wrongs: number): Arbitrary<Sent> {
  const { schema, kind } = call.body as NonNullable<Call['body']>;
  const names = Object.keys(schema.properties);
  const word = fc.constantFrom(...known.words);
  const good = fromSchema(schema as Schema, { words: known.words, word });
  const wrong = fc.dictionary(
    sometimes(fc.constantFrom('photo', ...names), hostileText),
    hostileValue,
    {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    },
  );
  const fields = fc
    .tuple(good, sometimes(wrong, fc.constant({}), wrongs))
    .map(([a, b]) => ({ ...(a as object), ...b }));
  const json = fields.map((value) => ({
    headers: { 'content-type': 'application/json' },
    body: bytesOf(toJson(value)),
  }));
  const form = fc.tuple(fields, fc.option(fc.constantFrom(...known.photos))).map(encodeForm);
  return fc.oneof(
    { weight: 4, arbitrary: json },
    { weight: kind === 'form' ? 6 : 1, arbitrary: form },
    { weight: 1, arbitrary: rawBody },
  );
}

function encodeForm([fields, photo]: [Record<string, unknown>, Uint8Array | null]): Sent {
  const line = (name: string) => name.toWellFormed().replace(/["\r\n]/g, '%22');
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => {
      const text = typeof one === 'string' ? one : toJson(one);
      return `--b\r\ncontent-disposition: form-data; name="${line(name)}"\r\n\r\n${text}\r\n`;
    }),
  );
  const head = '--b\r\ncontent-disposition: form-data; name="photo"; filename="p.jpg"\r\n\r\n';
  const chunks = [bytesOf(parts.join(''))];
  if (photo) chunks.push(bytesOf(head), photo, bytesOf('\r\n'));
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([...chunks, bytesOf('--b--\r\n')]),
  };
}

function pageRequest(known: Known): Arbitrary<FuzzRequest> {
  const word = sometimes(fc.constantFrom(...known.words), hostileText, 1).map(encodable);
  const path = fc.oneof(
    fc.constantFrom(...pages, ...files),
    fc.tuple(fc.constantFrom(...paths), word).map(([folder, name]) => folder + name),
    fc.webPath().map((any) => `/${any}`),
    fc.constantFrom(
      '/%',
      '/%ff',
      '//evil.example/',
      '/..%2f..%2fpackage.json',
      '/.env',
      '/.git/HEAD',
    ),
  );
  return fc.record({
    method: sometimes(fc.constant('GET'), fc.constantFrom(...methods), 9),
    path: fc.tuple(path, sometimes(fc.constant(''), hostileQuery, 3)).map((both) => both.join('')),
    headers: sometimes(fc.constant({}), oddHeaders, 2),
    body: fc.constant(null),
  });
}
