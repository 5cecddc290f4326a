import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { Refusal } from '#server/http/refusal.ts';

/** A URL with the judged addresses that its host stands for, one at least. */
export type Pinned = { url: URL; addresses: string[]; port: number };
/** This machine may have a way to some of the addresses only; one far away takes longer than the quarter of a second that is usual. */
const oneAfterTheOther = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2_500 };

/** How it is asked for: as whom, and for which types. */
type Asking = { userAgent: string; accept: string };

/**
 * Asks for a URL at exactly those addresses, the next one where one does not answer, without cookies, proxies or a connection
 * that others use; answers when the headers are there. Refuses with link_unreachable when nobody answers.
 */
export function requestPinned(
  { url, addresses, port }: Pinned,
  { userAgent, accept }: Asking,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent: new Agent({ keepAlive: false, ...oneAfterTheOther }),
      lookup: always(addresses),
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

/** Names are not resolved a second time: a connection that asks for addresses gets these. */
function always(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, _options, done) => done(null, all);
}
