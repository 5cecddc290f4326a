import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { StartOver } from './draft/start-over.tsx';
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
  isEmpty: boolean;
  onDiscard: () => Promise<void>;
};

/** Publish or save, and the way to throw away what was typed. */
export function RecipeFormActions({ kind, holder, error, isEmpty, onDiscard }: Props) {
  const text = useText();
  return (
    <div className={styles.foot}>
      <div role="alert">{error ? <p className={styles.alert}>{error}</p> : null}</div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large">
          {text(kind === 'add' ? 'form.publish' : 'form.save')}
        </Button>
        {isEmpty ? null : (
          <StartOver kind={kind} label={text('form.discard')} size="large" onDiscard={onDiscard} />
        )}
      </div>
      <p className={styles.kept} role="status">
        {text(keptTexts[kind][holder.kept])}
      </p>
    </div>
  );
}
