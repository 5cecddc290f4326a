import { withoutLanguage } from '#contract/languages.ts';
import { facetNames } from '#domain/facets/facets.ts';

const ofLists = ['page', 'cursor', 'sort', ...facetNames];

/** The addresses of pages that may be kept, and what they may say behind a question mark that changes what a visitor is shown. */
export const keptPages: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/(?:explore|recipe-category\/[^/]+|cook\/[^/]+)$/, ofLists],
  [/^\/search$/, ['keyword', 'words', ...ofLists]],
  [/^\/what-i-have$/, ['have', 'avoid', 'staples', 'staples=', 'page']],
  [/^\/collection\/[^/]+$/, ['cursor']],
  [/^\/recipe\/[^/]+$/, ['posts=more']],
  [/^\/recipe\/[^/]+\/cook$/, []],
  [/^\/recipe\/[^/]+\/print$/, ['paper=a4', 'paper=letter', 'paper=card', 'photos=no']],
  [/^\/[a-z-]*$/, []],
  [/^\/account\/[a-z-]+$/, []],
];

/**
 * The parameters of the page at an address, in whichever language; null where it is no address of a page that may be kept: one in
 * capitals, which the router takes for the same, or one of the endless pages that report something.
 */
export function pageParametersOf(url: string): readonly string[] | null {
  const path = withoutLanguage(url.split('?')[0] ?? '');
  return keptPages.find(([page]) => page.test(path))?.[1] ?? null;
}
