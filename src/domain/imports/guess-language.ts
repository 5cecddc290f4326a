import type { FoundRecipe } from './draft.ts';

const german =
  /(?<!\p{L})(?:und|oder|mit|der|die|das|den|dem|ein|eine|einen|auf|zum|zur|nach|etwas|für)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:and|or|with|the|of|to|until|into|from|for|at|on|over)(?!\p{L})/giu;
const heading = /^(?:#+\s*)?(?:zutaten|zubereitung|anleitung)(?!\p{L})/iu;
const leastWords = 3;

/** German where the small words of a text are, or where a heading is and they do not say otherwise; any other language is not told. */
export function guessLanguage(lines: readonly string[]): Pick<FoundRecipe, 'language'> {
  const count = (words: RegExp) =>
    lines.reduce((sum, one) => sum + (one.match(words)?.length ?? 0), 0);
  const [ofGerman, ofEnglish] = [count(german), count(english)];
  const isHeaded = lines.some((one) => heading.test(one));
  const isGerman = isHeaded
    ? ofGerman >= ofEnglish
    : ofGerman >= leastWords && ofGerman > ofEnglish;
  return isGerman ? { language: 'de' } : {};
}
