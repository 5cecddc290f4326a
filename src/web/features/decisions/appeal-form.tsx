import { useEffect, useState } from 'react';
import { appealLimits } from '#contract/decisions.ts';
import { useApi } from '#web/data/api.ts';
import { readStored } from '#web/data/browser-storage.ts';
import { storeDraft } from '#web/data/kept-draft.ts';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './decisions-page.module.css';

type Props = { id: string; isOfPerson: boolean; onSent: () => void };

/** Where somebody says, once, why what was decided is wrong. */
export function AppealForm({ id, isOfPerson, onSent }: Props) {
  const text = useText();
  const { typed, fault, isBusy, type, send } = useAppeal(id, onSent);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={text(isOfPerson ? 'decisions.appealPerson' : 'decisions.appeal')}
        hint={text('decisions.once')}
        rows={4}
        maxLength={appealLimits.max}
        dir="auto"
        value={typed}
        readOnly={isBusy}
        error={fault || undefined}
        onChange={({ target }) => type(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? <Spinner /> : null}
        {text('decisions.send')}
      </Button>
    </form>
  );
}

/** An appeal as it is written, which survives a reload, and its way to the site. */
function useAppeal(id: string, onSent: () => void) {
  const text = useText();
  const api = useApi();
  const place = `appeal ${id}`;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setTyped(readDraft(place)), [place]);
  const type = (words: string) => {
    setTyped(words);
    setFault('');
    storeDraft(place, words, 'sessionStorage');
  };
  const send = async () => {
    if (isBusy) return;
    if (typed.trim().length < appealLimits.min) return setFault(text('decisions.tooShort'));
    setBusy(true);
    const result = await api.appealDecision({ params: { id }, body: { text: typed } });
    setBusy(false);
    if (!result.ok) return setFault(result.message || text('decisions.sendFailed'));
    storeDraft(place, null, 'sessionStorage');
    showSuccess(text('decisions.sent'), 'appeal');
    onSent();
  };
  return { typed, fault, isBusy, type, send };
}

/** It lies with its tab alone: what somebody says of a decision is nobody else's to find in this browser. */
function readDraft(place: string): string {
  const words = readStored(place, 'sessionStorage');
  return typeof words === 'string' ? words : '';
}
