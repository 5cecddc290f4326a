import { useText } from '../page/text.ts';
import styles from './work-note.module.css';

/** Says that the browser works before a form is sent; and where it runs no script, that the form needs some. */
export function WorkNote({ isWorking }: { isWorking: boolean }) {
  const text = useText();
  return (
    <>
      <p role="status" className={styles.note}>
        {isWorking ? text('work.underWay') : ''}
      </p>
      <noscript>
        <p>{text('work.needsScript')}</p>
      </noscript>
    </>
  );
}
