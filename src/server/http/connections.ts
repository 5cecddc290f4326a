import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Text } from '#messages/format.ts';

const second = 1000;

/** How long anyone may keep a connection busy, in milliseconds; one slow visitor never holds up the others. */
export const connectionTimeouts = {
  /**
   * A connection on which nothing moves in either direction ends, as when a visitor asks for a long
   * list and does not read it. Longer than any reply is worked on; what waits for its turn has time of its own.
   */
  connectionTimeout: 120 * second,
  /** A whole request, its body included: a photo of 1 MB gets here at 9 kB/s, a drip does not. */
  requestTimeout: 120 * second,
  /** Longer than the 60 s that proxies keep theirs open, or they would meet a closed door. */
  keepAliveTimeout: 65 * second,
  // No limit of requests on a connection: it would only make honest visitors connect again.
  maxRequestsPerSocket: 0,
  http: {
    /** Request line and headers fit one packet or a few; a connection that never speaks ends here too. */
    headersTimeout: 15 * second,
    /** How often the two limits above are looked at; Node's own 30 s would let them slip by that much. */
    connectionsCheckingInterval: 5 * second,
  },
};

/** Those whose request waits unread for its turn, or came after it: its time is another one. */
const withOwnTime = new WeakSet<Socket>();

/**
 * Has a request wait so long for its turn without being ended. Once its time begins a silent connection ends as usual, but the
 * one that asked for this sees to it that a request comes to its end, until it says that this one has.
 */
export function giveOwnTime(socket: Socket, waitMs: number) {
  withOwnTime.add(socket);
  // A call without a connection has nothing that would end.
  socket.setTimeout?.(waitMs);
  return {
    begin: () => void socket.setTimeout?.(connectionTimeouts.connectionTimeout),
    end: () => void withOwnTime.delete(socket),
  };
}

/**
 * Has every connection know whose it is until its last request is worked on: one that has ended tells no address, unless it
 * was asked before, and who goes away while their request waits for its turn would be counted as nobody.
 */
export function knowAddresses(server: Server): void {
  server.on('connection', (socket: Socket) => void socket.remoteAddress);
}

/**
 * The address asked for as a path of this site: `//evil.example/` and `http://evil.example/`
 * would otherwise name another host to code that builds an absolute address from it.
 */
export function toOwnPath(request: Pick<IncomingMessage, 'url'>): string {
  return (request.url ?? '/').replace(/^(?:https?:\/\/[^/?#\\]*)?[/\\]*/i, '/');
}

const statuses: Record<string, 408 | 431> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is not HTTP, too long or too slow with a refusal in the shape of all the others, and hangs up. */
export function refuseBrokenRequests(text: Text) {
  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && withOwnTime.has(socket)) return;
    if (socket.writable && error.code !== 'ECONNRESET') {
      const [head, body] = refusal(statuses[error.code ?? ''] ?? 400, text);
      // A reply to HEAD ends with its head: what followed would be taken for the next reply.
      socket.write(isHead(error.rawPacket) ? head : head + body);
    }
    socket.destroy();
  };
}

/**
 * Refuses, and says that it did, what a proxy before this server may read in another way: two
 * Host headers, and chunks in HTTP/1.0, which has none.
 */
export function refuseAmbiguous(text: Text, headers: Record<string, string>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isAmbiguous(request)) return false;
    const body = badRequest(text);
    const own = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    response.writeHead(400, { ...headers, ...own }).end(body);
    return true;
  };
}

function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) return true;
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function badRequest(text: Text): string {
  return JSON.stringify({
    success: false,
    message: text('error.bad_request'),
    code: 'bad_request',
  });
}

/** Whether the bytes that could not be read begin a HEAD request. */
function isHead(packet: unknown): boolean {
  return Buffer.isBuffer(packet) && packet.toString('latin1', 0, 5) === 'HEAD ';
}

function refusal(status: 400 | 408 | 431, text: Text): [head: string, body: string] {
  const body = badRequest(text);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    '\r\n',
  ].join('\r\n');
  return [head, body];
}
