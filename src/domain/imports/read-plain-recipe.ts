import { readIngredientLine } from '#domain/kitchen/ingredient-line.ts';
import type { FoundRecipe } from './draft.ts';
import { guessLanguage } from './guess-language.ts';
import { asItem, headingOf, tidyHeadings, withPurposesAsHeadings } from './headings.ts';
import { isFurniture, isSurelyFurniture } from './page-furniture.ts';
import { isFact, readFacts } from './read-facts.ts';
import { tidyIngredient } from './read-ingredients.ts';
import { isTold, readPlainDetails } from './read-plain-details.ts';
import { line } from './read-texts.ts';
import { splitSteps } from './split-steps.ts';

export type Part = 'intro' | 'ingredients' | 'steps' | 'equipment' | 'nutrition' | 'tip' | 'rest';
type Parts = Record<Part, string[]>;

/** Headings as people write them, alone on their line. */
const headings: [Part, RegExp][] = [
  [
    'ingredients',
    /^(?:ingredients?(?: list)?|you will need|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|benodigdheden|ingredienser|ingrediente|składniki|suroviny|hozzávalók|ainekset|malzemeler|ингредиенты|υλικά|材料)(?!\p{L})/iu,
  ],
  [
    'steps',
    /^(?:method|directions?|instructions?|steps|preparation|how to (?:make|cook|prepare)|zubereitung|anleitung|préparation|preparación|elaboración|instrucciones|preparazione|procedimento|modo de (?:preparo|preparação)|preparação|bereiding|bereidingswijze|instructies|gör så här|tillagning|fremgangsmåde|framgangsmåte|slik gjør du|sposób przygotowania|przygotowanie|postup|elkészítés|valmistus|yapılışı|hazırlanışı|приготовление|εκτέλεση|作り方)(?!\p{L})/iu,
  ],
  [
    'equipment',
    /^(?:(?:special )?equipment|utensils|geräte|küchengeräte|küchenutensilien|zubehör)(?!\p{L})/iu,
  ],
  ['nutrition', /^(?:nutrition|nährwerte)(?!\p{L})/iu],
  [
    'tip',
    /^(?:(?:recipe |(?:cook|chef)['’]?s )?(?:notes?|tips?)|(?:rezept)?notizen|tipps?|hinweise?|anmerkungen)(?: (?:and|und|&) \p{L}+)?:?$/iu,
  ],
  [
    'rest',
    /^(?:notes?|tips?|storage|comments?|kommentare?|reviews?|related|video|share|did you make|leave a (?:comment|reply|review)|you (?:may|might) also like|more recipes)\b/i,
  ],
];
/** What is noted in one line is no heading: in a method it is a step. */
const noted = /^(?:notes?|tips?|storage):\s*\S/i;
/** At the end of one it is the tip. */
const lastNoted =
  /^(?:(?:cook['’]?s )?(?:tips?|notes?)|tipps?|hinweise?|anmerkung(?:en)?)\s*:\s*(?=\S)/i;
const longestHeading = 40;
/** In so many lines before the lists details are looked for; a page may have any number. */
const longestHead = 60;

/** The part of a recipe that a line is the heading of; null for any other line. */
export function partOf(text: string): Part | null {
  if (text.length > longestHeading || isFact(text)) return null;
  return headings.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const bullet = /^[-–*•▢□☐✓◦·]\s*/;
/** A line that Markdown marks as a heading. */
const isMarked = (text: string): boolean => /^#{1,6}\s+\S/.test(text);
/** A line of Markdown that shows a picture and says nothing. */
const picture = /^!\[(?:[^\]\\]|\\.)*\]\([^()]*\)$/;
/** The line that a file of this site ends with. */
const source = /^(?:source|quelle):\s*<?(https?:\/\/[^\s<>]+)>?$/i;

/** Reads a recipe from the text of a page by its headings; null when it has neither list nor steps. */
export function readPlainRecipe(text: readonly string[], isPage = false): FoundRecipe | null {
  const told = text.map(line).filter((one) => one !== '' && !picture.test(one));
  const { lines, ...from } = withoutSource(told);
  // A file says of itself what is a heading, and holds nothing of a page.
  const isFile = lines.some(isMarked);
  const divided = divide(lines, isPage);
  const parts = withLastNotes(divided);
  const listed = itemsOf(parts.ingredients, (one) =>
    [tidyIngredient(one.replace(bullet, ''))].filter(
      (item) => item !== '' && !isFact(item, 'colon'),
    ),
  );
  const ingredientList = withPurposesAsHeadings(listed);
  // Of a method nothing is left out: what looks like a time may be a step.
  const stepList = itemsOf(parts.steps, splitSteps);
  if (ingredientList.length === 0 && stepList.length === 0) return null;
  const head = parts.intro.slice(0, longestHead);
  const [name = '', ...about] = [
    ...head
      .filter((one) => !isFact(one.replace(bullet, '')) && !isTold(one))
      .filter((one) => isFile || !isSurelyFurniture(one))
      // The first of them is the name, and a dish may be called `By The Sea Chowder`.
      .filter((one, at) => isFile || at === 0 || !isFurniture(one)),
    ...parts.intro.slice(longestHead).filter((one) => !isFact(one)),
  ];
  const tipLines = isFile ? parts.tip : parts.tip.filter(isNote);
  const [steps, tip] = [new Set(divided.steps), new Set(tipLines)];
  const outside = lines.filter(
    (one) => !tip.has(one) && (!steps.has(one) || isFact(one.replace(bullet, ''), 'colon')),
  );
  const found = {
    name: asItem(name),
    description: about.join('\n'),
    ingredientList,
    stepList,
    ...(tip.size > 0 ? { tip: tipLines.join('\n') } : {}),
    ...from,
    ...readFacts(outside, parts.steps),
    ...guessLanguage(lines.filter((one) => one !== name && one !== about[0])),
    ...readPlainDetails({ ...parts, head }),
  };
  return isFile ? withoutEscapes(found) : found;
}

/** With what a method notes behind its last step as the tip, where there is no other. */
function withLastNotes(parts: Parts): Parts {
  const last = parts.steps.findLastIndex((one) => !lastNoted.test(one));
  if (parts.tip.length > 0 || last < 0) return parts;
  const tip = parts.steps.slice(last + 1).map((one) => one.replace(lastNoted, ''));
  return { ...parts, steps: parts.steps.slice(0, last + 1), tip };
}

/** Whether a line under notes is one: a page may go on with what it tells of its recipe. */
const isNote = (text: string): boolean => !isFact(text, 'colon') && !isFurniture(text);

/** The lines without the last, where that says where the recipe is from. */
function withoutSource(told: string[]): Pick<FoundRecipe, 'pageUrl'> & { lines: string[] } {
  const [, pageUrl] = source.exec(told.at(-1) ?? '') ?? [];
  return pageUrl ? { lines: told.slice(0, -1), pageUrl } : { lines: told };
}

/** What Markdown says with a stroke before each sign that it would read as its own. */
function withoutEscapes(found: FoundRecipe): FoundRecipe {
  const plain = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    return typeof value === 'string' ? plain(value) : value;
  };
  return Object.fromEntries(
    Object.entries(found).map(([key, value]) => [key, read(value)]),
  ) as FoundRecipe;
}

/** The items of a part, with the headings that it marks. */
function itemsOf(lines: readonly string[], read: (line: string) => string[]): string[] {
  return tidyHeadings(lines.flatMap((one) => (isMarked(one) ? headingOf(one) : read(one))));
}

function divide(lines: string[], isPage: boolean): Parts {
  const parts = noParts();
  const isFile = lines.some(isMarked);
  let part: Part = 'intro';
  for (const text of lines) {
    const begun = begunBy(text, part, parts);
    if (begun) part = begun;
    else parts[part].push(text);
    // A list after notes is the recipe's own, and those were of the story before it.
    if (!isFile && (begun === 'ingredients' || begun === 'steps')) parts.tip = [];
  }
  if (hasList(parts)) return parts;
  const untitled = divideUntitled(lines);
  const isList = !isPage || isDense(untitled.ingredients);
  return isList ? untitled : { ...noParts(), intro: lines };
}

const hasList = ({ ingredients, steps }: Parts): boolean => ingredients.length + steps.length > 0;

/** The part that a line begins where it stands; null where it only says more of the one before. */
function begunBy(text: string, part: Part, parts: Parts): Part | null {
  const begun = partOf(asItem(text));
  if (begun === null || isMarked(text)) return begun;
  // Among notes a sentence may begin as a heading does.
  if (part === 'tip' && /[.!]$/.test(text)) return null;
  // Before the lists notes are of the story that a page tells, and `Share` is an offer that ends nothing.
  if (begun === 'tip') return hasList(parts) ? begun : 'rest';
  const isOffer = part === 'intro' && isFurniture(text);
  return begun === 'rest' && (isOffer || noted.test(text)) ? null : begun;
}

const noParts = (): Parts => ({
  intro: [],
  ingredients: [],
  steps: [],
  equipment: [],
  nutrition: [],
  tip: [],
  rest: [],
});

/** Whether lines look like a list of ingredients: any page has a line or two that begin with a number. */
function isDense(lines: string[]): boolean {
  const amounts = lines.filter((text) => isAmount(text) && !/[.!?]$/.test(text));
  const measured = amounts.filter((text) => leadingAmount(text.replace(bullet, ''))?.unit);
  return amounts.length >= 3 && measured.length >= 2 && amounts.length * 3 >= lines.length * 2;
}

function isAmount(text: string): boolean {
  const plain = text.replace(bullet, '');
  if (plain.length > 120 || /^\d+[.)]/.test(plain) || isSurelyFurniture(plain)) return false;
  return leadingAmount(plain) !== null;
}

/** The amount that begins a line in figures: a sentence may well begin with 'a' or 'one'. */
function leadingAmount(text: string) {
  const [first] = readIngredientLine(text, 'en-GB').amounts;
  return first?.start === 0 && /^[^\p{L}]/u.test(text) ? first : null;
}

/** Without headings, lines that begin with an amount are ingredients and what follows them is steps. */
function divideUntitled(lines: string[]): Parts {
  const first = lines.findIndex(isAmount);
  if (first < 0) return { ...noParts(), intro: lines };
  const end = lines.findLastIndex((one) => partOf(asItem(one)) === 'tip');
  const own = end > first ? lines.slice(0, end) : lines;
  const behind = lines.slice(own.length + 1);
  const next = behind.findIndex((one) => partOf(asItem(one)) !== null);
  const last = own.findLastIndex(isAmount);
  return {
    ...noParts(),
    intro: own.slice(0, first),
    ingredients: own.slice(first, last + 1),
    steps: own.slice(last + 1),
    tip: next < 0 ? behind : behind.slice(0, next),
  };
}
