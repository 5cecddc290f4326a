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
export type Known = { tokens: string[]; words: string[]; photos: Uint8Array[] };

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'];
const pages = ['/', '/explore', '/login', '/register', '/contact', '/search', '/addrecipe'];
const paths = [
  '/recipe/',
  '/recipe-category/',
  '/update-recipe/',
  '/photos/',
  '/assets/',
  '/cook/',
];
const files = ['/robots.txt', '/sitemap.xml', '/api/openapi.json', '/api/docs', '/healthz'];

/** Requests to every call of the contract and to every other address, most of them wrong somewhere. */
export function fuzzRequest(known: Known): Arbitrary<FuzzRequest> {
  const toCalls = Object.values(calls).map((call) => callRequest(call, known));
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
      fc.tuple(fc.constantFrom('limit', 'cursor', 'offset', 'category', 'x', 'page'), hostileText),
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
    ...['accept', 'accept-encoding', 'if-none-match', 'range', 'origin', 'x-forwarded-for', 'host'],
    ...['idempotency-key', 'cookie', 'x-http-method-override', 'content-encoding', 'forwarded'],
  ),
  hostileText.map(headerText),
  { maxKeys: 3, noNullPrototype: true },
);

function callRequest(call: Call, known: Known): Arbitrary<FuzzRequest> {
  const words = sometimes(fc.constantFrom(...known.words), hostileText, 2);
  const params = fc.record(
    Object.fromEntries(Object.keys(call.params?.properties ?? {}).map((name) => [name, words])),
    { noNullPrototype: true },
  );
  const query = call.query
    ? fromSchema(call.query as Schema, words).map((values) =>
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
      sent: call.body ? bodyOf(call, known) : sometimes(noBody, rawBody, 9),
    })
    .map(({ method, path: url, auth, odd, sent }) => ({
      method,
      path: url,
      headers: { ...odd, ...auth, ...sent.headers },
      body: sent.body,
    }));
}

type Sent = { headers: Record<string, string>; body: Uint8Array | null };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const noBody: Arbitrary<Sent> = fc.constant({ headers: {}, body: null });

const types = [
  ...['application/json', 'application/json; charset=latin1', 'text/plain', 'application/xml'],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=b'],
  ...['application/x-www-form-urlencoded', 'application/octet-stream', 'x', ''],
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

/** A body near what the call takes: as its schema says, with a field or two gone wrong, or garbage. */
function bodyOf(call: Call, known: Known): Arbitrary<Sent> {
  const { schema, kind } = call.body as NonNullable<Call['body']>;
  const names = Object.keys(schema.properties);
  const word = fc.constantFrom(...known.words);
  const good = fromSchema(schema as Schema, word) as Arbitrary<Record<string, unknown>>;
  const wrong = fc.dictionary(
    sometimes(fc.constantFrom('photo', ...names), hostileText),
    hostileValue,
    {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    },
  );
  // Hashing and drawing take their time by design, so most bodies go wrong before that.
  const fields = fc
    .tuple(good, sometimes(wrong, fc.constant({}), 12))
    .map(([a, b]) => ({ ...a, ...b }));
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
