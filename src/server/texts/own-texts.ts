import { firstLanguage, type Language, languages } from '#contract/languages.ts';
import { type LegalPage, legalPages } from '#contract/legal.ts';

/** The files of the data folder in which the operator's own text of a page may stand, in the order in which they count. */
export const ownTextFiles = (page: LegalPage, language: Language): string[] => [
  `${page}.${language}.md`,
  `${page}.md`,
  `${page}.${firstLanguage}.md`,
];

/** All of them, of every page in every language. */
export const allOwnTextFiles: readonly string[] = [
  ...new Set(legalPages.flatMap((page) => languages.flatMap((one) => ownTextFiles(page, one)))),
];
