import { withoutHeadings } from '../kitchen/ingredient-sections.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { gramsOf, type Token, tokenize } from './tokenize.ts';

/** The terms under which an index holds a text, in the order of the text. */
export function termsOf(text: string): string[] {
  return tokenize(text).flatMap(termsOfToken);
}

/** The terms under which an index holds a token. */
export function termsOfToken(token: Token): string[] {
  return token.kind === 'grams' ? gramsOf(token.text) : [stem(token.text)];
}

type SearchedRecipe = {
  name: string;
  category: string;
  description: string;
  ingredients: readonly string[];
  tags: readonly string[];
  otherNames: readonly string[];
  language: RecipeLanguage;
};

/** A recipe as the search sees it. */
export type RecipeTerms = {
  /** In order, with stop words: what a whole name is compared with. */
  name: string[];
  category: string[];
  /** In order, the lines apart by a bar: words of one line belong together. */
  ingredients: string[];
  /** What else it is called, each name by itself. */
  otherNames: string[][];
  /** The terms of every field but stop words, each once. */
  all: string[];
  /** The words behind `all` as they were written, folded: what mistyped words are compared with. */
  words: string[];
};

/** Stands between two lines of ingredients. */
export const lineEnd = '|';

/** Takes a recipe apart for the index. Headings among its ingredients count as words of the text alone. */
export function takeApart(recipe: SearchedRecipe): RecipeTerms {
  const ingredients = recipe.ingredients.join('\n');
  const told = [...recipe.otherNames, ...recipe.tags];
  const text = [recipe.name, recipe.category, ingredients, recipe.description, ...told].join('\n');
  const tokens = tokenize(text).filter((token) => !isStopWord(token.text));
  const words = tokens.filter(({ kind, text: word }) => kind === 'word' && /\p{L}{2}/u.test(word));
  return {
    name: termsOf(recipe.name),
    category: termsOf(recipe.category),
    ingredients: withoutHeadings(recipe.ingredients, recipe.language).flatMap((line, i) =>
      i === 0 ? informative(line) : [lineEnd, ...informative(line)],
    ),
    otherNames: recipe.otherNames.map(termsOf),
    all: [...new Set(tokens.flatMap(termsOfToken))],
    words: [...new Set(words.map((token) => token.text))],
  };
}

/**
 * The term that stands for a whole name, so that a recipe called just that is found among
 * any number that merely hold the words. It begins with a private character that no word has.
 */
export function wholeNameTerm(terms: readonly string[]): string {
  return `\ue000${terms.join('')}`;
}

/** The terms of a text without stop words. */
export function informative(text: string): string[] {
  return tokenize(text)
    .filter((token) => !isStopWord(token.text))
    .flatMap(termsOfToken);
}
