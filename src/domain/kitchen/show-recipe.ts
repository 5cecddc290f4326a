import { type FoodWeight, weightOfFood, weightOfWords } from '../foods/weights.ts';
import { isMarkedHeading } from '../recipes/sections.ts';
import type { Amount } from './amounts.ts';
import { fixedFoodsOf, foodsOf } from './foods-of-lines.ts';
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';
import { mayBeEither } from './measures.ts';
import { numbered, withAdjectives } from './plural.ts';
import { roundScaled } from './rounding.ts';
import { type Piece, type ShownAmounts, showText } from './show-text.ts';
import { type NamesFood, readStep } from './step-text.ts';

/** The lines, steps and equipment of a recipe in the amounts chosen, each in pieces. */
export type ShownRecipe = { lines: Piece[][]; steps: Piece[][]; equipment: Piece[][] };

type Recipe = {
  ingredientList: readonly string[];
  stepList: readonly string[];
  equipment?: readonly string[] | undefined;
};

/** A recipe in the amounts chosen; headings and times stay, temperatures and sizes change their units alone. It never throws. */
export function showRecipe(
  { ingredientList, stepList, equipment = [] }: Recipe,
  shown: ShownAmounts,
  language: RecipeLanguage,
): ShownRecipe {
  const foods = {
    namesFood: foodsOf(ingredientList, language),
    isFixed: fixedFoodsOf(ingredientList, language),
    weightOf: weightsOf(ingredientList, language),
    isEitherHeat: shown.units !== null && mayBeEither(stepList, language),
  };
  return {
    lines: ingredientList.map((line) => showLine(line, shown, language)),
    steps: stepList.map((step) =>
      isMarkedHeading(step)
        ? [{ text: step, isAmount: false }]
        : showStep(step, shown, language, foods),
    ),
    // Of more food no tin is larger: its size is told in other units alone.
    equipment: equipment.map((tool) => showStep(tool, { ...shown, factor: 1 }, language, foods)),
  };
}

/**
 * An ingredient line in the amounts chosen. As written it is the line byte for byte, but for the sign by
 * which its author fixed its amounts: those never scale.
 */
export function showLine(text: string, shown: ShownAmounts, language: RecipeLanguage): Piece[] {
  const read = readIngredientLine(text, language);
  if (read.isHeading) return [{ text, isAmount: false }];
  const line = read.isFixed ? text.replace(/\s*=\s*$/, '') : text;
  const [first] = read.amounts;
  const others = read.amounts.findIndex(({ isSame }, at) => at > 0 && !isSame);
  const second = read.amounts[others];
  const amounts = read.amounts.map((amount) => ({ amount, doesScale: amount.doesScale }));
  const weightAt = ({ start, end }: { start: number; end: number }) => {
    if (isInstead(line, start, end))
      return weightBehind(
        line.slice(end, end + nearName).replace(/^\s*\([^()]*\)/, ''),
        null,
        language,
      );
    const isFirst = first && start >= first.start && (!second || start < second.start);
    return isFirst && isOfFood(read, end)
      ? weightOfFood(read.food ?? '', language)
      : weightBehind(line.slice(end, end + nearName), read.food, language);
  };
  const pieces = showText(line, { amounts, weightAt }, shown, language);
  if (shown.factor === 1) return pieces;
  // In `salt, pepper and 1 dried chilli` the number is not of the food that the line begins with.
  if (first && /\p{L}\s+(?:and|und|plus|&|\+)\s+$/iu.test(line.slice(0, first.start)))
    return withNounsNumbered(pieces, read.amounts, shown.factor, language, 0);
  const numberedPieces = withFoodNumbered(pieces, read, shown.factor, language);
  return withNounsNumbered(numberedPieces, read.amounts, shown.factor, language, 1);
}

/** Of `1 cup sugar, or 1 cup honey` the second is no sugar; of `1 cup sugar (or 200 g)` and `or 2 for a crowd` it is. */
function isInstead(line: string, start: number, end: number): boolean {
  const isChoice = /(?<!\p{L})(?:or|oder)\s+(?:(?:about|ca\.?|etwa)\s+)?$/iu.test(
    line.slice(Math.max(0, start - 24), start),
  );
  return (
    isChoice &&
    /^\s*(?:\([^()]*\)\s*)?(?!(?:for|to|more|if|für|zum|zur|mehr|nach)(?!\p{L}))\p{L}/u.test(
      line.slice(end),
    )
  );
}

/** Of `2 tsp salt, plus 1 tbsp for the pasta water` both are salt. */
function weightBehind(words: string, food: string | null, language: RecipeLanguage) {
  const named = weightOfWords(words, language);
  return named || !/^\s(?:for|to|für|zum|zur)\s/u.test(words)
    ? named
    : weightOfFood(food ?? '', language);
}

/** What stands behind the amounts of the food is said of its preparation: `1 onion, in 2 cm cubes`. */
const isOfFood = ({ amounts }: IngredientLine, end: number) =>
  amounts.some((amount) => amount.end >= end);

/** What a step has to know of the ingredients of its recipe. */
type Foods = {
  namesFood: NamesFood;
  isFixed: NamesFood;
  weightOf: (words: string) => FoodWeight | null;
  isEitherHeat: boolean;
};

/** A food is named within so many signs behind its amount. */
const longestName = 200;
/** Behind an amount of a line it stands no further: each of many amounts would else read the whole line. */
const nearName = 100;

/** A step in the amounts chosen, its durations apart. */
function showStep(
  text: string,
  shown: ShownAmounts,
  language: RecipeLanguage,
  { namesFood, isFixed, weightOf, isEitherHeat }: Foods,
): Piece[] {
  const { amounts, durations } = readStep(text, language, namesFood, isFixed);
  const read = {
    amounts: amounts.map((amount) => ({ amount, doesScale: true })),
    durations,
    isEitherHeat,
    weightAt: ({ end }: { end: number }) => weightOf(text.slice(end, end + longestName)),
  };
  const pieces = showText(text, read, shown, language);
  return shown.factor === 1
    ? pieces
    : withNounsNumbered(pieces, amounts, shown.factor, language, 0);
}

/** What words name weighs as the line does that they mean: of caster sugar, `the sugar` is caster sugar too. */
function weightsOf(lines: readonly string[], language: RecipeLanguage): Foods['weightOf'] {
  const headOf = (food: string) =>
    numbered(/\p{L}+$/u.exec(food.toLowerCase())?.[0] ?? '', false, language);
  const foods = lines.flatMap((line) => {
    const { food, isHeading } = readIngredientLine(line, language);
    const weight = isHeading || !food ? null : weightOfFood(food, language);
    return isHeading || !food ? [] : [{ head: headOf(food), weight }];
  });
  const meantBy = (named: FoodWeight): FoodWeight | null => {
    if (foods.some(({ weight }) => weight === named)) return named;
    const { british, american, german } = named.names;
    const heads = new Set((language === 'de' ? german : [...british, ...american]).map(headOf));
    const [only, ...others] = foods.filter(({ head }) => heads.has(head));
    return only && others.length === 0 ? only.weight : named;
  };
  const known = new Map<FoodWeight, FoodWeight | null>();
  return (words) => {
    const named = weightOfWords(words, language);
    if (named && !known.has(named)) known.set(named, meantBy(named));
    return named && (known.get(named) ?? null);
  };
}

/** The noun behind a number, up to a word that begins something else: ` garlic cloves and`. */
const nounBehind =
  /^\s(?!(?:of|to|or|for|more\s(?:for|to))\s)(?:[\p{L}'’-]+\s){0,3}?[\p{L}'’-]+(?=[,.;:()]|$|\s(?:and|or|with|in|into|until|to|for|from|on|over|at|then|plus|an?|the|one|each|per|as|by|if|when|while|before|after|more|und|oder|mit|bis|zu|auf|dazu)(?!\p{L}))/u;

/** German nouns have capitals. */
const germanNoun = /^\s(?!(?:der|dieser|von)\s)(?:\p{Ll}[\p{L}-]*\s){0,2}\p{Lu}[\p{L}-]*/u;

const ofSeveral = /^ of (?:the|these|those|your) (?=\p{L})/u;

/** Half of what was `one of the eggs` is `½ egg`: `½ of the eggs` would be half of them all. */
function partOfOne(text: string, language: RecipeLanguage): string {
  const one = (word: string) => numbered(word, false, language);
  return text.replace(ofSeveral, ' ').replace(/^(?: [\p{L}-]+){1,4}/u, (words) => {
    const last = words.split(' ').findIndex((word) => word && one(word) !== word);
    return words
      .split(' ')
      .map((word, at) => (at === last ? one(word) : word))
      .join(' ');
  });
}

/** The nouns behind the counts of a text, from the place of an amount on, as one or more of them are written. */
function withNounsNumbered(
  pieces: Piece[],
  amounts: readonly Amount[],
  factor: number,
  language: RecipeLanguage,
  from: number,
): Piece[] {
  return pieces.map((piece, at) => {
    const place = pieces[at - 1]?.amount;
    const amount = place === undefined || place < from ? undefined : amounts[place];
    if (!amount || amount.unit || amount.packs || piece.amount !== undefined) return piece;
    const written = amount.number.to ?? amount.number.from;
    const shown = roundScaled(written, factor, null);
    const isPlural = shown > 1;
    if (shown < 1 && ofSeveral.test(piece.text))
      return { ...piece, text: partOfOne(piece.text, language) };
    if (isPlural === written > 1) return piece;
    const text = piece.text.replace(language === 'de' ? germanNoun : nounBehind, (words) =>
      words.replace(/\p{L}+$/u, (word) => numbered(word, isPlural, language)),
    );
    return { ...piece, text };
  });
}

/** `1 onion` becomes `2 onions`, and `2 eggs` `1 egg`, where nothing but the food says its number. */
function withFoodNumbered(
  pieces: Piece[],
  { amounts, food: whole }: IngredientLine,
  factor: number,
  language: RecipeLanguage,
): Piece[] {
  const [first] = amounts;
  if (!first?.doesScale || first.unit || first.packs || !whole) return pieces;
  // Of `1 red (bell) pepper` the words do not stand together.
  const food = pieces.some(({ text }) => text.includes(whole)) ? whole : whole.replace(/.*\s/, '');
  const written = first.number.to ?? first.number.from;
  const isPlural = roundScaled(written, factor, null) > 1;
  // The author's own number of the word stays while the amount stays on its side of one.
  if (isPlural === written > 1) return pieces;
  const named = foodNumbered(food, isPlural, language);
  const changed = named === food ? food : withAdjectives(named, isPlural, language);
  const at = pieces.findIndex(({ text, amount }) => amount === undefined && text.includes(food));
  // Of `1 large or 2 small onions` the number right before the food is the one that it goes by.
  if ((pieces[at - 1]?.amount ?? 0) > 0) return pieces;
  return pieces.map((piece, index) =>
    index === at ? { ...piece, text: piece.text.replace(food, () => changed) } : piece,
  );
}

/** A food, or a choice of two, as it is written of one or of more: `1 hoagie roll or soft baguette roll`. */
function foodNumbered(food: string, isPlural: boolean, language: RecipeLanguage): string {
  const [, first = '', or = '', second = ''] = /^(.+?)(\s(?:or|oder)\s)(.+)$/u.exec(food) ?? [];
  const named = (words: string) =>
    words.replace(headNoun, (word) => numbered(word, isPlural, language));
  if (!or) return named(food);
  // Of 'serrano or jalapeño chiles' both are chiles.
  const isShared = !/\s/.test(first) && /\s/.test(second);
  return (isShared ? first : named(first)) + or + named(second);
}

/** The last word before what only says more: `chipotle chile in adobo`, `Eier der Größe M`. */
const headNoun =
  /\p{L}+(?=(?:\s+(?:in|with|or|for|from|on|without|of|mit|ohne|oder|von|vom|aus|der|\(|à)\s.*)?$)/u;
