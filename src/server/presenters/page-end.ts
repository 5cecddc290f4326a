import type { Page } from '#storage/queries/page.ts';

/** What a reply says of a page beside its rows; the last page names no cursor. */
export function pageEnd({ total, nextCursor }: Omit<Page<unknown>, 'rows'>) {
  return { total, ...(nextCursor === null ? {} : { nextCursor }) };
}
