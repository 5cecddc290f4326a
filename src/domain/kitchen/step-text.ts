import { type Amount, findAmounts, isUpTo } from './amounts.ts';
import { type Duration, findDurations } from './durations.ts';
import type { RecipeLanguage } from './language.ts';
import { numbered } from './plural.ts';
import { isSum } from './sums.ts';
import { isVague } from './units.ts';

/** What is counted or timed in the text of a step; everything else stays as it is written. */
type StepText = { amounts: readonly Amount[]; durations: readonly Duration[] };

/** Whether words that follow a bare number name a food, as in `add 2 eggs`. */
export type NamesFood = (words: string) => boolean;

/** Around these an amount is the size of a piece, a share, what is left, or what is reached: it stays. */
const before =
  /(?<!\p{L})(?:into|each|every|per|of\s+about|by|(?<!up\s)to|within|until|reach(?:es)?|zu|à|je|jeweils|pro|alle|bis\s+auf|auf|um|an?|eine?|einen|jede[nrs]?)\s*(?:about\s+|roughly\s+|ca\.?\s+|etwa\s+|rund\s+)?$/iu;
const after =
  /^\s*-?(?:each|apiece|per|at\s+a\s+time|a\s+side|a\s+piece|portions?|thick|deep|wide|long|across|apart|high|balls?|pieces?|rounds?|pro|je|jeweils|dick|hoch|breit|lang|auf\s+einmal|schwere?[nrms]?|drittel|viertel|achtel)(?!\p{L})/iu;
/** An amount in parentheses that says the one before it again: ` (¼ cup)`. */
const saidAgain = /^\s*\(\s*(?:about\s+|ca\.?\s+)?[\d½¼¾⅓⅔⅛][^()]{0,24}\)/u;
/** What something is cooked in has its own size: `a 900 g loaf tin`. */
const vessel =
  /^[\s)-]*(?:(?!(?:in|into|to|of|for|with|on|and|auf|zum|und)\s)[\p{L}-]+\s+){0,3}?(?:tins?|dish(?:es)?|ramekins?|pots?|basins?|pans?|bowls?|moulds?|casseroles?|saucepans?|jugs?|jars?|glasses|bird|(?:\p{L}*(?:form|topf|schüssel|dose|kasten|glas|gläser)))(?!\p{L})(?!\s+(?:of|mit)\s)/iu;
/** What is shaped, filled or fried in has a size or a depth of its own. */
const shaped =
  /(?:balls?|pieces?|portions?|patties|loaves|loaf|rolls?|slices?|discs?|rounds?|kugeln?|stücken?|portionen|scheiben)\s+(?:of|von|à|zu|weighing)\s*(?:about\s+|ca\.?\s+|etwa\s+)?$/iu;
const madeFood =
  /^\s*(?:of\s+(?:the\s+)?|vom\s+|von\s+der\s+)?(?:\p{L}+\s+)?(?:filling|batter|dough|mixture|Füllung|Teig|Masse)(?!\p{L})/iu;
const frying =
  /^[^,;.]*(?:for\s+(?:deep-?\s?|shallow-?\s?)?frying|zum\s+(?:Frittieren|Ausbacken|Braten))/iu;
/** 'Each' of several things, not each side and not minutes each. */
const eachOf =
  /(?<!\p{L})(?<!(?:minutes?|mins?|seconds?|minuten?)\s+)(?:each|per|every|apiece|jede[rnsm]?|jeweils|je|pro)(?!\p{L})(?!\s+(?:sides?|time|other|seite|\d+\s*(?:minutes?|minuten?)|few\s+minutes|minute|batch))/iu;
/** `mit 2 Eiern`, `aus 3 Äpfeln`. */
const dative = /(?<=e[rl])n(?!\p{L})/gu;
/** Pieces of these in a step are what the cook makes, not what was bought. */
const made = new Set(
  'slice piece strip cube ball sheet scoop rack head block bar part loaf roll'.split(' '),
);

/**
 * Reads a step: the amounts that scale with the recipe, and the durations. Rather than scale what must
 * stay, an amount without a unit counts only where the words behind it name a food; what its author fixed among the
 * ingredients stays here too. It never throws.
 */
export function readStep(
  text: string,
  language: RecipeLanguage,
  namesFood: NamesFood,
  isFixed: NamesFood = () => false,
): StepText {
  const durations = findDurations(text, language);
  const isTimed = ({ start }: Amount) =>
    durations.some((one) => one.start <= start && start < one.end);
  const names = (words: string) => namesFood(words) || namesCountedFood(words, language);
  const namesAny = (words: string) =>
    names(words) || (language === 'de' && names(words.replace(dative, '')));
  const stays = ({ end }: Amount) => {
    const words = foodBehind(text.slice(end, end + 80).replace(saidAgain, ''));
    return isFixed(words) || (language === 'de' && isFixed(words.replace(dative, '')));
  };
  const amounts: Amount[] = [];
  let last: Amount | undefined;
  for (const amount of findAmounts(text, language)) {
    // What says again what stays, stays too: `a 1.2 litre (2 pint) dish`.
    // `Half the butter (50 g)`: the share stays, and what it comes to is an amount.
    const isOfShare = last?.unit === null && !last.packs && isShare(text, last);
    const isSaid = last !== undefined && !isOfShare && (amount.isSame || isSum(text, last, amount));
    const doesFollow = !isSaid || amounts.at(-1) === last;
    const isEnd = last !== undefined && amounts.at(-1) === last && isUpTo(text, last, amount);
    const isScaled =
      doesFollow && !isTimed(amount) && doesScale(text, amount, namesAny) && !stays(amount);
    if (isEnd || isScaled) amounts.push(amount);
    last = amount;
  }
  return { amounts, durations };
}

function doesScale(text: string, amount: Amount, namesFood: NamesFood): boolean {
  const { start, end, unit, packs } = amount;
  if (amount.isEach || amount.isJoined || amount.isArticle) return false;
  // How much is cooked at once goes by the pan, and parts are to each other as they were.
  if (isVague(unit) || unit?.name === 'batch' || unit?.name === 'part') return false;
  const told = text.slice(Math.max(0, start - 40), start);
  if (before.test(told) || shaped.test(told)) return false;
  const rest = text.slice(end, end + 80).replace(saidAgain, '');
  if (after.test(rest) || vessel.test(rest) || madeFood.test(rest) || frying.test(rest))
    return false;
  if (isPerPiece(text, amount)) return false;
  if (packs) return unit?.dimension !== 'length' && packs.unit?.name !== 'pot';
  const isWord = /^\p{L}/u.test(text.slice(start));
  // 'A handful' is as vague for eight as it is for four.
  if (unit?.dimension === 'count' && isWord && /^an?\s|^eine?[nr]?\s/iu.test(text.slice(start)))
    return false;
  if (unit === null)
    return /^\s/.test(rest) && !isShare(text, amount) && namesFood(foodBehind(rest));
  return !made.has(unit.name) || namesFood(foodBehind(rest));
}

/** Before these, less than one is a share: `1/3 of the sugar`, `½ der Butter`. */
const ofAll = /^\s+(?:(?:of\s+)?(?:the|your|these|those)|der|des|vom|von\s+de[rnm])(?!\p{L})/iu;

/** `half the butter` is half of what there is, however much that is; `half a lime` is an amount. */
function isShare(text: string, { start, end, from, to }: Amount): boolean {
  const written = text.slice(start, end);
  return (
    ((to ?? from) < 1 && ofAll.test(text.slice(end, end + 40))) ||
    (/half|quarter|third|halb|viertel|drittel/iu.test(written) &&
      !/\san?$|^eine?[rnms]?\s+halb/iu.test(written))
  );
}

const left =
  /(?<!\p{L})(?:remaining|the\s+last|rest\s+of\s+the|restliche[nrs]?|übrige[nrs]?)\s*$/iu;

const atOnce = /^\s+\p{L}+\s+(?:at\s+a\s+time|auf\s+einmal)/iu;
/** `1 egg after another`, `1 Ei nach dem anderen unterrühren`, but not 'after another minute' or 'nach der anderen Seite'. */
const inTurn =
  /^\s+\p{L}+\s+(?:after\s+(?:another|the\s+other)(?=\s*$|\s+(?:and|to|until|while|into|beating|stirring|whisking|mixing)(?!\p{L}))|nach\s+de[mr]\s+anderen(?!\p{L}|\s+\p{Lu}))/u;

/** What stands further away says nothing of an amount, whether or not a sentence ends between. */
const longestSentence = 400;

/** Whether the words around say that the amount is for one of several: before it in the sentence, or behind it in the clause. */
function isPerPiece(text: string, { start, end, unit }: Amount): boolean {
  const ahead = text.slice(Math.max(0, start - longestSentence), start);
  const told = ahead.slice(Math.max(...['.', '!', '?'].map((sign) => ahead.lastIndexOf(sign))) + 1);
  const behind = text.slice(end, end + longestSentence).replace(saidAgain, '');
  const [rest = ''] = /^(?:[^,;:.!?(]|\.\d)*/.exec(behind) ?? [];
  // What is left is all of it, whatever else of the sentence is for each.
  if (left.test(told)) return false;
  const isTaken = unit === null && (atOnce.test(rest) || inTurn.test(rest));
  return isTaken || eachOf.test(told) || eachOf.test(rest);
}

/** The words behind a number that may name a food, up to the next sign of punctuation. */
function foodBehind(text: string): string {
  const words = text.replace(/^\s*(?:of\s+(?:the\s+)?|der\s+|von\s+den\s+)/iu, ' ');
  const end = /[,;:.!?()]|\s(?:until|while|then|bis|während|dann)\s/iu.exec(words)?.index;
  return words.slice(0, end ?? words.length).trim();
}

/** Foods that recipes count, for a recipe whose ingredients do not name them. */
const counted = new Set(
  'egg yolk clove lemon lime orange onion shallot tomato potato carrot chilli chile banana apple pear avocado pepper leek courgette aubergine ei eier eigelb eigelbe eiweiß eiweiße knoblauchzehe knoblauchzehen zitrone zitronen limette limetten zwiebel zwiebeln schalotte schalotten tomate tomaten kartoffel kartoffeln karotte karotten möhre möhren apfel äpfel banane bananen'.split(
    ' ',
  ),
);

function namesCountedFood(words: string, language: RecipeLanguage): boolean {
  const all = (words.match(/[\p{L}'’-]+/gu) ?? []).slice(0, 3);
  return all.some((word) => counted.has(numbered(word.toLowerCase(), false, language)));
}
