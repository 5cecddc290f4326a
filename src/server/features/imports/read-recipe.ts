import type { FoundRecipe } from '#domain/imports/draft.ts';
import { findRecipeNode } from '#domain/imports/find-recipe-node.ts';
import { readPlainRecipe } from '#domain/imports/read-plain-recipe.ts';
import { readRecipeNode } from '#domain/imports/read-recipe-node.ts';
import { holdsMarkup, plainText, textOf } from './plain-text.ts';
import { readJson, readPage } from './read-page.ts';

export type ReadRecipe = { found: FoundRecipe; isGuessed: boolean };

/** The recipe that a page's own structured data tells, or null. */
export function readPageRecipe(html: string): ReadRecipe | null {
  const { documents, canonical } = readPage(html);
  const node = findRecipeNode(documents);
  if (!node) return null;
  const found = readRecipeNode(node, plainText);
  const pageUrl = found.pageUrl ?? (canonical && /^https?:\/\//.test(canonical) ? canonical : null);
  return { found: { ...found, ...(pageUrl ? { pageUrl } : {}) }, isGuessed: false };
}

/** The recipe in what somebody pasted: schema.org JSON, the HTML of a page, or its text. */
export function readPastedRecipe(text: string): ReadRecipe | null {
  if (/^\s*[[{]/.test(text)) {
    const node = findRecipeNode(readJson(text));
    if (node) return { found: readRecipeNode(node, plainText), isGuessed: false };
  }
  const isHtml = holdsMarkup(text) || /<(?:html|body|script|meta)\b/i.test(text);
  const told = isHtml ? readPageRecipe(text) : null;
  if (told) return told;
  const found = readPlainRecipe(isHtml ? textOf(text) : text);
  return found && { found, isGuessed: true };
}
