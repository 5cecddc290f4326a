import { limits } from '#contract/recipes.ts';
import { type FitDraft, fitDraft } from '#domain/imports/draft.ts';
import { picturesOn } from './picture-address.ts';
import { readPageRecipe, readPastedRecipe } from './read-recipe.ts';

/** The text of a page and its own address; of what was pasted, the address that was told with it, which may be empty. */
export type PageText = { html: string; url: string; isPasted: boolean };
export type PageDraft = FitDraft & { isGuessed: boolean };

/**
 * The recipe in a page of the web or in what was pasted, within the limits of the form, with its source: the page that was
 * read or, of pasted text, the one that it names. Null where there is none.
 */
export function draftOfPage({ html, url, isPasted }: PageText): PageDraft | null {
  const read = isPasted ? readPastedRecipe(html) : readPageRecipe(html);
  if (!read) return null;
  const { found, isGuessed } = read;
  const sourceUrl = readSource(url) ?? readSource(found.pageUrl ?? '');
  const { recipe, ...rest } = fitDraft(found, picturesOn(sourceUrl));
  return { recipe: { ...recipe, ...(sourceUrl ? { sourceUrl } : {}) }, ...rest, isGuessed };
}

function readSource(url: string): string | null {
  const isLink = /^https?:\/\/[^\s\0]+$/.test(url) && URL.canParse(url);
  return isLink && url.length <= limits.sourceUrl ? url : null;
}
