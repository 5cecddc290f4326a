import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

type Props = {
  summary: ReactNode;
  note?: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** A part folded under its summary; what lies inside stays in the page and in its form. */
export function Disclosure({ summary, note, open, onToggle, children }: Props) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span>{summary}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
