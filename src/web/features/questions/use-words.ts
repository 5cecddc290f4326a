import { useRef, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import { keepDraft, readDraft } from '#web/data/kept-draft.ts';
import { useText } from '#web/page/text.ts';

/** What is typed and not sent yet, and when the words that it changes were changed last; empty for new ones. */
export type Typed = { text: string; base: string };

/** What came of sending: that it was, or why not, and what is typed from then on. */
export type Sent = { ok: true } | { ok: false; refused: Refused; words?: string; typed?: Typed };

type State = {
  typed: Typed | null;
  /** What was there when it was opened; empty for a draft that was found, which is nobody's but here. */
  before: string;
  /** Somebody has opened it here, and it was not found with the page. */
  isByHand: boolean;
  fault: string;
  busy: boolean;
};

const start = { before: '', isByHand: false, fault: '', busy: false };

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
  const isSending = useRef(false);
  const { typed } = state;
  const show = (next: Typed | null, fault = '') => {
    keepDraft(key, next);
    setState((now) => ({ ...now, typed: next, fault, busy: false }));
  };
  const open = (first: Typed) => {
    if (typed) return;
    keepDraft(key, first);
    setState({ ...start, typed: first, before: first.text, isByHand: true });
  };
  const onSend = async () => {
    if (!typed || isSending.current) return;
    isSending.current = true;
    setState((now) => ({ ...now, busy: true, fault: '' }));
    const sent = await send(typed);
    isSending.current = false;
    if (sent.ok) return show(null);
    const { refused, words } = sent;
    const isOurs = refused.status === 0 || refused.status >= 500;
    show(sent.typed ?? typed, words ?? (isOurs ? text('questionForm.failed') : refused.message));
  };
  return {
    ...state,
    open,
    send: onSend,
    type: (words: string) => typed && show({ ...typed, text: words }),
    close: () => show(null),
  };
}

export type Words = ReturnType<typeof useWords>;
