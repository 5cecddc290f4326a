import { useState } from 'react';
import type { Refused } from '#contract/client.ts';
import { readDraft } from '#web/data/kept-draft.ts';
import { whyNot } from '#web/data/refused.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useDraftKeeper } from '#web/forms/use-draft-keeper.ts';
import { useText } from '#web/page/text.ts';

/** What is typed and not sent yet, and when the words that it changes were changed last; empty for new ones. */
type Typed = { text: string; base: string };

/** What came of sending: that it was, or why not, and what is typed from then on. */
type Sent = { ok: true } | { ok: false; refused: Refused; words?: string; typed?: Typed };

type State = {
  typed: Typed | null;
  /** What was there when it was opened; empty for a draft that was found, which is nobody's but here. */
  before: string;
  /** Whether this browser has what is typed, the tab closed meanwhile. */
  isKept: boolean;
  /** Somebody has opened it here, and it was not found with the page. */
  isByHand: boolean;
  fault: string;
  busy: boolean;
};

const start = { before: '', isKept: true, isByHand: false, fault: '', busy: false };

const isTyped = (stored: Partial<Typed>) =>
  typeof stored.text === 'string' && typeof stored.base === 'string';

/**
 * A question or an answer while it is typed: open while there is a draft, which outlives the page until it is
 * sent or let go. It is sent once at a time.
 */
export function useWords(key: string, send: (typed: Typed) => Promise<Sent>) {
  const text = useText();
  const [state, setState] = useState<State>(() => ({
    ...start,
    typed: readDraft<Typed>(key, isTyped),
  }));
  const keepDraft = useDraftKeeper(key);
  const once = useOnce();
  const { typed } = state;
  const show = (next: Typed | null, fault = '') => {
    const isKept = keepDraft(typed, next);
    setState((now) => ({ ...now, typed: next, isKept, fault, busy: false }));
  };
  const open = (first: Typed) => {
    if (typed) return;
    const isKept = keepDraft(null, first);
    setState({ ...start, typed: first, before: first.text, isKept, isByHand: true });
  };
  const sendNow = async () => {
    if (!typed) return;
    setState((now) => ({ ...now, busy: true, fault: '' }));
    const sent = await send(typed);
    if (sent.ok) return show(null);
    const { refused, words } = sent;
    show(sent.typed ?? typed, words ?? whyNot(refused, text('questionForm.failed')));
  };
  return {
    ...state,
    open,
    send: () => once(sendNow),
    type: (words: string) => typed && show({ ...typed, text: words }),
    close: () => show(null),
  };
}

export type Words = ReturnType<typeof useWords>;
