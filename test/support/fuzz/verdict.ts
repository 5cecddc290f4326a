import type { FuzzRequest } from './requests.ts';

export type FuzzReply = { status: number; headers: Record<string, unknown>; body: string };

/** A text that is told to some alone, who are known by their tokens. */
export type Secret = { text: string; readers: readonly string[] };

/** What no stranger may ever read: hashes, other people's words, the insides of the program. */
const insides = /\$argon2|password_hash|token_hash|SQLITE_|node_modules|\/src\/(server|storage)\//;

/**
 * What is wrong with a reply, or null. A text that the request itself carries proves nothing when it comes back.
 */
export function faultIn(
  request: FuzzRequest,
  reply: FuzzReply,
  secrets: readonly Secret[],
): string | null {
  const { status, headers, body } = reply;
  // A site that is held up for two seconds is not ready, and says so.
  const isLate = status === 503 && request.path.startsWith('/readyz');
  if ((status >= 500 && !isLate) || status < 200) return `status ${status}`;
  const isHead = request.method === 'HEAD' || status === 204 || status === 304;
  if (!isHead && status >= 400 && !/json|html/.test(String(headers['content-type'] ?? ''))) {
    return `a refusal as ${headers['content-type']}`;
  }
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  const asked = sentText(request);
  const asker = request.headers.authorization ?? '';
  const leaked = secrets.find(
    ({ text, readers }) => body.includes(text) && !asked.includes(text) && !readers.includes(asker),
  );
  if (leaked) return `another person's ${leaked.text}`;
  const inside = insides.exec(body)?.[0];
  if (inside && !asked.includes(inside)) return `the insides: ${inside}`;
  return null;
}

function sentText({ path, headers, body }: FuzzRequest): string {
  const sent = body ? Buffer.from(body).toString('utf8') : '';
  return [path, JSON.stringify(headers), sent].join('\n');
}

/** A request on one line, so that it can be sent again by hand. */
export function describeRequest({ method, path, headers, body }: FuzzRequest): string {
  const sent = body ? Buffer.from(body).toString('latin1').slice(0, 400) : '';
  return `${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(sent)}`;
}
