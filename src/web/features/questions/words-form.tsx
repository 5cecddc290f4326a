import { useEffect, useRef } from 'react';
import { questionLimits } from '#contract/questions.ts';
import { DiscardButton } from '#web/forms/discard-button.tsx';
import { focusFirstError } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Words } from './use-words.ts';
import styles from './words-form.module.css';

type Props = {
  words: Words;
  label: string;
  hint: string;
  /** What its first button says. */
  send: string;
};

/** Where a question or an answer is typed. */
export function WordsForm({ words, label, hint, send }: Props) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const { typed, fault, busy, isByHand } = words;
  useEffect(() => {
    if (isByHand) form.current?.querySelector('textarea')?.focus();
  }, [isByHand]);
  useEffect(() => {
    if (fault && form.current) focusFirstError(form.current);
  }, [fault]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void words.send();
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        note={text('questionForm.count', {
          n: [...(typed?.text ?? '').trim()].length,
          limit: questionLimits.text,
        })}
        error={fault || undefined}
        value={typed?.text ?? ''}
        readOnly={busy}
        dir="auto"
        onChange={({ target }) => words.type(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy && <Spinner />}
          {send}
        </Button>
        <DiscardButton
          isBusy={busy}
          hasWords={!['', words.before].includes(typed?.text.trim() ?? '')}
          onDiscard={words.close}
        />
      </div>
      <p className={styles.quiet} role="status">
        {text(words.isKept ? 'questionForm.unsaved' : 'posts.notKept')}
      </p>
    </form>
  );
}
