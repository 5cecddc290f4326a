import { useId } from 'react';
import { reviewLimits } from '#contract/reviews.ts';
import { PhotoState, useFocusAmongPhotos } from '#web/forms/photo-state.tsx';
import { pickPictures } from '#web/forms/pick-pictures.ts';
import { useText } from '#web/page/text.ts';
import { Thumbnail } from '#web/session/thumbnail.tsx';
import { PhotoIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import type { Draft } from './draft.ts';
import styles from './review-fields.module.css';
import type { ReviewForm } from './use-review-form.ts';

/** The photos of a review while it is written, each with how far it has come. */
export function ReviewPhotos({ form, draft }: { form: ReviewForm; draft: Draft }) {
  const text = useText();
  const id = useId();
  const { photos, busy } = form;
  const isRefused = form.field === 'photoIds' && form.fault !== '';
  const fault = isRefused ? form.fault : photos.refusal;
  const isFull = draft.photos.length >= reviewLimits.photos;
  return (
    <fieldset
      className={styles.changes}
      aria-describedby={fault ? id : undefined}
      {...useFocusAmongPhotos()}
    >
      <legend>{text('reviewForm.photos')}</legend>
      {draft.photos.length > 0 && (
        <ol className={styles.photos}>
          {draft.photos.map((photo, index) => {
            const row = text('form.photoNth', { n: index + 1 });
            return (
              <li key={photo.key} className={styles.photo}>
                <Thumbnail file={photos.files.get(photo.key) ?? null} url={photo.url} />
                <div className={styles.photoWords}>
                  <span>{row}</span>
                  <PhotoState more={photos} photo={photo} row={row} />
                </div>
                <Button
                  variant="bare"
                  size="small"
                  aria-label={text('form.removeRow', { row })}
                  aria-disabled={busy || undefined}
                  onClick={() => busy || photos.remove(photo)}
                >
                  {text('form.remove')}
                </Button>
              </li>
            );
          })}
        </ol>
      )}
      <div role="status" tabIndex={-1} data-fault={(isFull && isRefused) || undefined}>
        <FieldError id={id} error={fault || undefined} />
      </div>
      {!isFull && (
        <div>
          <Button
            size="small"
            aria-invalid={fault ? true : undefined}
            aria-disabled={busy || undefined}
            onClick={() => busy || pickPictures(true, (pictures) => void photos.add(pictures))}
          >
            <PhotoIcon size={18} />
            {text('reviewForm.addPhotos')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
