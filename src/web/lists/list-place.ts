import { numberedRecipes } from '#contract/recipes.ts';
import { failPage } from '../page/failures.ts';
import { pageSize } from './all-recipes.ts';

/** Where in a list a page begins: by its number from 1, or behind a cursor where numbers end. */
export type ListPlace = { page: number; cursor?: never } | { page: null; cursor: string };

const lastNumber = Math.floor(numberedRecipes / pageSize);

/** The place that an address asks for; one that cannot be is a 404. */
export function readPlace(address: string): ListPlace {
  const query = new URL(address).searchParams;
  const cursor = query.get('cursor');
  if (cursor) return { page: null, cursor };
  const asked = query.get('page') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0;
  return page < 1 || page > lastNumber ? failPage('not_found', 404) : { page };
}

/** The address of a page of the list at `path`, which may carry a query; the first is the list's own. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : withQuery(path, `page=${page}`);
}

type Shown = {
  /** The number of the last page that shows; null behind a cursor. */
  page: number | null;
  /** The marker of what comes next; null at the end. */
  next: string | null;
  /** Pages have no numbers. */
  isByCursor?: boolean | undefined;
};

/** The address of the page that follows what shows, or null at the end. */
export function nextAddress(path: string, { page, next, isByCursor }: Shown): string | null {
  if (next === null) return null;
  if (page !== null && page < lastNumber && !isByCursor) return pageAddress(path, page + 1);
  return withQuery(path, `cursor=${encodeURIComponent(next)}`);
}

/** The address of the page before this one; behind a cursor only the way to the start is known. */
export function previousAddress(path: string, page: number | null): string | null {
  if (page === 1) return null;
  return page === null ? path : pageAddress(path, page - 1);
}

function withQuery(path: string, pair: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${pair}`;
}
