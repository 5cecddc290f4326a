import type { IncomingMessage } from 'node:http';
import { firstLanguage, languageHeader } from '#contract/languages.ts';
import { languageOf } from '../http/language.ts';
import { hostOf } from './ask-again.ts';
import { sharedAddress } from './known-address.ts';

/** Under which key a reply is kept: its address with what else it differs by. */
export class ReplyKeys {
  readonly #origins: ReadonlySet<string>;
  readonly #isPerHost: boolean;

  /** `corsOrigins` are those whose replies differ in their headers; `isPerHost` says whether replies name their host. */
  constructor(corsOrigins: readonly string[], isPerHost: boolean) {
    this.#origins = new Set(corsOrigins);
    this.#isPerHost = isPerHost;
  }

  of(request: IncomingMessage): string {
    const key = languagePart(request) + this.ofFile(request);
    // No header holds a line break: a host cannot be made up to end like another key.
    return this.#isPerHost ? `${hostOf(request.headers)}\n${key}` : key;
  }

  /** Files name no host; one kept for each that anybody may think of would fill the memory. */
  ofFile({ headers, url: asked = '' }: IncomingMessage): string {
    const url = sharedAddress(asked);
    const { origin } = headers;
    return origin && this.#origins.has(origin) ? `${origin} ${url}` : url;
  }
}

/** Calls are kept for each language; a page's address says it, and files say nothing. */
function languagePart(request: IncomingMessage): string {
  if (!request.headers[languageHeader] || !request.url?.startsWith('/api/')) return '';
  const language = languageOf(request);
  return language === firstLanguage ? '' : `${language} `;
}
