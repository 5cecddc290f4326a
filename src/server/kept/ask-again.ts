import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { languageHeader } from '#contract/languages.ts';
import { Notes, noting } from './notes.ts';

/** All that a kept reply depends on, so that the same can be asked again. */
export type Asked = {
  /** What it is kept under. */
  key: string;
  url: string;
  headers: Record<string, string>;
  remoteAddress?: string;
};

const named = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'origin', languageHeader];

/** What is to be asked to get what a request got. */
export function askedOf(key: string, { url = '', headers, socket }: IncomingMessage): Asked {
  const given = named.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  const { remoteAddress } = socket;
  const from = remoteAddress ? { remoteAddress } : {};
  return { key, url, headers: Object.fromEntries(given), ...from };
}

/** Asks without a socket, as a part of something that is made: nothing answers that a write has overtaken. */
export async function askAgain(app: FastifyInstance, { key: _, ...asked }: Asked): Promise<void> {
  // What `inject` answers begins when it is awaited: inside, or nothing would be noted.
  await noting(new Notes(), async () => void (await app.inject({ method: 'GET', ...asked })));
}

/** All that a request says about its host, believed or not: what it names is only its own. */
export function hostOf(headers: IncomingHttpHeaders): string {
  const { host = '', 'x-forwarded-host': named, 'x-forwarded-proto': protocol } = headers;
  return named || protocol ? `${host} ${named} ${protocol}` : host;
}
