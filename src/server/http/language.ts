import type { IncomingHttpHeaders } from 'node:http';
import { firstLanguage, isLanguage, type Language, languageHeader } from '#contract/languages.ts';

/**
 * The language that a request asks its sentences in: the one that X-Language names, and the first where it
 * names none of ours. Accept-Language says nothing here: clients that know one language send it too.
 */
export function languageOf({ headers }: { headers: IncomingHttpHeaders }): Language {
  const named = headers[languageHeader];
  return isLanguage(named) ? named : firstLanguage;
}
