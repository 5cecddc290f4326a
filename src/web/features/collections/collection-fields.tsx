import { useEffect, useRef } from 'react';
import { collectionLimits, type Visibility, visibilities } from '#contract/collection-fields.ts';
import { DiscardButton } from '#web/forms/discard-button.tsx';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './own-collection.module.css';
import type { CollectionDraft, CollectionForm } from './use-collection-form.ts';

type Props = { form: CollectionForm; draft: CollectionDraft };

/** Name, description, and who sees it. */
export function CollectionFields({ form, draft }: Props) {
  const text = useText();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { fault, field, isBusy } = form;
  const faultOf = (name: string) => (field === name ? fault : undefined);
  const isElsewhere = fault !== '' && field !== 'name' && field !== 'description';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <TextField
        ref={first}
        label={text('collectionForm.name')}
        value={draft.name}
        maxLength={collectionLimits.name}
        autoComplete="off"
        error={faultOf('name')}
        readOnly={isBusy}
        onChange={(event) => form.type({ name: event.target.value })}
      />
      <TextArea
        label={text('collectionForm.description')}
        value={draft.description}
        maxLength={collectionLimits.description}
        error={faultOf('description')}
        readOnly={isBusy}
        onChange={(event) => form.type({ description: event.target.value })}
      />
      <Visible form={form} draft={draft} />
      {isElsewhere && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.actions}>
        <DiscardButton isBusy={isBusy} hasWords={form.hasWords} onDiscard={form.close} />
        <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
          {isBusy && <Spinner />}
          {text('collectionForm.save')}
        </Button>
      </div>
    </form>
  );
}

function Visible({ form, draft: { visibility } }: Props) {
  const text = useText();
  return (
    <div className={styles.visible}>
      <RadioGroup
        legend={text('collectionForm.visibility')}
        name="visibility"
        value={visibility}
        options={visibilities.map((value) => ({ value, label: text(`collection.${value}`) }))}
        onChange={(value) => form.type({ visibility: value as Visibility })}
      />
      {visibility !== 'private' && (
        <p className={styles.quiet}>
          {text(visibility === 'link' ? 'collectionForm.linkHint' : 'collectionForm.publicHint')}
        </p>
      )}
    </div>
  );
}
