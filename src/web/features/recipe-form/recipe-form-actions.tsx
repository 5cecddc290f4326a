import { useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { isUntouched } from './draft/draft.ts';
import type { DraftHolder } from './draft/use-recipe-draft.ts';
import styles from './recipe-form.module.css';

/** What is said of what this browser keeps. */
const keptTexts = {
  add: { all: 'form.draftKept', words: 'form.photosNotKept', nothing: 'form.draftNotKept' },
  update: {
    all: 'form.draftKeptUpdate',
    words: 'form.photosNotKept',
    nothing: 'form.draftNotKeptUpdate',
  },
} as const;

type Props = {
  kind: 'add' | 'update';
  holder: DraftHolder;
  /** A refusal that names no field, or empty. */
  error: string;
  onDiscard: () => Promise<void>;
};

/** Publish or save, and the way to throw away what was typed. */
export function RecipeFormActions({ kind, holder, error, onDiscard }: Props) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const isEmpty = isUntouched(holder.draft) && !holder.photo;
  const isNew = kind === 'add';
  return (
    <div className={styles.foot}>
      <div role="alert">{error ? <p className={styles.alert}>{error}</p> : null}</div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large">
          {text(isNew ? 'form.publish' : 'form.save')}
        </Button>
        {isEmpty ? null : (
          <Button size="large" onClick={() => setAsking(true)}>
            {text('form.discard')}
          </Button>
        )}
      </div>
      <p className={styles.kept} role="status">
        {text(keptTexts[kind][holder.kept])}
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text('form.discardTitle')}
        okLabel={text('form.discard')}
        cancelLabel={text('form.discardCancel')}
        onOk={() => {
          setAsking(false);
          void onDiscard();
        }}
      >
        {text(isNew ? 'form.discardText' : 'form.discardUpdateText')}
      </ConfirmDialog>
    </div>
  );
}
