import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CollectionReply, EntryReply } from '#contract/collection-fields.ts';
import { useApi } from '#web/data/api.ts';
import { whyNot } from '#web/data/refused.ts';
import { whyKept } from '#web/data/use-own.ts';
import { useQueue } from '#web/data/use-queue.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { sameUser } from '#web/session/same-user.ts';
import { isHereAlone, moved, type Shown, standing, withOut } from './shown-entries.ts';

const pageSize = 100;
/** So long what is pressed waits for a list that was asked for before it. */
const patienceMs = 10_000;

type OwnState = {
  collection: CollectionReply | null;
  entries: Shown[];
  nextCursor: string | undefined;
  hasFailed: boolean;
  /** Why it is kept from its owner, as in `whyKept`. */
  why: string;
};

const start: OwnState = {
  collection: null,
  entries: [],
  nextCursor: undefined,
  hasFailed: false,
  why: '',
};

/**
 * A collection as its owner has it here. What they do shows at once, is sent one after another, and
 * is taken back where the site refuses it: then the list is asked for anew. What was taken out is kept until
 * the page is left, for the site has forgotten its note.
 */
export function useOwnEntries(id: string, onForeign: () => void) {
  const [state, setState] = useState(start);
  const change = useCallback(
    (part: (now: OwnState) => Partial<OwnState>) => setState((now) => ({ ...now, ...part(now) })),
    [],
  );
  const { load, loadMore } = useLoading(id, state, change, onForeign);
  const enqueue = useQueue(sameUser);
  // In its turn: what is pressed meanwhile is not half sent when the list comes.
  const loadInTurn = () =>
    enqueue(() => Promise.race([load(), new Promise<void>((go) => setTimeout(go, patienceMs))]));
  const acts = useActs(id, change, loadInTurn, enqueue);
  /** What is said of it was changed; it is counted with what was taken out here, as when the list came. */
  const put = (collection: CollectionReply) =>
    change(({ entries }) => ({ collection: counted(collection, entries) }));
  return { ...state, load: loadInTurn, loadMore, put, ...acts(state.entries) };
}

export type OwnEntries = ReturnType<typeof useOwnEntries>;

/** A collection as it comes from the site, which counts none of what is here alone. */
function counted(collection: CollectionReply, entries: readonly Shown[]): CollectionReply {
  return { ...collection, count: collection.count + entries.filter(isHereAlone).length };
}

type Change = (part: (now: OwnState) => Partial<OwnState>) => void;

/** A function that asks for a page of the list; null, once that is told, where none comes. */
function useAsking(id: string, change: Change, onForeign: () => void) {
  const api = useApi();
  const tellForeign = useEffectEvent(onForeign);
  return useCallback(
    async (cursor?: string) => {
      const query = { limit: pageSize, ...(cursor ? { cursor } : {}) };
      const result = await api.getOwnCollection({ params: { id }, query });
      if (result.ok) return result.data;
      const why = whyKept(result);
      const isForeign = result.status === 404 || (result.status === 403 && !why);
      if (isForeign) tellForeign();
      else change(() => ({ hasFailed: true, why }));
      return null;
    },
    [api, id, change],
  );
}

function useLoading(
  id: string,
  { entries, nextCursor }: OwnState,
  change: Change,
  onForeign: () => void,
) {
  const ask = useAsking(id, change, onForeign);
  const load = useCallback(async () => {
    change(() => ({ hasFailed: false }));
    const page = await ask();
    if (!page) return;
    change((now) => {
      const entries = withOut(page.entries, now.entries);
      const collection = counted(page.collection, entries);
      return { collection, entries, nextCursor: page.nextCursor };
    });
  }, [ask, change]);
  useEffect(() => void load(), [load]);
  const known = new Set(entries.map(({ _id }) => _id));
  const loadMore = async (cursor = nextCursor): Promise<void> => {
    const page = await ask(cursor);
    if (!page) return;
    // Where the last entry that came was moved up, those behind it come again.
    if (page.nextCursor && page.entries.every(({ _id }) => known.has(_id)))
      return loadMore(page.nextCursor);
    change((now) => {
      const coming = new Set(page.entries.map(({ _id }) => _id));
      // What was taken out here and comes all the same was not taken out there.
      const there = now.entries.filter(({ _id, isOut }) => !(isOut && coming.has(_id)));
      const shown = new Set(there.map(({ _id }) => _id));
      const more = page.entries.filter(({ _id }) => !shown.has(_id));
      return { entries: [...there, ...more], nextCursor: page.nextCursor };
    });
  };
  return { load, loadMore };
}

/** The ids that entries have had since they were put back: what was pressed before that was known is of the same entry. */
function useRenewedIds() {
  const renewed = useRef(new Map<string, string>());
  return {
    idOf(id: string): string {
      const to = renewed.current.get(id);
      return to === undefined || to === id ? id : this.idOf(to);
    },
    renew(id: string, to = id): string {
      renewed.current.set(id, to);
      return to;
    },
  };
}

type Swap = (entryId: string, part: Partial<Shown>) => void;

/** A function that takes an entry out, and the notes of those that it took out: they may be newer than what showed here. */
function useTakingOut(id: string, swap: Swap) {
  const api = useApi();
  const left = useRef(new Map<string, string>());
  const takeOut = async (entry: string) => {
    const result = await api.removeEntry({ params: { id, entry } });
    const note = result.ok ? result.data.note : undefined;
    if (note === undefined) return result;
    left.current.set(entry, note);
    swap(entry, { note });
    return result;
  };
  return { takeOut, noteOf: (entry: string) => left.current.get(entry) };
}

type Enqueue = ReturnType<typeof useQueue>;
type Sent = { ok: true } | { ok: false; status: number; message: string };

/** A function that sends what shows already; where it is refused it is taken back: by the site's own order, if by nothing else. */
function useSending(load: () => Promise<void>, enqueue: Enqueue) {
  const text = useText();
  return async (work: () => Promise<Sent>, takeBack: () => unknown = load): Promise<boolean> => {
    const result = await enqueue(work);
    if (result.ok) return true;
    if (result.status !== 401) showError(whyNot(result, text('collectionForm.failed')));
    await takeBack();
    return false;
  };
}

function useActs(id: string, change: Change, load: () => Promise<void>, enqueue: Enqueue) {
  const api = useApi();
  const send = useSending(load, enqueue);
  const ids = useRenewedIds();
  const swap: Swap = (entryId, part) =>
    change((now) => ({
      entries: now.entries.map((one) => (one._id === entryId ? { ...one, ...part } : one)),
    }));
  const { takeOut, noteOf } = useTakingOut(id, swap);
  return (entries: readonly Shown[]) => ({
    swap,
    /** Moves an entry before another one, or to the end. */
    move: (entry: string, before: string | null) => {
      change((now) => ({ entries: moved(now.entries, entry, before) }));
      return send(() => {
        const body = { before: before && ids.idOf(before) };
        return api.moveEntry({ params: { id, entry: ids.idOf(entry) }, body });
      });
    },
    remove: (entry: EntryReply) => {
      swap(entry._id, { isOut: true });
      return send(() => takeOut(ids.idOf(entry._id)));
    },
    /** Puts back what was taken out: where it was, with its note. */
    undo: (entry: Shown) => {
      const recipe = entry.recipe?._id ?? '';
      const before = standing(entries, entry._id);
      swap(entry._id, { isOut: false, isComing: true });
      const work = async () => {
        const shown = ids.idOf(entry._id);
        const note = noteOf(shown) ?? entry.note;
        const body = { collected: true, note, before: before && ids.idOf(before) };
        const result = await api.collectRecipe({ params: { id, recipe }, body });
        const row = entry.row ?? entry._id;
        const _id = result.ok && ids.renew(shown, result.data.entry);
        if (_id) swap(shown, { _id, row, isComing: false });
        return result;
      };
      // It stays within reach: with its note it is nowhere but here.
      return send(work, () => swap(ids.idOf(entry._id), { isOut: true, isComing: false }));
    },
  });
}
