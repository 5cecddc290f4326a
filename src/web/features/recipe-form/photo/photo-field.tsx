import { type ReactNode, useId, useState } from 'react';
import chooseStyles from '#web/forms/choose-file.module.css';
import { isTooLarge } from '#web/forms/photo-file.ts';
import { PhotoPreview } from '#web/forms/photo-preview.tsx';
import { useObjectUrl } from '#web/forms/use-object-url.ts';
import { useText } from '#web/page/text.ts';
import { PhotoIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useFocusBack } from '../use-focus-back.ts';
import styles from './photo-field.module.css';
import { createPhotoTurns, type PhotoTurns } from './photo-turns.ts';
import { usePhotoIntake, useShrink } from './use-photo-intake.ts';

type Props = {
  photo: File | null;
  /** The photo on the site, while an edit has no new one. */
  currentUrl?: string | undefined;
  /** Null where it was removed. */
  onChange: (photo: File | null) => void;
  /** How far a photo has come that the site fetches in the place of a file; absent where none is. */
  fetched?: ReactNode;
  /** The turns of the form, which its submit waits for; else the field has its own. */
  turns?: PhotoTurns;
  error: string | undefined;
  isRequired: boolean;
};

/** The photo of a recipe: click, drop or paste; one that is too large can be shrunk on the spot. */
export function PhotoField({ photo, currentUrl, onChange, error, fetched, ...props }: Props) {
  const text = useText();
  const id = useId();
  const [own] = useState(createPhotoTurns);
  const turns = props.turns ?? own;
  const intake = usePhotoIntake(turns, onChange);
  const isOversized = photo !== null && isTooLarge(photo);
  const shrinking = useShrink(turns, onChange);
  const isShrinkable = isOversized && shrinking.failed !== photo;
  // The button of a shrunk photo goes and takes the focus with it.
  useFocusBack(isShrinkable, () => intake.inputRef.current);
  const fault = isOversized ? text('form.photoTooLarge') : (intake.error ?? error);
  return (
    <fieldset className={styles.field}>
      <legend className="visually-hidden">{text('field.photo')}</legend>
      <span className={styles.legend} aria-hidden="true">
        {text('field.photo')}
      </span>
      <div
        className={classNames(styles.zone, intake.isOver && styles.over, fault && styles.faulty)}
        {...intake.zoneProps}
      >
        <Preview
          photo={photo}
          currentUrl={currentUrl}
          // A file that was not taken leaves the photo before it in place and blameless.
          className={isOversized || error ? styles.refused : undefined}
        />
        {fetched}
        {photo ? null : <p>{text('form.photoPrompt')}</p>}
        <div className={styles.actions}>
          <label className={chooseStyles.choose}>
            {text(photo || currentUrl || fetched ? 'form.replacePhoto' : 'form.choosePhoto')}
            <input
              type="file"
              name="photo"
              accept="image/*"
              className={chooseStyles.input}
              ref={intake.inputRef}
              required={props.isRequired && !fetched}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `${id}-hint ${id}-error` : `${id}-hint`}
              onChange={(event) => intake.take(event.target.files)}
            />
          </label>
          {isOversized ? <ShrinkButton photo={photo} {...shrinking} /> : null}
          {photo || fetched ? (
            <Button onClick={() => intake.remove()}>{text('form.removeImage')}</Button>
          ) : null}
        </div>
        <p id={`${id}-hint`} className={styles.caption}>
          {photo ? photo.name : text('form.photoHint')}
        </p>
      </div>
      <div role="status">
        <FieldError id={`${id}-error`} error={fault} />
      </div>
    </fieldset>
  );
}

type PreviewProps = Pick<Props, 'photo' | 'currentUrl'> & { className: string | undefined };

function Preview({ photo, currentUrl, className }: PreviewProps) {
  const text = useText();
  const chosenUrl = useObjectUrl(photo);
  const look = classNames(styles.preview, className);
  if (chosenUrl) {
    return <PhotoPreview className={look} src={chosenUrl} alt={text('form.photoPreview')} />;
  }
  if (currentUrl && !photo) {
    return <PhotoPreview className={look} src={currentUrl} alt={text('form.currentPhoto')} />;
  }
  return <PhotoIcon size={44} />;
}

type ShrinkProps = { photo: File } & ReturnType<typeof useShrink>;

function ShrinkButton({ photo, shrinking, failed, shrink }: ShrinkProps) {
  const text = useText();
  const isBusy = shrinking === photo;
  if (failed === photo) return <p role="alert">{text('form.shrinkFailed')}</p>;
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void shrink(photo)}>
      {isBusy ? <Spinner /> : null}
      {text('form.shrinkPhoto')}
    </Button>
  );
}
