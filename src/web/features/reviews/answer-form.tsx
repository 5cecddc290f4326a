import { useEffect, useRef, useState } from 'react';
import { type ReviewReply, reviewLimits } from '#contract/reviews.ts';
import { useApi } from '#web/data/api.ts';
import { readDraft } from '#web/data/kept-draft.ts';
import { whyNot } from '#web/data/refused.ts';
import { DiscardButton } from '#web/forms/discard-button.tsx';
import { useDraftKeeper } from '#web/forms/use-draft-keeper.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import styles from './review-fields.module.css';
import type { Reviews } from './use-reviews.ts';

/** What is typed, and the answer that it started from. */
type Typed = { text: string; base: string };

/** One from before answers had a base is taken for a first one. */
function foundDraft(key: string): Typed | null {
  const found = readDraft<Typed>(key, (stored) => typeof stored.text === 'string');
  return found && { ...found, base: found.base ?? '' };
}

/** The author's answer while it is typed; it outlives the page until it is sent or let go. */
export function useAnswer(userId: string, review: ReviewReply, reviews: Reviews) {
  const api = useApi();
  const text = useText();
  const key = `answer:${review._id}@${userId}`;
  const [typed, setTyped] = useState(() => foundDraft(key));
  const keepDraft = useDraftKeeper(key);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const type = (next: Typed | null, words = '') => {
    keepDraft(typed, next);
    setTyped(next);
    setFault(words);
  };
  const send = async () => {
    if (!typed || busy) return;
    setBusy(true);
    const result = await api.answerReview({ params: { id: review._id }, body: typed });
    setBusy(false);
    if (!result.ok && result.code === 'answer_changed') {
      // It is shown before it is written over.
      const { review: there } = result.body as { review: ReviewReply };
      reviews.put(there);
      return type({ ...typed, base: there.answer?.text ?? '' }, text('reviewForm.staleAnswer'));
    }
    if (!result.ok) return setFault(whyNot(result, text('reviewForm.failed')));
    type(null);
    reviews.put(result.data.review);
  };
  const said = review.answer?.text ?? '';
  return {
    typed: typed?.text ?? '',
    isOpen: typed !== null,
    fault,
    busy,
    send,
    hasWords: !['', said].includes(typed?.text.trim() ?? ''),
    open: () => type({ text: said, base: said }),
    type: (words: string) => type({ base: said, ...typed, text: words }),
    close: () => type(null),
  };
}

type Props = {
  answer: ReturnType<typeof useAnswer>;
  /** Opened by a press, which is answered with the focus. */
  isByHand: boolean;
};

/** Where the author of a recipe answers a review. */
export function AnswerForm({ answer, isByHand }: Props) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isByHand) form.current?.querySelector('textarea')?.focus();
  }, [isByHand]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void answer.send();
      }}
    >
      <TextArea
        label={text('reviewForm.answerLabel')}
        hint={text('reviewForm.answerHint')}
        note={text('reviewForm.count', {
          n: [...answer.typed.trim()].length,
          limit: reviewLimits.text,
        })}
        error={answer.fault || undefined}
        value={answer.typed}
        readOnly={answer.busy}
        dir="auto"
        onChange={({ target }) => answer.type(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={answer.busy || undefined}>
          {text('reviewForm.saveAnswer')}
        </Button>
        <DiscardButton isBusy={answer.busy} hasWords={answer.hasWords} onDiscard={answer.close} />
      </div>
    </form>
  );
}
