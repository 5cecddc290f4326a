import { isMarkedHeading } from '../recipes/sections.ts';
import { type FoundInPage, findInPage, type KeyedLine } from './find-in-page.ts';
import { asItem, headingOf } from './headings.ts';
import type { PageLine } from './page-lines.ts';
import { bareIngredient } from './read-ingredients.ts';

/** How far above the first ingredient the heading of its group may stand. */
const nearStart = 3;

/**
 * The ingredients as the page shows them: with the headings between them, because structured data
 * name no groups, and with amounts that stand beside what it tells. A list that the page does not
 * show in that order stays as it is.
 */
export function groupIngredients(ingredients: string[], page: readonly PageLine[]): string[] {
  if (ingredients.length < 2 || ingredients.some(isMarkedHeading)) return ingredients;
  const found = findInPage(ingredients, page);
  if (!found) return ingredients;
  const inner = headingsBetween(found);
  const [shape] = [...inner.values()].map(shapeOf);
  const first = shape === undefined ? undefined : headingBefore(found, shape);
  return withAmounts(ingredients, found).flatMap((item, index) => {
    const heading = index === 0 ? first : inner.get(index);
    return heading ? [...headingOf(asItem(heading.text)), item] : [item];
  });
}

/** Where nearly nothing has an amount, what the page shows before it on the same line. */
function withAmounts(ingredients: string[], { places, lines }: FoundInPage): string[] {
  const hasAmount = (text: string) => /\d|\p{No}/u.test(text);
  if (ingredients.filter(hasAmount).length * 3 > ingredients.length) return ingredients;
  return ingredients.map((item, index) => {
    const place = places[index];
    const shown = place && place.to === place.from + 1 ? (lines[place.from]?.text ?? '') : '';
    return hasAmount(shown) && shown.endsWith(item) ? bareIngredient(shown) : item;
  });
}

/** What stands like a heading before each ingredient but the first that was found. */
function headingsBetween({ places, lines }: FoundInPage): Map<number, KeyedLine> {
  const found = new Map<number, KeyedLine>();
  let end: number | null = null;
  for (const [index, place] of places.entries()) {
    if (!place) continue;
    const between = end === null ? [] : lines.slice(end, place.from);
    const heading = between.findLast(isHeadingLike);
    if (heading) found.set(index, heading);
    end = place.to;
  }
  return found;
}

/** The heading over the first group, which looks like those over the others. */
function headingBefore({ places, lines }: FoundInPage, shape: string): KeyedLine | undefined {
  const index = places.findIndex(Boolean);
  const start = places[index]?.from ?? 0;
  const before = lines.slice(Math.max(0, start - index - nearStart), start);
  return before.findLast((line) => isHeadingLike(line) && shapeOf(line) === shape);
}

/** Headings of one list look alike, whatever number each has. */
const shapeOf = ({ block, hint, isBold }: PageLine): string =>
  `${block} ${hint.replace(/\d+/g, '')} ${isBold}`;

const titleWords = /(?:head|title|group-?name|section-?name|sub-?head|purpose|legend|rubrik|titel)/;
/** What tools and shops put between ingredients. */
const noTitles =
  /^(?:(?:ingredients?|zutaten|ingr[ée]dients?|ingredientes|ingredienti|ingrediënten|ingredienser)\s*:?$|(?:advertisement|shop|buy|add|print|save|\d.*x|us customary|metric|cup|units?|scale|servings?|yield|notes?|see|click|show|view|get|deselect|select)\b)/i;

function isHeadingLike(line: PageLine): boolean {
  const { text, block, hint, isBold } = line;
  const plain = asItem(text);
  if (plain.length > 80 || noTitles.test(plain) || !/\p{L}{2}/u.test(plain)) return false;
  if (/^\d+ ?x$|[.!?]$/.test(plain)) return false;
  const isTitle = /^(?:h[1-6]|dt|legend|caption|th|summary)$/.test(block) || titleWords.test(hint);
  return isTitle || isBold || /:$/.test(plain);
}
