import { paths } from '#web/paths.ts';

/** What stands in the address of the page: lists of foods; no staples are the usual ones. */
export type PantryAsked = {
  have: string[];
  avoid: string[];
  staples: string[] | null;
  page: number;
};

/** The foods of a list as it was typed, each once. */
function splitFoods(text: string | null): string[] {
  const foods = (text ?? '').split(/[,;\n]/).map((food) => food.trim());
  return [...new Set(foods.filter((food) => food !== ''))];
}

/** The address of what is asked; its lists stand with their commas. */
export function pantryAddress({ have, avoid, staples, page }: PantryAsked): string {
  const list = (foods: readonly string[]) => foods.map(encodeURIComponent).join(',');
  const parts = [
    have.length > 0 && `have=${list(have)}`,
    avoid.length > 0 && `avoid=${list(avoid)}`,
    staples && `staples=${list(staples)}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return parts.length === 0 ? paths.whatIHave : `${paths.whatIHave}?${parts.join('&')}`;
}

/** Reads an address, and what a form adds to its lists; `isTidy` where nothing was added. */
export function readPantryAddress(address: string): { asked: PantryAsked; isTidy: boolean } {
  const query = new URL(address).searchParams;
  const staples = query.get('staples');
  /** A name may stand several times, in an address that was put together by hand. */
  const listed = (...names: string[]) =>
    splitFoods(names.flatMap((name) => query.getAll(name)).join(','));
  const page = /^[1-9]\d?$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return {
    asked: {
      have: listed('have', 'add'),
      avoid: listed('avoid', 'addAvoid'),
      staples: staples === null ? null : splitFoods(staples),
      page,
    },
    isTidy: !query.has('add') && !query.has('addAvoid'),
  };
}

/** What is asked with a food in the place of one of a list, from the first page on. */
export const withInstead = (
  asked: PantryAsked,
  of: 'have' | 'avoid',
  typed: string,
  food: string,
): PantryAsked => ({
  ...asked,
  [of]: asked[of].map((one) => (one === typed ? food : one)),
  page: 1,
});
