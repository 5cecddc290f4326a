import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { DraftPhoto } from '../draft/draft-photos.ts';
import styles from './more-photos.module.css';
import { isTooLarge } from './photo-file.ts';
import type { MorePhotos } from './use-more-photos.ts';

type Props = { more: MorePhotos; photo: DraftPhoto /** What the photo is called. */; row: string };

/** How far a photo has come on its way to the site, and what can be done where it stays behind. */
export function PhotoState({ more, photo, row }: Props) {
  const text = useText();
  const { key, id, source } = photo;
  const file = more.files.get(key);
  const state = more.states[key];
  if (id) return null;
  if (!file && !source) return <FieldError id={`${key}-state`} error={text('form.photoLost')} />;
  if (file && isTooLarge(file)) {
    return (
      <>
        <FieldError id={`${key}-state`} error={text('form.photoTooLarge')} />
        <Button size="small" variant="primary" onClick={() => void more.shrink(key)}>
          {text('form.shrinkPhoto')}
        </Button>
      </>
    );
  }
  if (state?.kind === 'failed') {
    return (
      <>
        <FieldError id={`${key}-state`} error={state.message} />
        <Button
          size="small"
          aria-label={text('form.retryRow', { row })}
          onClick={() => more.retry(key)}
        >
          {text('form.retry')}
        </Button>
      </>
    );
  }
  return (
    <div className={styles.state}>
      {source ? (
        <p className={styles.fetching}>
          <Spinner />
          {text('form.photoFetching')}
        </p>
      ) : (
        <Progress
          label={`${text('form.uploadProgress')}: ${row}`}
          value={state?.kind === 'sending' ? state.share : 0}
        />
      )}
      {state && (
        <Button
          size="small"
          variant="bare"
          aria-label={text('form.cancelRow', { row })}
          onClick={() => more.remove(photo)}
        >
          {text('form.cancel')}
        </Button>
      )}
    </div>
  );
}
