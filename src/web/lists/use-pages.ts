import { useCallback, useEffect, useRef, useState } from 'react';
import { createResource } from '../data/resource.ts';
import { useStore } from '../data/store.ts';

/** A page of a list; without a cursor it is the last. */
export type Page<Item> = { items: readonly Item[]; total: number; nextCursor?: string | null };
/** Asks for a page, the first one without a cursor; null for one that could not be had. */
export type AskPage<Item> = (cursor?: string) => Promise<Page<Item> | null>;

export type Pages<Item> = {
  /** All that has come so far; null until the first answer. */
  page: Page<Item> | null;
  hasFailed: boolean;
  /** Whether what shows is the answer to an earlier question. */
  isStale: boolean;
  reload: () => void;
  /** Asks for the page behind; null where there is none. */
  loadMore: (() => void) | null;
  remove: (id: string) => void;
};

/** A list that one person sees, page by page; asked for anew when `ask` is another function, or by `reload`. */
export function usePages<Item extends { _id: string }>(ask: AskPage<Item>): Pages<Item> {
  const [resource] = useState(() => createResource<Page<Item>>());
  const { value: page, key, isLoading, hasFailed } = useStore(resource.store);
  const reload = useCallback(() => void resource.load(ask, () => ask()), [resource, ask]);
  useEffect(reload, [reload]);
  const busyWith = useRef<Page<Item> | null>(null);
  const more = async () => {
    if (!page?.nextCursor || busyWith.current === page) return;
    busyWith.current = page;
    const next = await ask(page.nextCursor);
    busyWith.current = null;
    if (next) resource.change((now) => (now === page ? joined(page, next) : (now ?? next)));
  };
  const remove = (id: string) =>
    resource.change((now) => without(now ?? { items: [], total: 0 }, id));
  return {
    page,
    hasFailed,
    reload,
    remove,
    isStale: key !== ask || isLoading,
    loadMore: page?.nextCursor ? () => void more() : null,
  };
}

/** An item that moved behind the end of the page before comes once. */
function joined<Item extends { _id: string }>(page: Page<Item>, next: Page<Item>): Page<Item> {
  const known = new Set(page.items.map(({ _id }) => _id));
  return { ...next, items: [...page.items, ...next.items.filter(({ _id }) => !known.has(_id))] };
}

function without<Item extends { _id: string }>(page: Page<Item>, id: string): Page<Item> {
  return { ...page, items: page.items.filter(({ _id }) => _id !== id) };
}
