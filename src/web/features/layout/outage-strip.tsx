import { useNavigation, useRevalidator } from 'react-router';
import { tryAgain, useOutage } from '#web/page/outage.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './outage-strip.module.css';

/** Says at the foot of the window that the page asked for cannot be had, while the present one stays. */
export function OutageStrip() {
  const text = useText();
  const { waiting, isTrying } = useOutage();
  const { state } = useNavigation();
  const revalidation = useRevalidator().state;
  // Somebody who went elsewhere meanwhile waits for nothing.
  const isShown = waiting > 0 && (state !== 'idle' || revalidation !== 'idle');
  return (
    // The region stays while empty, because one that arrives with its text is not read out.
    <div className={styles.place} role="status">
      {isShown && (
        <div className={styles.strip}>
          <p className={styles.words}>{text('outage.text')}</p>
          <Button size="small" aria-disabled={isTrying || undefined} onClick={tryAgain}>
            {isTrying ? <Spinner /> : null}
            {text('outage.tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
