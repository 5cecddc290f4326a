import type { FoundRecipe } from './draft.ts';

/** Without 'der', 'die' and 'den', which languages of the north and of the Cape share. */
const german =
  /(?<!\p{L})(?:und|oder|mit|das|dem|ein|eine|einen|auf|zum|zur|nach|etwas|für)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:and|or|with|the|of|to|until|into|from|for|at|on|over)(?!\p{L})/giu;
const heading = /^(?:#+\s*)?(?:zutaten|zubereitung|anleitung)(?!\p{L})/iu;
const englishHeading = /^(?:#+\s*)?(?:ingredients?|method|directions?|instructions?)(?!\p{L})/iu;
const longestHeading = 40;
const leastWords = 3;
const leastDifferent = 2;

/**
 * German where the small words of a text are, or where a heading is and they do not say otherwise; any other language is not
 * told. The name and what stands right below it are not to be among the lines: a dish keeps them in every language.
 */
export function guessLanguage(lines: readonly string[]): Pick<FoundRecipe, 'language'> {
  if (lines.some((one) => one.length <= longestHeading && englishHeading.test(one))) return {};
  const found = (words: RegExp) => lines.flatMap((one) => one.match(words) ?? []);
  const told = found(german);
  const [ofGerman, ofEnglish] = [told.length, found(english).length];
  const different = new Set(told.map((word) => word.toLowerCase())).size;
  const isHeaded = lines.some((one) => heading.test(one));
  const isGerman = isHeaded
    ? ofGerman >= ofEnglish
    : ofGerman >= leastWords && different >= leastDifferent && ofGerman > ofEnglish;
  return isGerman ? { language: 'de' } : {};
}
