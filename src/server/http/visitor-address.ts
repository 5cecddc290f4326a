import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../settings/config.ts';

type Trusted = Config['trustProxy'];

/** Which proxies the framework believes. A number of hops trusts that many proxies, counted from this server outwards. */
export function toTrust(trusted: Trusted): FastifyServerOptions['trustProxy'] {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** Addresses between commas, with nothing odd about them. */
const plainChain = /^[\w.:[\]%-]+(?:,[ \t]*[\w.:[\]%-]+)*$/;

/**
 * Tells the address of a visitor as the framework would, before it has seen the request; null where that takes more than
 * to count hops.
 */
export function createAddressOf(trusted: Trusted): (request: IncomingMessage) => string | null {
  return ({ headers, socket }) => {
    const direct = socket.remoteAddress ?? null;
    if (trusted === false || direct === null) return direct;
    if (typeof trusted !== 'number') return null;
    const chain = headers['x-forwarded-for'];
    if (chain === undefined) return direct;
    if (typeof chain !== 'string' || !plainChain.test(chain)) return null;
    const named = chain.split(',');
    const hops = Math.min(trusted, named.length);
    return hops === 0 ? direct : (named[named.length - hops]?.trim() ?? null);
  };
}
