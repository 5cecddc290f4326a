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
 * A tip without these words, wherever they stand on lines of their own. Where its author changed some of them, those go
 * that still stand as they were: what is hidden is not kept by the words around it.
 */
export function takeFromTip(tip: string, words: string): string {
  const left = takeWhole(tip, words);
  const lines = words.split('\n');
  const stands = (line: string) => lines.some((said) => line.trim() === said || holds(line, said));
  const kept = left.split('\n').filter((line) => !stands(line));
  return kept.length === left.split('\n').length ? left : tidy(kept.join('\n'));
}

/** What is shorter stands in many a line by chance. */
const leastWords = 12;

/** Whether the words behind the mark stand within a line. */
function holds(line: string, said: string): boolean {
  const bare = said.slice(said.indexOf(' ') + 1);
  return bare.length >= leastWords && line.includes(bare);
}

const tidy = (tip: string): string => tip.replace(/\n{3,}/g, '\n\n').trim();

function takeWhole(tip: string, words: string): string {
  const at = `\n${tip}\n`.indexOf(`\n${words}\n`);
  if (at < 0) return tip;
  const parts = [tip.slice(0, at), tip.slice(at + words.length)].map((part) => part.trim());
  return takeWhole(parts.filter((part) => part !== '').join('\n\n'), words);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
