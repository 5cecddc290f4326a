import { comparedWord, kinds, otherwise, pieces, sideWords, vague } from './food-names.ts';
import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';
import {
  isLikened,
  isOfMixture,
  isOfOther,
  isOfTool,
  isOnlyForCooking,
  isVerb,
  type Word,
  wordsBefore,
} from './words-in-steps.ts';

/** A name of an ingredient: the word that a step is searched for, and the others of the food. */
type Name = {
  line: number;
  head: string;
  others: readonly string[];
  /** It only tells the food from others: `daikon` of the daikon radish. It counts where nothing else is called so. */
  isLesser: boolean;
  /** It counts with its other word alone, joined as the line joins them: `five-spice`. */
  isWhole?: boolean;
};

/**
 * The lines that a step uses, by their index, in the order of the list; headings are never among them. It
 * goes by the names of the foods, and would rather show one too many than miss one. It never throws.
 */
export function ingredientsOfStep(
  step: string,
  ingredientLines: readonly string[],
  language: RecipeLanguage,
): number[] {
  const read = ingredientLines.map((line) => readIngredientLine(line, language));
  const isUsed = (line: number) => read[line]?.isHeading === false;
  if (everything.test(step)) return [...read.keys()].filter(isUsed);
  const names = read.flatMap(({ food }, line) =>
    food && isUsed(line) ? namesOf(food, line, language) : [],
  );
  const words = wordsOf(step, language);
  const found = [...linesNamed(words, names, language), ...seasoning(step, names)];
  return [...new Set(found)].sort((one, other) => one - other);
}

const everything = /(?<!\p{L})(?:all (?:of )?(?:the |your )?ingredients|alle Zutaten)(?!\p{L})/iu;

/** The names of a food: `pork loin or shoulder` goes by loin, shoulder and pork. */
function namesOf(food: string, line: number, language: RecipeLanguage): Name[] {
  return food.split(/\s(?:or|and|oder|und|bzw\.?)\s|[/&,;]/iu).flatMap((choice) => {
    // What stands behind `in` and the like only says more: `chiles in adobo`.
    const [named = ''] = choice.split(/\s(?:in|with|for|from|on|without|of|mit|aus|in|für)\s/iu);
    const words = wordsOf(named, language);
    const head = words.pop()?.text;
    if (!head) return [];
    const others = words.map(({ text }) => text);
    const own = { line, head, others, isLesser: false };
    return [own, ...pieceNames(own, language), ...tellingNames(own, words)];
  });
}

/** `garlic` of the garlic cloves, and of Knoblauchzehen. */
function pieceNames({ line, head, others }: Name, language: RecipeLanguage): Name[] {
  const isLonger = (piece: string) => head.endsWith(piece) && head.length > piece.length + 3;
  const piece = language === 'de' && [...pieces].find(isLonger);
  if (piece) {
    return [{ line, head: head.slice(0, -piece.length), others, isLesser: false }];
  }
  const before = others.at(-1);
  if (!pieces.has(head) || !before || sideWords.has(before)) return [];
  return [{ line, head: before, others: others.slice(0, -1), isLesser: false }];
}

/** Words such as `shiitake`, but none that is joined to others, and no participle. */
function tellingNames({ line, head, others }: Name, words: readonly Word[]): Name[] {
  // The beef of a recipe with beef stock is the steak.
  if (/^(?:water|stock|broth|bruh|fond)$/.test(head)) return [];
  // `Five-spice` is the five-spice powder, where both of its words stand.
  const joined = vague.has(head) && words.at(-1)?.isJoined ? words.slice(-2) : [];
  const [first, last] = joined.map(({ text }) => text);
  const whole =
    first && last ? [{ line, head: last, others: [first], isLesser: true, isWhole: true }] : [];
  const single = words
    .filter(({ text, isJoined }) => !isJoined && text.length > 2 && !/..(?:ed|ing)$/.test(text))
    .filter(({ text }) => text !== 'water')
    .filter(({ text }) => !sideWords.has(text) && !otherwise.has(text))
    .map(({ text }) => ({
      line,
      head: text,
      isLesser: true,
      others: others.filter((other) => other !== text),
    }));
  return [...whole, ...single];
}

function wordsOf(text: string, language: RecipeLanguage): Word[] {
  let end = 0;
  return [...text.slice(0, longest).matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)].map((found) => {
    const gap = text.slice(end, found.index);
    end = found.index + found[0].length;
    const isJoined = gap.endsWith('-') || text[end] === '-';
    return {
      text: comparedWord(found[0], language),
      follows: found.index > 0 && /^[\s-]*$/.test(gap),
      isJoined,
    };
  });
}

const longest = 5_000;

/** Every line that words name: by its own name, else by what it is made of, else by its kind. */
function linesNamed(words: readonly Word[], names: readonly Name[], language: RecipeLanguage) {
  const taken = new Set<number>();
  const found: number[] = [];
  for (const isLesser of [false, true]) {
    const some = names.filter((name) => name.isLesser === isLesser);
    const isSame =
      language === 'de' ? isSameOrCompound : (word: string, head: string) => word === head;
    // From the end: in `chicken stock` the stock takes the chicken before it is one.
    for (let at = words.length - 1; at >= 0; at--) {
      if (taken.has(at) || isVerb(words, at) || isOfTool(words, at)) continue;
      for (const { name, used } of bestAt(words, at, some, isSame)) {
        found.push(name.line);
        for (const one of [at, ...used]) taken.add(one);
      }
    }
  }
  const rest = words.map(({ text }, at) =>
    taken.has(at) || isOfMixture(words, at) ? undefined : kinds.get(text),
  );
  const isOfKind = ({ head }: Name) => rest.some((kind) => kind?.has(head));
  return [...found, ...names.filter(isOfKind).map(({ line }) => line)];
}

/** The names that fit a word best: those of whose other words most stand before it. */
function bestAt(
  words: readonly Word[],
  at: number,
  names: readonly Name[],
  isSame: (word: string, head: string) => boolean,
) {
  const word = words[at]?.text ?? '';
  const before = wordsBefore(words, at);
  const fitting = names.flatMap((name) => {
    if (!isSame(word, name.head)) return [];
    const used = before.filter((one) => name.others.includes(words[one]?.text ?? ''));
    const needsMore = vague.has(name.head) || name.isWhole || isOfOther(words, at, name);
    const isTooLittle = used.length === 0 && name.others.length > 0 && needsMore;
    if (isTooLittle || isOnlyForCooking(words, at, name) || isLikened(words, at)) return [];
    const isExact = word === name.head;
    return [{ name, used, score: used.length + (isExact ? 10 : 0) }];
  });
  fitting.sort((one, other) => other.score - one.score);
  const best = fitting[0]?.score ?? 0;
  const plain = fitting.filter(({ name, used }) => used.length === 0 && isPlain(name));
  if (best % 10 === 0 && plain.length > 0) return plain;
  const told = new Set<number>();
  // In `brown and caster sugars` each of the words before tells another sugar.
  return fitting.filter(({ used, score }) => {
    const isOther = used.some((place) => !told.has(place));
    for (const place of used) told.add(place);
    return score === best || (best > 10 && isOther);
  });
}

const isPlain = ({ others }: Name) => others.every((word) => sideWords.has(word));

/** German foods are one word: `Mehl` is the Weizenmehl. */
function isSameOrCompound(word: string, head: string): boolean {
  if (word === head) return true;
  const isLong = word.length >= 4 && head.length >= word.length + 3;
  return isLong && !vague.has(word) && head.endsWith(word);
}

/** `Season` alone means salt and pepper; behind `season with` stands what is meant. */
function seasoning(step: string, names: readonly Name[]): number[] {
  if (!seasoned.test(step)) return [];
  return names
    .filter(
      ({ head, others }) =>
        !others.some((word) => /^(?:red|green|rot|grun)$/.test(word)) &&
        /^(?:salt|pepper|salz|pfeff)$/.test(head),
    )
    .filter(isPlain)
    .map(({ line }) => line);
}

const seasoned =
  /(?<!\p{L})(?:season(?!ed|ing|\p{L})(?![^.;]{0,40}\swith\s)|würzen|abschmecken)(?!\p{L})/iu;
