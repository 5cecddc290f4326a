import { isMarkedHeading } from '../recipes/sections.ts';
import type { FoundRecipe } from './draft.ts';
import { asItem, headingOf, isPlainPart, tidyHeadings } from './headings.ts';
import type { PageLine } from './page-lines.ts';
import { isFact, readFacts } from './read-facts.ts';
import { joinAmounts, tidyIngredient } from './read-ingredients.ts';
import { type Part, partOf, readPlainRecipe } from './read-plain-recipe.ts';
import { line } from './read-texts.ts';
import { splitSteps } from './split-steps.ts';

/** The title of a page to those who share it, in the browser's head, and the name of its site. */
export type PageTitles = { shared: string; document: string; site: string };

/**
 * What a page calls its recipe: the heading that its title repeats, because a page may have
 * several and a title more than the name; else the title without the site's name, else the first
 * heading. Empty where the title says nothing that the page shows.
 */
export function nameOfPage({ shared, document, site }: PageTitles, page: readonly PageLine[]) {
  const title = line(shared || document);
  const headings = page.filter(({ block }) => /^h[1-3]$/.test(block)).map(({ text }) => line(text));
  const isIn = (text: string) => text.length > 2 && lower(title).includes(lower(text));
  const [repeated] = headings.filter(isIn).sort((a, b) => b.length - a.length);
  if (repeated !== undefined) return repeated;
  const name = withoutSite(title, line(site));
  if (shared !== '' || page.some(({ text }) => lower(line(text)) === lower(name))) return name;
  return page.find(({ block }) => block === 'h1')?.text ?? '';
}

const lower = (text: string): string => text.toLowerCase();

function withoutSite(title: string, site: string): string {
  const parts = title.split(/\s+[|–—-]\s+/);
  const isSite = site === '' || lower(parts.at(-1) ?? '') === lower(site);
  return parts.length > 1 && isSite ? parts.slice(0, -1).join(' - ') : title;
}

/** Reads a recipe from what a page shows, by what its elements are called and by its headings; null when it has no list. */
export function readPlainPage(
  page: readonly PageLine[],
  name: string,
  isPasted: boolean,
): FoundRecipe | null {
  const text = readPlainRecipe(
    page.map((one) => one.text),
    !isPasted,
  );
  const ingredients = listOf(page, 'ingredients');
  const taken = new Set(ingredients.lines);
  const steps = listOf(
    page.filter((one) => !taken.has(one)),
    'steps',
  );
  const ingredientList = ingredients.items.length
    ? joinAmounts(ingredients.items)
    : (text?.ingredientList ?? []);
  const stepList = steps.items.length ? steps.items : (text?.stepList ?? []);
  if (ingredientList.length === 0 && stepList.length === 0) return null;
  const found = {
    name: name || (text?.name ?? ''),
    description: text?.description ?? '',
    // Of a page of the web the end of a tip cannot be told from what it says behind it; who pastes one takes a part.
    ...(isPasted && text?.tip ? { tip: text.tip } : {}),
  };
  const told = new Set(stepList);
  const inSteps = new Set(steps.lines);
  const isStep = (one: PageLine) =>
    (inSteps.has(one) || splitSteps(one.text).some((step) => told.has(step))) &&
    !isFact(asItem(line(one.text)), 'colon');
  const textOf = ({ text: one }: PageLine) => one;
  const { true: within = [], false: outside = [] } = Object.groupBy(
    page,
    (one) => `${isStep(one)}`,
  );
  const facts = readFacts(outside.map(textOf), within.map(textOf));
  return { ...found, ingredientList, stepList, ...facts };
}

type ListPart = Extract<Part, 'ingredients' | 'steps'>;
type List = { lines: PageLine[]; items: string[] };

const named: Record<ListPart, RegExp> = {
  ingredients: /ingr[eé]d|zutat|skladnik|hozzaval|ainesosa|malzeme/,
  steps:
    /instruction|direction|method|preparation|procedure|zubereit|\betapes?\b|prepar[ao]|elaboracion|tillag|\bsteps?\b/,
};
const titles = /^h[1-6]$|^dt$|^legend$/;
const leastItems = 2;

/**
 * The ingredients or the steps: the longest list whose own elements are called so, or else of
 * those inside such elements, or else of those under such a heading.
 */
function listOf(page: readonly PageLine[], part: ListPart): List {
  const isNamed = (label: string) => named[part].test(label);
  const ways = [
    () =>
      allLike(
        page,
        best(
          runsOf(page, ({ hint }) => isNamed(hint)),
          part,
        ),
      ),
    () =>
      best(
        runsOf(page, ({ around }) => around.some(isNamed)),
        part,
      ),
    () => best(runsUnder(page, part), part),
  ];
  for (const way of ways) {
    const lines = way();
    const items = itemsOf(lines, part);
    if (weight(items) >= leastItems) return { lines, items };
  }
  return { lines: [], items: [] };
}

/** The run of lines with the most items. */
function best(runs: PageLine[][], part: ListPart): PageLine[] {
  const weighed = runs.map((lines) => ({ lines, weight: weight(itemsOf(lines, part)) }));
  return weighed.sort((a, b) => b.weight - a.weight)[0]?.lines ?? [];
}

/** Every line of the page that is made like those of a list: its groups may stand far apart. */
function allLike(page: readonly PageLine[], list: readonly PageLine[]): PageLine[] {
  const shapeOf = ({ block, hint }: PageLine) => `${block} ${hint.replace(/\d+/g, '')}`;
  const shapes = new Set(list.filter((one) => !isTitle(one)).map(shapeOf));
  return runsOf(page, (one) => shapes.has(shapeOf(one))).flat();
}

const weight = (items: string[]): number => items.filter((item) => !isMarkedHeading(item)).length;

/** Lines one after another that are such, with the titles between them. */
function runsOf(page: readonly PageLine[], isSuch: (line: PageLine) => boolean): PageLine[][] {
  const runs: PageLine[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const [index, one] of page.entries()) {
    if (one.text.length > 2_000 || !isSuch(one)) continue;
    const between = index - end <= 3 ? page.slice(end + 1, index) : null;
    if (between) runs.at(-1)?.push(...between.filter(isTitle));
    else runs.push(page.slice(Math.max(0, index - 1), index).filter(isTitle));
    runs.at(-1)?.push(one);
    end = index;
  }
  return runs.map(withoutLoneTitle);
}

/** The title over a list is its first group's only where other groups have such a title too. */
function withoutLoneTitle(lines: PageLine[]): PageLine[] {
  const [first, ...others] = lines;
  if (!first || !isTitle(first)) return lines;
  const isGroup = others.some((one) => isTitle(one) && one.block === first.block);
  return isGroup ? lines : others;
}

/** The lines under each heading of that part, to the next heading of another. */
function runsUnder(page: readonly PageLine[], part: ListPart): PageLine[][] {
  const runs: PageLine[][] = [];
  for (const [index, one] of page.entries()) {
    if (partOf(one.text) !== part) continue;
    const rest = page.slice(index + 1, index + 200);
    const end = rest.findIndex((next) => /^h[12]$/.test(next.block) || partOf(next.text) !== null);
    runs.push(end < 0 ? rest : rest.slice(0, end));
    if (runs.length === 40) break;
  }
  return runs;
}

function isTitle({ block, isBold, item, text }: PageLine): boolean {
  return titles.test(block) || (isBold && item === 0 && text.length <= 60);
}

/** The items of a list, where it has any, or else its paragraphs; titles among them stay. */
function itemsOf(lines: PageLine[], part: ListPart): string[] {
  const whole = joinItems(lines);
  const hasItems = whole.filter(({ item }) => item > 0).length >= leastItems;
  const isBold = whole.every((one) => one.isBold);
  const isName = (one: PageLine) =>
    isTitle(one) || (!isBold && one.isBold && one.text.length <= 60 && !/\d/.test(one.text));
  const items = whole.flatMap((one) => {
    const text = asItem(line(one.text));
    if (isPlainPart(text) || isFact(text, part === 'steps' ? 'word' : 'colon')) return [];
    if (isName(one)) return isPlainTitle(text) ? [] : headingOf(text);
    if (hasItems && one.item === 0) return [];
    return part === 'steps' ? splitSteps(text) : [tidyIngredient(text)].filter(Boolean);
  });
  return tidyHeadings(once(items));
}

/** A list that the page holds twice, for narrow and for wide windows, is one. */
function once(items: string[]): string[] {
  const half = items.slice(0, items.length / 2);
  const isTwice = half.length > 1 && half.length * 2 === items.length;
  return isTwice && half.every((item, index) => item === items[half.length + index]) ? half : items;
}

/** Whether a title says no more than which part of a recipe follows. */
function isPlainTitle(text: string): boolean {
  return partOf(text) !== null && !/\s\S+\s/.test(text);
}

/** The lines of one item of a list or row of a table belong together. */
function joinItems(lines: PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (const one of lines) {
    const last = joined.at(-1);
    if (last && one.item > 0 && last.item === one.item) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${one.text}` };
    } else joined.push(one);
  }
  return joined;
}
