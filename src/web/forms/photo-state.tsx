import { type FocusEvent, useEffect, useRef } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { isTooLarge } from './photo-file.ts';
import styles from './photo-state.module.css';
import type { UploadState } from './photo-uploads.ts';

/** A photo that is on the site once it has an id; `source` is where the site fetches it, in the place of a file. */
type Sent = { key: string; id?: string | undefined; source?: string };

/** What a form holds of its photos by their keys, and what can be done with one that stays behind. */
type SentPhotos<Photo> = {
  files: ReadonlyMap<string, File>;
  states: Readonly<Record<string, UploadState | null>>;
  shrink: (key: string) => Promise<void>;
  retry: (key: string) => void;
  remove: (photo: Photo) => void;
};

type Props<Photo> = {
  more: SentPhotos<Photo>;
  photo: Photo;
  /** What the photo is called. */
  row: string;
};

/** How far a photo has come on its way to the site, and what can be done where it stays behind. */
export function PhotoState<Photo extends Sent>({ more, photo, row }: Props<Photo>) {
  const text = useText();
  const { key, id, source } = photo;
  const file = more.files.get(key);
  const state = more.states[key];
  if (id) return null;
  if (!file && !source) return <FieldError id={`${key}-state`} error={text('form.photoLost')} />;
  if (file && isTooLarge(file)) {
    return (
      <>
        <div role="alert">
          <FieldError id={`${key}-state`} error={text('form.photoTooLarge')} />
        </div>
        <Button size="small" variant="primary" onClick={() => void more.shrink(key)}>
          {text('form.shrinkPhoto')}
        </Button>
      </>
    );
  }
  if (state?.kind === 'failed') {
    return (
      <>
        <div role="alert">
          <FieldError id={`${key}-state`} error={state.message} />
        </div>
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

type Place = { place: HTMLElement; row: Element | null; control: HTMLElement };

/**
 * Handlers for what holds photos that keep the focus once the control that had it is gone: it goes to the first control of the same
 * row, and without a row to the last button.
 */
export function useFocusAmongPhotos() {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const was = last.current;
    if (!was || was.control.isConnected || document.activeElement !== document.body) return;
    const next = was.row?.isConnected
      ? was.row.querySelector<HTMLElement>('input, button')
      : [...was.place.querySelectorAll('button')].at(-1);
    next?.focus();
  });
  return {
    onFocus({ currentTarget: place, target: control }: FocusEvent<HTMLElement>) {
      const row = control.closest('li');
      last.current = { place, row: place.contains(row) ? row : null, control };
    },
    // React tells of none where what had the focus goes away.
    onBlur() {
      last.current = null;
    },
  };
}
