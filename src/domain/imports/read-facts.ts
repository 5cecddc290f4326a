import { readMinutes } from './read-numbers.ts';
import { readYield } from './read-yield.ts';

type Lines = readonly string[];
type Label = { readonly words: RegExp; readonly isSure?: boolean };

/** Before what a line tells: 'Prep', 'Cooking time', 'Koch-/Backzeit'. */
const labelOf = (words: string): RegExp =>
  new RegExp(String.raw`^(?:${words})(?:s?zeit| time)?(?!\p{L})`, 'iu');

const prep: Label = { words: labelOf('prep(?:aration)?|arbeit|vorbereitung|zubereitung') };
const cook: Label = {
  words: labelOf(String.raw`cook(?:ing)?|bak(?:e|ing)|koch-?\s?(?:/|und)\s?back|koch|back|gar`),
};
const rest: Label = {
  words: labelOf(
    'rest(?:ing)?|chill(?:ing)?|marinat(?:e|ing)|ris(?:e|ing)|prov(?:e|ing)|proof(?:ing)?|soak(?:ing)?|standing|cooling|inactive|additional|ruhe|kühl|geh|warte|marinier|einweich',
  ),
};
const total: Label = { words: labelOf('total|gesamt') };
const ready: Label = { words: /^(?:ready in|fertig in)(?!\p{L})/iu, isSure: true };
const times = [prep, cook, rest, total, ready];

const yields =
  /^(?:serves|servings?|makes|yields?|portions?|portionen|personen|ergibt|reicht für)(?!\p{L})/iu;
const forSome = /^(?:for|für)\s+(?=(?:ca\.?\s?)?\d)/iu;
const people = /(?<!\p{L})(?:servings?|portion(?:s|en)?|people|persons?|personen?)(?!\p{L})/iu;
/** 'Makes great leftovers' tells nothing of how much. */
const number =
  /\d|(?<!\p{L})(?:one|two|three|four|six|eight|dozen|eine?n?|zwei|drei|vier)(?!\p{L})/iu;
/** Headings that tell it too: 'Zutaten für 4 Portionen', 'Ingredients (serves 4)'. */
const overList = /^(?:ingredients|zutaten)\s*[:(]?\s*/iu;

/** Beside these and numbers a line that tells a fact says nothing. */
const wordsOfTimes = new Set(
  `h hr hrs hour hours m min mins minute minutes std stunde stunden minuten to bis and und or oder a an one half halbe
   eine about approx approximately ca circa etwa rund ungefähr less than over under up`.split(
    /\s+/,
  ),
);
const wordsOfPeople = new Set(
  `people person persons personen serving servings portion portions portionen to bis and und or oder about approx
   approximately ca circa etwa`.split(/\s+/),
);
const longest = 60;
/** In so many words one of several facts tells what comes of a recipe: `Makes 12 large muffins`. */
const mostWords = 5;
/** A line that tells several facts, one after another, is longer. */
const longestLine = 240;
const bullet = /^[-–*•▢□☐✓◦·]\s*/;
const names = [...times.map(({ words }) => words), yields, forSome].map(({ source }) =>
  source.slice(1),
);
/** Where a line may begin to tell another fact: at its name, or behind a stroke or comma. */
const beginning = new RegExp(
  String.raw`(?<![\p{L}\p{N}/-]|koch-? und )(?=${names.join('|')})|(?<=[|·•;]|,\s)`,
  'iu',
);
const opening = new RegExp(`^(?:${names.join('|')})`, 'iu');
const stroke = /[\s|·•;,/–-]+$/;
/** What parts two things in a line. */
const parted = /[|·•;]|,\s/;
const parting = /[|·•;,]\s*$/;
const numbered = /^\d{1,2}[.):]\s/;
/** What a time adds without being another one: `plus chilling`, `(overnight)`, `at 350 F`. */
const addition = /\s*(?:\(|(?:plus|\+)\s).*$|\s+(?:at|bei)\s+\d{2,3}\s*°?\s*[CF]?\.?$/iu;
/** A unit that is written out before its full stop ends a sentence; `Min.` is only short. */
const sentence = /(?:hours?|minutes?|minuten?|stunden?)\.$/i;

/**
 * What a line in a place must have beside the name of a time to be no more than that. Anywhere in a list `Bake 25 minutes`
 * is a step, and in a method `Bake: 25 minutes` is one too: there only the word 'time' tells.
 */
type Mark = 'none' | 'colon' | 'word';

/** Whether a line tells a time or how many it serves, and nothing else. What is numbered is a step. */
export function isFact(text: string, mark: Mark = 'none'): boolean {
  return !numbered.test(text) && factsIn(text, mark).isAll;
}

/** The facts of a line, each by itself: `Prep 15 mins Cook 1 hr`; and whether it tells anything else. */
function factsIn(text: string, mark: Mark = 'none'): { facts: string[]; isAll: boolean } {
  if (text.length > longestLine || !mayBegin(text)) return { facts: [], isAll: false };
  const isPlain = (one: string) => one.length <= longest && isPlainFact(one, mark);
  const pieces = piecesOf(text, isPlain);
  const plain = pieces.filter(isPlain);
  if (plain.length === pieces.length) return { facts: plain, isAll: true };
  // A short line may say more of a time, or of what comes of it; in a longer one that is a sentence.
  if (text.length <= longest && isOneFact(text, mark)) {
    const several = pieces.filter((one) => isOneFact(one, mark));
    return { facts: several.length > 1 ? several : [text], isAll: true };
  }
  return { facts: plain.length > 1 && plain[0] === pieces[0] ? plain : [], isAll: false };
}

/** What a line says, parted before each fact and behind each stroke and comma. */
function piecesOf(text: string, isFactHere: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(beginning)) {
    const before = pieces.at(-1);
    const both = `${before}${piece}`;
    // What is no fact by itself may say more of the one before it: `plus cooling`, `4 servings`.
    const isMore =
      !isFactHere(tidy(piece)) && (!parting.test(before ?? '') || isFactHere(tidy(both)));
    if (before !== undefined && isMore) pieces[pieces.length - 1] = both;
    else pieces.push(piece);
  }
  return pieces.map(tidy);
}

/** Of prose no more is looked at than its first word: a pasted text may have any number of lines. */
function mayBegin(text: string): boolean {
  const [word = ''] = /\p{L}+/u.exec(text) ?? [];
  return opening.test(text) || wordsOfPeople.has(word.toLowerCase());
}

const tidy = (piece: string): string => piece.replace(stroke, '').trimStart();

function isOneFact(text: string, mark: Mark): boolean {
  const isInList = mark !== 'none';
  const time = timeOf(text);
  if (time) return readMinutes(time.after) !== undefined && isOfTime(time, text, mark);
  const [label] = yields.exec(text) ?? forSome.exec(text) ?? [];
  const after = text.slice(label?.length ?? 0);
  const isOfPeople = saysOnly(after, wordsOfPeople) && (label !== undefined || people.test(after));
  if (isOfPeople) return /\d/.test(after);
  const isTold = yields.test(text) && /\d/.test(after) && (!isInList || /^\s*:/.test(after));
  return isTold && Object.keys(readYield([text])).length > 0;
}

/** Whether a text tells one fact, and nothing that would be lost with it. */
function isPlainFact(text: string, mark: Mark): boolean {
  if (!isOneFact(text, mark)) return false;
  const time = timeOf(text);
  if (time) return time.isPlain;
  const words = text.replace(yields, '').match(/\p{L}+/gu) ?? [];
  return words.length <= mostWords && !parted.test(text);
}

type Time = { isMarked: boolean; isNamed: boolean; isPlain: boolean };

function isOfTime({ isMarked, isNamed, isPlain }: Time, text: string, mark: Mark): boolean {
  if (mark === 'none') return isPlain || (isMarked && !parted.test(text));
  if (mark === 'colon') return isMarked && isPlain;
  return isNamed && isPlain && !sentence.test(text);
}

/** What a line says behind the name of a time. */
function timeOf(text: string, labels: readonly Label[] = times) {
  for (const { words, isSure = false } of labels) {
    const [label] = words.exec(text) ?? [];
    if (label === undefined) continue;
    const after = text.slice(label.length);
    const isNamed = isSure || /(?:time|zeit)$/i.test(label);
    const isMarked = isNamed || /^\s*:/.test(after);
    return {
      after,
      isMarked,
      isNamed,
      isPlain: saysOnly(after.replace(addition, ''), wordsOfTimes),
    };
  }
  return null;
}

const saysOnly = (text: string, words: ReadonlySet<string>): boolean =>
  (text.match(/\p{L}+/gu) ?? []).every((word) => words.has(word.toLowerCase()));

/** Servings, what comes of it and times as short lines of a text tell them; of steps only what comes of it is asked. */
export function readFacts(lines: Lines, steps: Lines = []) {
  const facts = shortOf(lines);
  return { ...readYield([...facts, ...shortOf(steps)].flatMap(yieldIn)), ...readTimes(facts) };
}

const shortOf = (lines: Lines): string[] =>
  lines
    .map((one) => one.replace(bullet, ''))
    .flatMap((one) => {
      const { facts } = factsIn(one);
      return facts.length === 0 && one.length <= longest ? [one] : facts;
    });

/** Whether a line only says for how many it is: `4 Portionen`, `for 4`. */
const isPeople = (text: string): boolean =>
  (people.test(text) || forSome.test(text)) && isOneFact(text, 'none');

/** What a line tells of servings, or of what comes of a recipe. */
function yieldIn(text: string): string[] {
  const [heading] = overList.exec(text) ?? [];
  if (heading !== undefined) {
    const behind = text.slice(heading.length).replace(/:$/, '').trim();
    const said = heading.includes('(') ? behind.replace(/\)$/, '') : behind;
    if (forSome.test(said)) return [said.replace(forSome, 'makes ')];
    return yields.test(said) || isPeople(said) ? [said] : [];
  }
  const isTold = yields.test(text) ? number.test(text) : isPeople(text);
  return isTold ? [text] : [];
}

function readTimes(facts: Lines) {
  const of = (...labels: Label[]) => {
    for (const text of facts) {
      const time = timeOf(text, labels);
      const minutes = time && (time.isMarked || time.isPlain) ? readMinutes(time.after) : undefined;
      if (minutes !== undefined) return minutes;
    }
    return undefined;
  };
  const whole = of(total, ready);
  const prepMinutes = of(prep);
  const cookMinutes = of(cook) ?? (prepMinutes === undefined ? whole : undefined);
  const beyond =
    prepMinutes === undefined || cookMinutes === undefined
      ? 0
      : (whole ?? 0) - prepMinutes - cookMinutes;
  const restMinutes = of(rest) ?? (beyond > 0 ? beyond : undefined);
  return {
    ...(prepMinutes === undefined ? {} : { prepMinutes }),
    ...(cookMinutes === undefined ? {} : { cookMinutes }),
    ...(restMinutes === undefined ? {} : { restMinutes }),
  };
}
