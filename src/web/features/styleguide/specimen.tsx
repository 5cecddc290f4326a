import type { ReactNode } from 'react';
import styles from './specimen.module.css';

type Props = { label: string; wide?: boolean; children: ReactNode };

/** One state of a piece over the word for it; a wide one takes the whole line. */
export function Specimen({ label, wide, children }: Props) {
  return (
    <figure className={wide ? styles.wide : styles.specimen}>
      <div className={styles.stage}>{children}</div>
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
}

/** Specimens side by side. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
