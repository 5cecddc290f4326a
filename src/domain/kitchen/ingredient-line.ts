import { headingName, isMarkedHeading } from '../recipes/sections.ts';
import { type Amount, findAmounts, isUpTo } from './amounts.ts';
import { splitFood } from './food-of-line.ts';
import type { RecipeLanguage } from './language.ts';
import { isPack } from './packs.ts';
import { isVague } from './units.ts';

/** An amount of a line; a pinch, oil to fry in, and what its author fixed stay in any number of servings. */
type LineAmount = Amount & { doesScale: boolean };

/** An ingredient line as a cook understands it; what stands where is told in the line's own signs. */
export type IngredientLine = {
  amounts: LineAmount[];
  /** The food as the line names it, without amount, preparation and remarks; null where there is none. */
  food: string | null;
  /** How it is prepared, and other remarks. */
  note: string | null;
  isOptional: boolean;
  /** The author fixed its amounts by an `=` at the end: they never scale. */
  isFixed: boolean;
  isHeading: boolean;
};

const longest = 5_000;
/** A longer line that ends in a colon is a sentence. */
const longestHeading = 80;
const fixing = /\s*=\s*$/;
const optional =
  /(?<!\p{L})(?:optional(?:ly)?|if\s+(?:you\s+)?(?:like|wish|liked|desired)|nach\s+(?:belieben|wunsch)|wer\s+mag|wahlweise|evtl\.?|eventuell|falls\s+gewünscht)(?!\p{L})/iu;
/** Behind these a number counts what comes out of the cutting, not what goes in. */
const cutting = /(?<!\p{L})(?:into|in|to|about|ca\.?|etwa)\s*$/iu;
/** What may stand before an amount that begins a line: a bullet, a title, `about`. Each is a whole word: `cagenerous` could else be read in two ways, and many of them in very many. */
const leading =
  /^(?:[^\p{L}\p{N}(]*|[^\d,;:(]{1,40}:\s+)(?:(?:about|approx\.?|approximately|around|roughly|generous|scant|heaped|level|ca?\.?|circa|etwa|ungefähr|rund|mindestens|höchstens|just\s+(?:under|over)|gut|knapp|optional|up\s+to|at\s+least|bis\s+zu|between|zwischen|an?\s+good|a\s+generous|evtl\.?)(?!\p{L})[\s,:]*)*$/iu;
const partOf =
  /(?<!\p{L})(?:of|from|von|aus|davon|plus|and|und|&|\+|(?:from|of|from\s+about|aus\s+ca\.)\s+about|saft|abrieb|schale|mark|juice|zest)\s*$/iu;
/** What something is stirred into is needed as well: `1 stock cube in 300 ml water`, `mixed with 2 tbsp water`. */
const stirred = /(?<!\p{L})(?:in|with|made\s+up\s+to|mit)\s+(?:about\s+|ca\.?\s+|etwa\s+)?$/iu;
/** What has such a volume holds it. */
const holder =
  /^\s+(?:\p{L}+\s+)?(?:jars?|basins?|bowls?|dish(?:es)?|moulds?|pots?|pans?|jugs?|tubs?|tins?|cans?|cups?|cartons?|bottles?|bags?|containers?|portions?|portionen|servings?|scoops?|batch(?:es)?|capacity|contents?|inhalt|füllmenge|fassungsvermögen|\p{L}*(?:form|topf|schüssel|gläser))(?!\p{L})/iu;

/**
 * Reads an ingredient line. Nothing of it is changed or stored: the page that shows it writes the amounts over
 * where they stand. It never throws; what goes beyond 5,000 characters is not looked at.
 */
export function readIngredientLine(text: string, language: RecipeLanguage): IngredientLine {
  const isFixed = fixing.test(text) && text.replace(fixing, '').trim() !== '';
  const line = text.slice(0, longest).replace(fixing, '');
  const found = findAmounts(line, language);
  const amounts = chooseAmounts(line, found);
  const isHeading = isHeadingLine(text, amounts.length > 0);
  if (isHeading) {
    const food = headingName(line);
    return { amounts: [], food, note: null, isOptional: false, isFixed: false, isHeading };
  }
  const parts = splitFood(line, amounts);
  const isVagueLine = isVague(amounts[0]?.unit ?? null);
  // `1 part gin, 2 parts tonic`: parts are to each other as they were.
  const isMixture = found.filter(({ unit }) => unit?.name === 'part').length > 1;
  const stays = isFixed || isMixture || fryingOil.test(line);
  const scaled = amounts.map((amount) => {
    const isOfVague = isVague(amount.unit) || (amount.isSame && isVagueLine);
    return { ...amount, doesScale: !stays && !isOfVague };
  });
  return { amounts: scaled, ...parts, isOptional: optional.test(line), isFixed, isHeading };
}

/** Oil to fry in depends on the pan; oil that fries a little and goes into the dish has no such remark. */
const fryingOil =
  /(?:oil|fat|lard|öl|fett|schmalz)(?!\p{L}).*(?:(?:for|to)\s+(?:deep-?\s?|shallow-?\s?)?fry(?:ing)?|zum\s+(?:frittieren|ausbacken|braten|anbraten))(?!\p{L})/iu;

/** Whether an amount begins its line, but for a bullet, a title or a word such as `about`. */
function beginsLine(line: string, { start }: Amount): boolean {
  return leading.test(line.slice(0, start));
}

/** A heading begins with `# `, or is short, says no amount and ends in a colon. */
function isHeadingLine(line: string, hasAmounts: boolean): boolean {
  if (isMarkedHeading(line)) return true;
  return !hasAmounts && [...line].length <= longestHeading && /\S\s*:\s*$/.test(line);
}

/** Leaves out what is no amount of what is needed: sizes, numbers of pieces to cut, articles in between. */
function chooseAmounts(line: string, found: readonly Amount[]): Amount[] {
  const chosen: Amount[] = [];
  const parts = partsOfAll(line, found);
  for (const amount of found) {
    if ((amount.isEach && !isShared(line, amount)) || (amount.isJoined && !amount.packs)) continue;
    const last = chosen.at(-1);
    if (last && isHeld(line, last, amount)) continue;
    const isMore = last && (isUpTo(line, last, amount) || parts.includes(amount));
    if (!isMore && !isNeeded(line, amount, chosen.length > 0)) continue;
    const named = asNamed(line, amount);
    if (named) chosen.push({ ...named, isSame: amount.isSame && chosen.length > 0 });
  }
  return chosen;
}

const ofEach = /^\s+(?:[^,;:()\d]{1,40}\s)?(?:of|von|zu)\s+(?:(?:about|ca\.?|etwa)\s+)?$/iu;
const inPack = /^\s+(?:of|with|von|mit)\s+$/iu;

/** `1 pack of 6 sausages`, `2 chickens of 1.5 kg`: what each of several holds or weighs stays. */
function isHeld(line: string, { end, unit, packs }: Amount, held: Amount): boolean {
  const gap = line.slice(end, held.start);
  const isWeight = held.unit?.dimension === 'mass' || held.unit?.dimension === 'volume';
  if (!unit && !packs) return isWeight && ofEach.test(gap);
  return isPack(unit) && !isWeight && inPack.test(gap);
}

/** `2 onions, 1 sliced, 1 chopped`: parts that come to all that is counted grow with it. */
function partsOfAll(line: string, [all, ...found]: readonly Amount[]): Amount[] {
  const isPart = ({ start, unit, isJoined, isEach, from }: Amount) =>
    !unit &&
    !isJoined &&
    !isEach &&
    from >= 1 &&
    !cutting.test(line.slice(Math.max(0, start - 12), start));
  const parts = found.filter(isPart);
  const sum = parts.reduce((total, { from, to }) => total + (to ?? from), 0);
  const isNoted = line.slice(all?.end, parts[0]?.start).includes(',');
  return isNoted && parts.length > 1 && !all?.packs && sum === all?.from ? parts : [];
}

/** `1 tsp each cumin and paprika`, `je 1 TL Salz und Pfeffer`: an amount of each of several foods is needed. */
function isShared(line: string, amount: Amount): boolean {
  const rest = line.slice(amount.end);
  const isBefore = /^\s*(?:je|jeweils)\s+$/iu.test(line.slice(0, amount.start));
  const isBehind = /^\s*each\s*:?\s+\p{L}/iu.test(rest) && beginsLine(line, amount);
  return (isBefore || isBehind) && /,|&|\s(?:and|und|or|oder)\s/u.test(rest);
}

/** A participle without a food: `and 1 sliced`, `and 1 sliced into wedges`, but not `and 1 grated carrot`. */
const done =
  /^\s+\p{L}+ed(?:\s+(?:thinly|thickly|finely|roughly|coarsely|lengthways|lengthwise))?\s*(?:$|[\p{P}]|(?<=\s)(?:in|into|for|to)\s)/u;

/** `500 g tomatoes, or 1 x 400 g tin`: a choice behind a comma is of packs as well. */
const isOtherPack = (before: string, { unit, packs }: Amount) =>
  (packs !== null || isPack(unit)) && /(?<!\p{L})(?:or|oder)\s+$/iu.test(before);

function isNeeded(line: string, amount: Amount, isLater: boolean): boolean {
  const before = line.slice(0, amount.start);
  // In a note 'and 1 sliced' tells what is done with one of those that were counted.
  const isDone = /,/.test(before) && done.test(line.slice(amount.end));
  const isPart = partOf.test(before) && !(isDone && amount.unit === null);
  if (beginsLine(line, amount) || isShared(line, amount) || isOtherPack(before, amount))
    return true;
  // 'Half in chunks' and 'a little' in the middle of a line tell of the cutting.
  const isWord = amount.unit === null && /^\p{L}/u.test(line.slice(amount.start));
  if (isWord) return isPart && !/(?<!\p{L})(?:and|und)\s*$/iu.test(before);
  if (amount.isSame || isStirred(line, amount)) return true;
  if (!isPart && cutting.test(before)) return false;
  if (isPart) return true;
  // Behind a comma or in parentheses only `plus` adds more; a number at the end of a line is its amount.
  const isInNote = /[,(]/.test(before);
  if (amount.unit) return !isInNote || !isLater;
  const isEnd = line.slice(amount.end).trim() === '';
  // 'Eggs 2, beaten': what stands behind the comma is said of them.
  const isCounted = !isInNote && isCountBehind(before, amount, line.slice(amount.end));
  return !isLater && (isEnd || isCounted) && /[\p{L})][:,]?\s+$/u.test(before);
}

/** A larger number behind a name belongs to it: `Licor 43`. */
const mostCounted = 24;
/** The number of one of these is its name: `Part 1, the dough`. */
const numbered =
  /(?<!\p{L})(?:part|teil|day|tag|step|schritt|layer|schicht|note|recipe|rezept)[\s:]+$/iu;
/** What is taken to taste is named by the number before, and in parentheses may stand anything but what is done. */
const saidOfCounted =
  /^\s*(?:,(?!\s*(?:to\s+taste|nach\s+geschmack)(?!\p{L}))|\(\s*(?:\p{L}+ly\s+)?(?:\p{L}+ed|ge\p{L}+t)\s*\))/iu;

/** A part of a number is a grade, as that of milk or prawns: `Milch 1,5, kalt`, `Garnelen 8/12, geschält`. */
const isCountBehind = (before: string, { from }: Amount, behind: string): boolean =>
  Number.isInteger(from) &&
  from <= mostCounted &&
  !numbered.test(before.slice(-20)) &&
  saidOfCounted.test(behind);

const isStirred = (line: string, { start, end, unit, packs }: Amount): boolean =>
  unit?.dimension === 'volume' &&
  !packs &&
  stirred.test(line.slice(Math.max(0, start - 40), start)) &&
  !holder.test(line.slice(end));

/**
 * `5 cloves` names the spice: a piece needs something that it is one of. A number alone is no amount
 * of anything; null then.
 */
function asNamed(line: string, amount: Amount): Amount | null {
  const rest = line.slice(amount.end).replace(/^\s*\([^()]*\)/, '');
  const isAlone = /^\s*(?:[^\p{L}\p{N}]*$|[,;(])/u.test(rest);
  if (!isAlone || amount.packs || !beginsLine(line, amount)) return amount;
  const hasFood = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(rest);
  // `Eggs: 3` counts what it begins with.
  const isBehind = /\p{L}[^,;(]*:\s*$/u.test(line.slice(0, amount.start));
  if (amount.unit === null) return hasFood || isBehind ? amount : null;
  if (amount.unit.dimension !== 'count') return amount;
  const { number } = amount;
  return number.end > number.start ? { ...amount, unit: null, end: number.end } : amount;
}
