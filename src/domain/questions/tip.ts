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

/** A tip without these words, wherever they stand on lines of their own; as it was where they do not. */
export function takeFromTip(tip: string, words: string): string {
  const at = `\n${tip}\n`.indexOf(`\n${words}\n`);
  if (at < 0) return tip;
  const parts = [tip.slice(0, at), tip.slice(at + words.length)].map((part) => part.trim());
  return takeFromTip(parts.filter((part) => part !== '').join('\n\n'), words);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
