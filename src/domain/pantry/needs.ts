import { mentionedFoods } from '../foods/named-foods.ts';
import { comparedWord, sideWords } from '../kitchen/food-names.ts';
import { readIngredientLine } from '../kitchen/ingredient-line.ts';
import { withoutHeadings } from '../kitchen/ingredient-sections.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';
import { stem } from '../search/stem.ts';
import { isStopWord } from '../search/stop-words.ts';
import { tokenize } from '../search/tokenize.ts';
import type { Stock } from './covers.ts';

type Listed = { readonly ingredients: readonly string[]; readonly language: RecipeLanguage };

/** Lines that a dish does without. */
const dispensable =
  /(?<!\p{L})(?:optional(?:ly)?|(?:to|for)\s+(?:serv(?:e|ing)|garnish(?:ing)?|decorat(?:e|ing|ion))|if\s+(?:you\s+)?(?:like|wish|liked|desired)|nach\s+(?:belieben|wunsch)|zum\s+(?:servieren|garnieren|dekorieren)|wer\s+mag|evtl\.?|eventuell)(?!\p{L})/iu;
/** Where another food stands that would do as well, or that is added to the first; no fraction, and no `200g/7oz`. */
const beside = /\s+(?:or|oder|plus|such\s+as|wie\s+z)\s+|(?<=\p{L})\s*\/(?=\s*\p{L}{2})/iu;
const mostWritten = 60;

/** What each line of a recipe needs, by a key that is the same for the same food: its name in the table, or words. */
export function needOfLine(line: string, language: RecipeLanguage): string | null {
  if (dispensable.test(line)) return null;
  const plain = line.replace(/\([^()]*\)/g, ' ');
  const [first = ''] = plain.split(beside);
  // The food ends at a comma, and stands last before it: `chicken stock`, not chicken.
  const [head = ''] = first.split(/,(?!\d)/);
  const read = readIngredientLine(line, language).food ?? '';
  const food = mentionedFoods(head).at(-1) ?? mentionedFoods(first)[0] ?? mentionedFoods(read)[0];
  return food ? food.name : unknownKey(tokenize(read).map(({ text }) => text));
}

/** What is told in German by the key of its English name: water is no food of the table. */
const inEnglish: Record<string, string> = { wasser: 'water' };

/** Whether a word only says more of a food, in either language: `lauwarmes`, `cold`. */
const isSide = (word: string) => sideWords.has(word) || sideWords.has(comparedWord(word, 'de'));

/** The key of a food that the table does not know; null where the words name nothing. */
export function unknownKey(words: readonly string[]): string | null {
  const telling = words.filter(
    (word) => /\p{L}{2}/u.test(word) && !isStopWord(word) && !isSide(word),
  );
  const key = telling
    .slice(-2)
    .map((word) => inEnglish[word] ?? stem(word))
    .join(' ');
  return key === '' ? null : `~${key}`;
}

/** What a recipe needs, each once. What is optional or only served with it, it does not need. */
export function needsOf({ ingredients, language }: Listed): string[] {
  const lines = withoutHeadings(ingredients, language);
  return [...new Set(lines.flatMap((line) => needOfLine(line, language) ?? []))];
}

/** How much of a recipe is there: staples count neither as had nor as needed. */
export type Shortfall = { have: number; of: number; missing: string[] };

/** What of a recipe is there and what is missing, as its cook wrote it. */
export function shortfallOf({ ingredients, language }: Listed, { had, assumed }: Stock): Shortfall {
  const missing = new Map<string, string>();
  const there = new Set<string>();
  for (const line of withoutHeadings(ingredients, language)) {
    const key = needOfLine(line, language);
    if (key === null || assumed.has(key)) continue;
    if (had.has(key)) there.add(key);
    else if (!missing.has(key)) missing.set(key, writtenIn(line, language, key));
  }
  return { have: there.size, of: there.size + missing.size, missing: [...missing.values()] };
}

function writtenIn(line: string, language: RecipeLanguage, key: string): string {
  const food = readIngredientLine(line, language).food ?? key.replace(/^~/, '');
  return [...food].slice(0, mostWritten).join('');
}
