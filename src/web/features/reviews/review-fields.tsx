import { useEffect, useRef } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { reviewLimits } from '#contract/reviews.ts';
import { DiscardButton } from '#web/forms/discard-button.tsx';
import { focusFirstError } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { PrivatePhotosContext } from '#web/session/private-photos.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Draft } from './draft.ts';
import { ReviewChanges } from './review-changes.tsx';
import styles from './review-fields.module.css';
import { ReviewPhotos } from './review-photos.tsx';
import type { ReviewForm } from './use-review-form.ts';

type Props = { food: RecipeDetailReply; form: ReviewForm; draft: Draft };

/** A fault of one of these is told where it is, any other above the buttons. */
const besideFields: ReadonlySet<string> = new Set([
  'text',
  'changes',
  'cookedOn',
  'servings',
  'minutes',
  'photoIds',
]);

/** What is said of what this browser keeps. */
const keptTexts = {
  all: 'reviewForm.unsaved',
  words: 'form.photosNotKept',
  nothing: 'posts.notKept',
} as const;

/** The form of a review. */
export function ReviewFields({ food, form, draft }: Props) {
  const text = useText();
  const element = useRef<HTMLFormElement>(null);
  const { fault, busy, opened } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened > 0) heading.current?.focus();
  }, [opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked depends on the recipe, which comes anew with a fault.
  useEffect(() => {
    if (fault && element.current) focusFirstError(element.current);
  }, [fault, food]);
  const { set } = form;
  return (
    <form
      ref={element}
      className={styles.form}
      aria-labelledby="review-form"
      aria-busy={busy || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <h3 id="review-form" ref={heading} tabIndex={-1}>
        {text(draft.id ? 'reviewForm.titleEdit' : 'reviewForm.title')}
      </h3>
      <Choices draft={draft} set={set} />
      {!draft.asWritten && <ReviewChanges food={food} draft={draft} set={set} form={form} />}
      <Cooked draft={draft} set={set} form={form} />
      <TextArea
        label={text('reviewForm.text')}
        note={text('reviewForm.count', {
          n: [...draft.text.trim()].length,
          limit: reviewLimits.text,
        })}
        error={form.field === 'text' ? fault : undefined}
        value={draft.text}
        readOnly={busy}
        dir="auto"
        onChange={({ target }) => set({ text: target.value })}
      />
      <PrivatePhotosContext value={form.isPrivate}>
        <ReviewPhotos form={form} draft={draft} />
      </PrivatePhotosContext>
      {fault && !besideFields.has(form.field) && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy && <Spinner />}
          {text(draft.id ? 'reviewForm.save' : 'reviewForm.send')}
        </Button>
        <DiscardButton isBusy={busy} hasWords={form.hasWork} onDiscard={form.letGo} />
      </div>
      <p className={styles.quiet} role="status">
        {text(keptTexts[form.kept])}
      </p>
    </form>
  );
}

type PartProps = { draft: Draft; set: (part: Partial<Draft>) => void };

/** Rating, as written or with changes, and whether again. */
function Choices({ draft, set }: PartProps) {
  const text = useText();
  const ratings = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }));
  return (
    <>
      <RadioGroup
        legend={text('reviewForm.rating')}
        name="review-rating"
        value={draft.rating}
        options={[...ratings, { value: '', label: text('reviewForm.noRating') }]}
        onChange={(rating) => set({ rating })}
      />
      <RadioGroup
        legend={text('reviewForm.how')}
        name="review-how"
        value={draft.asWritten ? 'written' : 'changed'}
        options={[
          { value: 'written', label: text('reviews.asWritten') },
          { value: 'changed', label: text('reviews.withChanges') },
        ]}
        onChange={(how) => set({ asWritten: how === 'written' })}
      />
      <RadioGroup
        legend={text('reviewForm.again')}
        name="review-again"
        value={draft.again}
        options={[
          { value: 'yes', label: text('reviewForm.yes') },
          { value: 'no', label: text('reviewForm.no') },
          { value: '', label: text('reviewForm.unsaid') },
        ]}
        onChange={(again) => set({ again: again as Draft['again'] })}
      />
    </>
  );
}

/** When, for how many, and how long. */
function Cooked({ draft, set, form }: PartProps & { form: ReviewForm }) {
  const text = useText();
  return (
    <div className={styles.row}>
      <TextField
        type="date"
        label={text('reviewForm.cookedOn')}
        value={draft.cookedOn}
        error={form.field === 'cookedOn' ? form.fault : undefined}
        readOnly={form.busy}
        onChange={({ target }) => set({ cookedOn: target.value })}
      />
      {(['servings', 'minutes'] as const).map((name) => (
        <TextField
          key={name}
          inputMode="numeric"
          label={text(`reviewForm.${name}`)}
          note={text('form.optional')}
          value={draft[name]}
          error={form.field === name ? form.fault : undefined}
          readOnly={form.busy}
          onChange={({ target }) => set({ [name]: target.value.replace(/\D/g, '') })}
        />
      ))}
    </div>
  );
}
