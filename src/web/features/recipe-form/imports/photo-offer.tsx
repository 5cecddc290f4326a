import { useRef, useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import type { FoundPhoto } from '../draft/draft-found.ts';
import { useFocusBack } from '../use-focus-back.ts';
import styles from './recipe-import.module.css';

type Props = {
  photos: readonly FoundPhoto[];
  /** Says how many were taken. */
  onTake: (photos: readonly FoundPhoto[]) => number;
};

/** Offers the photos of the page that was read: somebody else's, so that none comes without a press. */
export function PhotoOffer({ photos, onTake }: Props) {
  const text = useText();
  const status = useRef<HTMLDivElement>(null);
  /** How many were taken; null as long as there is no answer. */
  const [taken, setTaken] = useState<number | null>(null);
  const n = photos.length;
  useFocusBack(taken === null, () => status.current);
  return (
    <div ref={status} className={styles.answer} tabIndex={-1} role="status">
      {n > 0 && taken === null && (
        <div className={styles.warnings}>
          <p className={styles.check}>{text('import.photosFound', { n })}</p>
          <div className={styles.actions}>
            <Button size="small" onClick={() => setTaken(onTake(photos))}>
              {text('import.addPhotos', { n })}
            </Button>
            <Button size="small" variant="bare" onClick={() => setTaken(0)}>
              {text('import.withoutPhotos')}
            </Button>
          </div>
        </div>
      )}
      {taken ? <p>{text('import.photosAdded', { n: taken })}</p> : null}
    </div>
  );
}
