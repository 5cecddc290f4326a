import { limits } from '#contract/recipes.ts';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';

/** What stands before a question and an answer, in the language of the recipe. */
const marks: Record<'de' | 'en', [question: string, answer: string]> = {
  de: ['F:', 'A:'],
  en: ['Q:', 'A:'],
};

/** A question and an answer as they stand in the tip of a recipe: a line each, in its language. */
export function foldedWords(
  { language }: { language: RecipeLanguage },
  question: string,
  answer: string,
): string {
  const [asks, answers] = marks[language === 'de' ? 'de' : 'en'];
  return `${asks} ${oneLine(question)}\n${answers} ${oneLine(answer)}`;
}

/** A tip with these words behind it; null where that is longer than a tip may be. */
export function foldIntoTip(tip: string | null, words: string): string | null {
  const whole = tip ? `${tip}\n\n${words}` : words;
  return [...whole].length > limits.tip ? null : whole;
}

/**
 * A tip without these words, wherever they stand on lines of their own. What stands beside the whole of them is the
 * author's, though it says the same. Where the author changed some of them, those go that still stand as they were, and
 * the author's words around them stay: what is hidden is not kept by them, and takes none of them along.
 */
export function takeFromTip(tip: string, words: string): string {
  const left = takeWhole(tip, words);
  if (left !== tip) return left;
  const kept = words.split('\n').reduce(takeSaid, tip.split('\n')).join('\n');
  return kept === tip ? tip : tidy(kept);
}

/**
 * A tip without these words, or without those lines of them that still stand as they were. What its author has changed of them, and
 * what quotes them, stays.
 */
export function takeLinesFromTip(tip: string, words: string): string {
  const left = takeWhole(tip, words);
  if (left !== tip) return left;
  const said = new Set(words.split('\n'));
  const lines = tip.split('\n');
  const others = lines.filter((line) => !said.has(line.trim()));
  return others.length === lines.length ? tip : tidy(others.join('\n'));
}

/** What is shorter stands in many a line by chance. */
const leastWords = 12;
const mark = /^\s*[QFA]:/;

/** Lines without what was said, as a line of its own; else out of answers and questions, or out of whatever lines hold it. */
function takeSaid(lines: string[], said: string): string[] {
  const others = lines.filter((line) => line.trim() !== said);
  if (others.length < lines.length) return others;
  const bare = said.slice(said.indexOf(' ') + 1);
  if (bare.length < leastWords) return lines;
  const holding = lines.filter((line) => line.includes(bare));
  const marked = holding.filter((line) => mark.test(line));
  const cut = new Set(marked.length > 0 ? marked : holding);
  return lines.flatMap((line) => (cut.has(line) ? without(line, bare) : line));
}

/** What is left of a line; nothing where that says nothing. */
function without(line: string, bare: string): string | [] {
  const left = line.replaceAll(bare, '').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left.replace(mark, '')) ? left : [];
}

const tidy = (tip: string): string => tip.replace(/\n{3,}/g, '\n\n').trim();

function takeWhole(tip: string, words: string): string {
  const at = `\n${tip}\n`.indexOf(`\n${words}\n`);
  if (at < 0) return tip;
  const parts = [tip.slice(0, at), tip.slice(at + words.length)].map((part) => part.trim());
  return takeWhole(parts.filter((part) => part !== '').join('\n\n'), words);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
