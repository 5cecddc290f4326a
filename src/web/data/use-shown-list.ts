import { useState } from 'react';
import { type Answer, useAsking } from './use-asking.ts';

const pageSize = 10;
const most = 50;

type Page = { nextCursor?: string | undefined };
type Item = { _id: string };

/** What such a list shows, how it is asked for, and where its items stand in an answer. */
type Ways<P extends Page, I extends Item, Sort> = {
  /** What came with the page, and in which order. */
  first: P | null;
  firstSort: Sort;
  ask: (query: { sort: Sort; limit: number; cursor?: string }) => Promise<Answer<P>>;
  itemsOf: (page: P) => readonly I[];
  withItems: (page: P, items: I[]) => P;
};

/** A list under a recipe as it is read on here, and asked for anew in another order; a failure leaves what is shown. */
export function useShownList<P extends Page, I extends Item, Sort>(ways: Ways<P, I, Sort>) {
  const { itemsOf, withItems } = ways;
  const [shown, setShown] = useState(ways.first);
  const [sort, setSort] = useState(ways.firstSort);
  const { busy, failed, ask } = useAsking();
  /** The list from its start, as long as it is shown. */
  const load = async (by: Sort = sort) => {
    const limit = Math.min(most, Math.max(pageSize, shown ? itemsOf(shown).length : 0));
    const page = await ask(ways.ask({ sort: by, limit }));
    if (!page) return;
    setShown(page);
    setSort(() => by);
  };
  const loadMore = async () => {
    if (busy) return;
    if (!shown?.nextCursor) return load();
    const page = await ask(ways.ask({ sort, limit: pageSize, cursor: shown.nextCursor }));
    if (!page) return;
    // A vote or an answer in between may have moved one from a page to the next.
    setShown((now) => {
      const before = now ? itemsOf(now) : [];
      const known = new Set(before.map(({ _id }) => _id));
      const more = itemsOf(page).filter(({ _id }) => !known.has(_id));
      return withItems(page, [...before, ...more]);
    });
  };
  return { shown, setShown, sort, busy, failed, load, loadMore };
}
