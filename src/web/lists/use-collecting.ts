import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { OwnCollectionReply } from '#contract/collection-fields.ts';
import { whyNot } from '#web/data/refused.ts';
import { useApi } from '../data/api.ts';
import { readStored, removeStored, writeStored } from '../data/browser-storage.ts';
import { useOnce } from '../data/use-once.ts';
import { whyKept } from '../data/use-own.ts';
import { useText } from '../page/text.ts';

type State = {
  /** Null until they are known. */
  collections: OwnCollectionReply[] | null;
  hasFailed: boolean;
  /** Why they are kept from the person, as in `whyKept`. */
  why: string;
  fault: string;
  /** What has just been done, for those who cannot see it. */
  said: string;
  isBusy: boolean;
  typed: string;
};

/** Which of one's collections hold a recipe, and how that is changed: at once to the eye, and taken back where it is refused. */
export function useCollecting(recipeId: string, userId: string, onSignedOut: () => void) {
  const key = `new-collection@${userId}`;
  const [state, setState] = useState<State>(() => ({
    collections: null,
    hasFailed: false,
    why: '',
    fault: '',
    said: '',
    isBusy: false,
    typed: String(readStored(key) ?? ''),
  }));
  const change = useCallback(
    (part: Partial<State>) => setState((now) => ({ ...now, ...part })),
    [],
  );
  const load = useLoad(recipeId, change);
  const type = (typed: string) => {
    if (typed === '') removeStored(key);
    else writeStored(key, typed);
    change({ typed, fault: '' });
  };
  const refuse = useRefuse(change, onSignedOut);
  const put = (one: OwnCollectionReply) =>
    setState((now) => ({
      ...now,
      collections: now.collections?.map((each) => (each._id === one._id ? one : each)) ?? null,
    }));
  /** Before the others, as they are by then. */
  const add = (made: OwnCollectionReply) =>
    setState((now) => ({
      ...now,
      collections: [made, ...(now.collections ?? []).filter(({ _id }) => _id !== made._id)],
    }));
  const toggle = useToggle(recipeId, { put, change, refuse });
  const create = useCreate(recipeId, state, { type, add, change, refuse });
  return { ...state, load, type, toggle, create };
}

export type Collecting = ReturnType<typeof useCollecting>;
type Change = (part: Partial<State>) => void;
type Refuse = (result: Refused) => void;

function useLoad(recipeId: string, change: Change) {
  const api = useApi();
  const load = useCallback(async () => {
    change({ hasFailed: false });
    const result = await api.listOwnCollections({ query: { recipe: recipeId } });
    if (result.ok) change({ collections: result.data.collections });
    else change({ hasFailed: true, why: whyKept(result) });
  }, [api, change, recipeId]);
  useEffect(() => void load(), [load]);
  return load;
}

/** Whose login has ended is offered another one, which this would cover. */
function useRefuse(change: Change, onSignedOut: () => void): Refuse {
  const text = useText();
  return (result) => {
    if (result.status === 401) return onSignedOut();
    change({ fault: whyNot(result, text('collect.failed')), isBusy: false });
  };
}

type Ways = { change: Change; refuse: Refuse };
type MakingWays = { type: (typed: string) => void; add: (made: OwnCollectionReply) => void };

function useToggle(
  recipe: string,
  { put, change, refuse }: Ways & { put: (one: OwnCollectionReply) => void },
) {
  const api = useApi();
  const text = useText();
  const busy = useRef(new Set<string>());
  /** Of each collection that it was taken out of what was with it: ticked again it is where it was. */
  const left = useRef(new Map<string, { note?: string; before?: string | null }>());
  return async (one: OwnCollectionReply) => {
    if (busy.current.has(one._id)) return;
    busy.current.add(one._id);
    const collected = !one.holds;
    change({ fault: '', said: '' });
    put({ ...one, holds: collected });
    const result = await api.collectRecipe({
      params: { id: one._id, recipe },
      body: { collected, ...(collected ? left.current.get(one._id) : {}) },
    });
    busy.current.delete(one._id);
    const { name } = one;
    if (result.ok) {
      const { note, before } = result.data;
      left.current.set(one._id, note === undefined ? {} : { note, before: before ?? null });
      change({ said: text(collected ? 'collect.added' : 'collect.removed', { name }) });
    } else {
      put(one);
      refuse(result);
    }
  };
}

function useCreate(
  recipe: string,
  { typed }: State,
  { type, add, change, refuse }: Ways & MakingWays,
) {
  const api = useApi();
  const text = useText();
  const once = useOnce();
  const createNow = async () => {
    if (typed.trim() === '') return;
    change({ isBusy: true, fault: '', said: '' });
    const result = await api.createCollection({ body: { name: typed, recipe } });
    if (!result.ok) return refuse(result);
    const { _id, name, visibility, count } = result.data.collection;
    type('');
    add({ _id, name, visibility, count, holds: true });
    change({ isBusy: false, said: text('collect.added', { name }) });
  };
  return () => once(createNow);
}
