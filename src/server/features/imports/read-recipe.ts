import { isAmerican } from '#domain/imports/american.ts';
import type { FoundRecipe } from '#domain/imports/draft.ts';
import { findExportedRecipe } from '#domain/imports/exported-recipe.ts';
import { findRecipeNode } from '#domain/imports/find-recipe-node.ts';
import { readCooklang } from '#domain/imports/read-cooklang.ts';
import { readCooklangDetails } from '#domain/imports/read-cooklang-details.ts';
import { type FrontMatter, readFrontMatter } from '#domain/imports/read-cooklang-front.ts';
import { recipeLanguageOf } from '#domain/imports/read-details.ts';
import { nameOfPage, readPlainPage } from '#domain/imports/read-plain-page.ts';
import { readPlainRecipe } from '#domain/imports/read-plain-recipe.ts';
import { readRecipeNode } from '#domain/imports/read-recipe-node.ts';
import { holdsMarkup, plainText } from './plain-text.ts';
import { readJson } from './read-json.ts';
import { readPage } from './read-page.ts';

type ReadRecipe = { found: FoundRecipe; isGuessed: boolean };

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
  return {
    found: { ...withLanguage(found, page.language), ...(pageUrl ? { pageUrl } : {}) },
    isGuessed: seen !== null,
  };
}

/** A recipe in the language that it or its page says; what neither does is American where its lines are. */
function withLanguage(found: FoundRecipe, tag: string | null = null): FoundRecipe {
  const lines = [...found.ingredientList, ...found.stepList];
  const said = found.language ?? recipeLanguageOf(tag, lines);
  const language = said ?? (!tag && isAmerican(lines) ? 'en-US' : undefined);
  return language ? { ...found, language } : found;
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

/** The recipe in schema.org JSON, or in the words of a program. */
function readPastedJson(documents: readonly unknown[]): FoundRecipe | null {
  const node = findRecipeNode(documents);
  if (node) return readRecipeNode(node, plainText);
  const exported = findExportedRecipe(documents);
  if (!exported) return null;
  return { ...readRecipeNode(exported.node, plainText), ...exported.beside };
}

/** Front matter, or the title of Markdown: what looks like a tag further on is something that its author wrote. */
const startsAsFile = /^\uFEFF?(?:---[ \t]*\r?\n|# )/;

/** The recipe in what somebody pasted: schema.org JSON or that of a program, the HTML of a page, a Cooklang file, or text. */
export function readPastedRecipe(text: string): ReadRecipe | null {
  if (/^\s*[[{]/.test(text)) {
    const found = readPastedJson(readJson(text));
    if (found) return { found: withLanguage(found), isGuessed: false };
  }
  if (holdsMarkup(text) || /<(?:html|body|script|meta)\b/i.test(text)) {
    const read = readPageRecipe(text, true);
    if (read || !startsAsFile.test(text)) return read;
  }
  const front = readFrontMatter(text);
  const file = readCooklang(front);
  if (file) return { found: withLanguage(file), isGuessed: false };
  const found = readMarkdown(text, front);
  return found && { found: withLanguage(found), isGuessed: true };
}

/** A recipe in text, with what a file of it says in front matter, as those of notebooks and blogs do. */
function readMarkdown(text: string, { fields, body }: FrontMatter): FoundRecipe | null {
  const found = readPlainRecipe((fields.size > 0 ? body : text).split(/\r\n?|\n/));
  if (!found || fields.size === 0) return found;
  const { description, ...details } = readCooklangDetails(fields, body);
  // Where the file is titled, the first line of its text may be the title again, or begin the text.
  const isTitled = details.name !== '' && details.name !== undefined;
  const first = isTitled && found.name !== details.name ? found.name : '';
  const about = [description, first, found.description].filter(Boolean).join('\n');
  return { ...found, ...details, name: details.name || found.name, description: about };
}
