import type { FoundRecipe } from '#domain/imports/draft.ts';
import { findRecipeNode } from '#domain/imports/find-recipe-node.ts';
import { readCooklang } from '#domain/imports/read-cooklang.ts';
import { recipeLanguageOf } from '#domain/imports/read-details.ts';
import { nameOfPage, readPlainPage } from '#domain/imports/read-plain-page.ts';
import { readPlainRecipe } from '#domain/imports/read-plain-recipe.ts';
import { readRecipeNode } from '#domain/imports/read-recipe-node.ts';
import { holdsMarkup, plainText } from './plain-text.ts';
import { readJson } from './read-json.ts';
import { readPage } from './read-page.ts';

export type ReadRecipe = { found: FoundRecipe; isGuessed: boolean };

/** Fewer items than this on a page of the web without structured data are no recipe: every page has a line with a number. */
const leastGuessed = 2;

/** The recipe that a page tells in structured data or, where that is missing or lacks a list, in its text; or null. */
export function readPageRecipe(html: string, isPasted = false): ReadRecipe | null {
  const { documents, canonical, titles, lines, ...page } = readPage(html);
  const node = findRecipeNode(documents);
  const told = node && readRecipeNode(node, plainText, lines);
  const isWhole = told && told.ingredientList.length > 0 && told.stepList.length > 0;
  const plain = isWhole ? null : readPlainPage(lines, nameOfPage(titles, lines), isPasted);
  const least = isPasted ? 1 : leastGuessed;
  const seen = plain && plain.ingredientList.length + plain.stepList.length >= least ? plain : null;
  const found = told && seen ? fill(told, seen) : (told ?? seen);
  if (!found) return null;
  const pageUrl = found.pageUrl ?? (canonical && /^https?:\/\//.test(canonical) ? canonical : null);
  const language = found.language ?? recipeLanguageOf(page.language);
  return {
    found: { ...found, ...(pageUrl ? { pageUrl } : {}), ...(language ? { language } : {}) },
    isGuessed: seen !== null,
  };
}

/** What the data lack is taken from the text of the page. */
function fill(told: FoundRecipe, seen: FoundRecipe): FoundRecipe {
  return {
    ...seen,
    ...told,
    name: told.name || seen.name,
    ingredientList: told.ingredientList.length ? told.ingredientList : seen.ingredientList,
    stepList: told.stepList.length ? told.stepList : seen.stepList,
  };
}

/** The recipe in what somebody pasted: schema.org JSON, the HTML of a page, a Cooklang file, or text. */
export function readPastedRecipe(text: string): ReadRecipe | null {
  if (/^\s*[[{]/.test(text)) {
    const node = findRecipeNode(readJson(text));
    if (node) return { found: readRecipeNode(node, plainText), isGuessed: false };
  }
  if (holdsMarkup(text) || /<(?:html|body|script|meta)\b/i.test(text)) {
    return readPageRecipe(text, true);
  }
  const file = readCooklang(text);
  if (file) return { found: file, isGuessed: false };
  const found = readPlainRecipe(text.split(/\r\n?|\n/));
  return found && { found, isGuessed: true };
}
