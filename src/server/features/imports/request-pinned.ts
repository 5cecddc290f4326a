import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { Refusal } from '#server/http/refusal.ts';

/** A URL with the judged address that its host stands for. */
export type Pinned = { url: URL; address: string; port: number };
/** How it is asked for: as whom, and for which types. */
type Asking = { userAgent: string; accept: string };

/**
 * Asks for a URL at exactly that address, without cookies, proxies or a connection that others
 * use; answers when the headers are there. Refuses with link_unreachable when nobody answers.
 */
export function requestPinned(
  { url, address, port }: Pinned,
  { userAgent, accept }: Asking,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent: new Agent({ keepAlive: false }),
      lookup: always(address),
      port,
      signal,
      headers: {
        'user-agent': userAgent,
        accept,
        'accept-encoding': 'gzip, br',
        'accept-language': 'en, *;q=0.5',
        connection: 'close',
      },
    });
    asked.on('response', resolve);
    asked.on('error', () => reject(toRefusal(signal)));
    asked.end();
  });
}

/** What went wrong with a connection is the deadline's reason once that has passed. */
function toRefusal(signal?: AbortSignal): Refusal {
  return signal?.reason instanceof Refusal ? signal.reason : new Refusal('link_unreachable');
}

/** Names are not resolved a second time: a connection that asks for an address gets this one. */
function always(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}
