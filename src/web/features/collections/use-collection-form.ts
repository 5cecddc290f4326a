import { useRef, useState } from 'react';
import type { CollectionReply, Visibility } from '#contract/collection-fields.ts';
import { useApi } from '#web/data/api.ts';
import { readDraft } from '#web/data/kept-draft.ts';
import { whyNot } from '#web/data/refused.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useDraftKeeper } from '#web/forms/use-draft-keeper.ts';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';

/** What is typed of a collection and not kept yet, and which state of it that started from. */
export type CollectionDraft = {
  name: string;
  description: string;
  visibility: Visibility;
  base: string;
};

type State = { draft: CollectionDraft | null; fault: string; field: string; isBusy: boolean };

const isWhole = ({ name, description, visibility, base }: Partial<CollectionDraft>) =>
  [name, description, visibility, base].every((one) => typeof one === 'string');

/** The form of what is said of a collection: open while there is a draft, which outlives the page. */
export function useCollectionForm(
  collection: CollectionReply,
  userId: string,
  put: (collection: CollectionReply) => void,
) {
  const key = `collection:${collection._id}@${userId}`;
  const [state, setState] = useState<State>(() => ({
    draft: readDraft<CollectionDraft>(key, isWhole),
    fault: '',
    field: '',
    isBusy: false,
  }));
  const keepDraft = useDraftKeeper(key);
  const latest = useRef(state.draft);
  const show = (draft: CollectionDraft | null, fault = '', field = '') => {
    keepDraft(latest.current, draft);
    latest.current = draft;
    setState({ draft, fault, field, isBusy: false });
  };
  const send = useSend(collection._id, put, show);
  const { name, description, visibility, updatedAt: base } = collection;
  return {
    ...state,
    /** Whether letting go of it loses words. */
    hasWords: [state.draft?.name ?? name, state.draft?.description ?? description].some(
      (typed) => typed.trim() !== '' && typed !== name && typed !== description,
    ),
    open: () => show({ name, description, visibility, base }),
    type: (part: Partial<CollectionDraft>) => state.draft && show({ ...state.draft, ...part }),
    close: () => show(null),
    send: async () => {
      if (!state.draft || state.isBusy) return;
      setState((now) => ({ ...now, isBusy: true, fault: '', field: '' }));
      await send(state.draft);
    },
  };
}

export type CollectionForm = ReturnType<typeof useCollectionForm>;

function useSend(
  id: string,
  put: (collection: CollectionReply) => void,
  show: (draft: CollectionDraft | null, fault?: string, field?: string) => void,
) {
  const api = useApi();
  const text = useText();
  const once = useOnce();
  const isHere = useIsHere();
  /** Somebody was in between: what they wrote is told, and only then written over. */
  const takeOver = async (draft: CollectionDraft) => {
    const there = await api.getOwnCollection({ params: { id }, query: { limit: 1 } });
    // What nobody was shown is not written over later either.
    if (!isHere()) return show(draft);
    if (!there.ok) return show(draft, text('collectionForm.failed'));
    const { name, updatedAt } = there.data.collection;
    return show({ ...draft, base: updatedAt }, text('collectionForm.stale', { name }));
  };
  const sendNow = async ({ base, ...said }: CollectionDraft, draft: CollectionDraft) => {
    const result = await api.changeCollection({
      params: { id },
      body: { ...said, baseUpdatedAt: base },
    });
    if (result.ok) {
      put(result.data.collection);
      show(null);
      return showSuccess(text('collectionForm.saved'), 'act');
    }
    if (result.code === 'collection_changed') return takeOver(draft);
    return show(draft, whyNot(result, text('collectionForm.failed')), result.field);
  };
  return (draft: CollectionDraft) => once(() => sendNow(draft, draft));
}
