/** The languages that the site speaks; the first is that of the specification, of pages without a prefix and of the API. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language of pages without a prefix, and of calls that name none. */
export const firstLanguage: Language = 'en';

/** Whether the site speaks the language; a tag with a region (`de-AT`) is not a name of one. */
export function isLanguage(name: unknown): name is Language {
  return languages.some((language) => language === name);
}

/** Right to left, or left to right, as the languages are written. */
export const directions: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', de: 'ltr' };

/** The language of a page's address: that of its prefix (`/de`, `/de/explore`), or the first where it has none. */
export function languageOfAddress(path: string): Language {
  const [, prefix] = /^\/(\w+)(?:[/?#]|$)/.exec(path) ?? [];
  return isLanguage(prefix) ? prefix : firstLanguage;
}

/** The address of a page, given as that of the first language, in another one. */
export function addressIn(language: Language, path: string): string {
  if (language === firstLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Where a language's pages begin, as the router takes it: '/' or '/de'. */
export function basenameOf(language: Language): string {
  return addressIn(language, '/');
}

/** A page's path as that of the first language: without the prefix. */
export function withoutLanguage(path: string): string {
  const basename = basenameOf(languageOfAddress(path));
  return basename === '/' ? path : path.slice(basename.length) || '/';
}

/** The header that names the language of a call's sentences. */
export const languageHeader = 'x-language';

/** What a page's calls send along, so that their sentences come in its language; of the first nothing. */
export function languageHeaders(language: Language): Record<string, string> {
  return language === firstLanguage ? {} : { [languageHeader]: language };
}
