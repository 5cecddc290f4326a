import { useText } from '../page/text.ts';
import styles from './left-out.module.css';

type Props = { leftOut: readonly string[]; notLeftOut: readonly string[] };

/** What the results do without because the keyword asks so, and what it asks so for in vain. */
export function LeftOut({ leftOut, notLeftOut }: Props) {
  const text = useText();
  if (leftOut.length === 0 && notLeftOut.length === 0) return null;
  return (
    <div className={styles.note} role="note">
      {leftOut.length > 0 && (
        <p>
          <strong>{text('search.leftOut', { foods: leftOut.join(', ') })}</strong>{' '}
          {text('search.leftOutNote')}
        </p>
      )}
      {notLeftOut.length > 0 && (
        <p>
          <strong className={styles.missed}>
            {text('search.notLeftOut', { words: notLeftOut.join(', ') })}
          </strong>{' '}
          {text('search.notLeftOutNote')}
        </p>
      )}
    </div>
  );
}
