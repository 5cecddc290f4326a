import { useId, useRef, useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { TakenPhotos } from '../photo/use-brought-photos.ts';
import { useFocusBack } from '../use-focus-back.ts';
import styles from './recipe-import.module.css';

type Props = {
  /** How many photos there are, and where. */
  n: number;
  isInFile: boolean;
  onTake: () => Promise<TakenPhotos>;
};

const none: TakenPhotos = { added: 0, unread: 0 };

/** Offers the photos of the recipe that was read: they may be somebody else's, so that none comes without a press. */
export function PhotoOffer({ n, isInFile, onTake }: Props) {
  const text = useText();
  const id = useId();
  const status = useRef<HTMLDivElement>(null);
  const [isTaking, setTaking] = useState(false);
  /** What came of it; null as long as there is no answer. */
  const [taken, setTaken] = useState<TakenPhotos | null>(null);
  useFocusBack(taken === null, () => status.current);
  const take = async () => {
    if (isTaking) return;
    setTaking(true);
    setTaken(await onTake());
  };
  return (
    <div ref={status} className={styles.answer} tabIndex={-1} role="status">
      {n > 0 && taken === null && (
        <div className={styles.warnings}>
          <p className={styles.check}>
            {text(isInFile ? 'import.photosInFile' : 'import.photosFound', { n })}
          </p>
          <div className={styles.actions}>
            <Button size="small" aria-disabled={isTaking || undefined} onClick={() => void take()}>
              {isTaking ? <Spinner /> : null}
              {text('import.addPhotos', { n })}
            </Button>
            {isTaking ? null : (
              <Button size="small" variant="bare" onClick={() => setTaken(none)}>
                {text('import.withoutPhotos')}
              </Button>
            )}
          </div>
        </div>
      )}
      {taken?.added ? <p>{text('import.photosAdded', { n: taken.added })}</p> : null}
      <FieldError
        id={id}
        error={taken?.unread ? text('import.photosUnread', { n: taken.unread }) : undefined}
      />
    </div>
  );
}
