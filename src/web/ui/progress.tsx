import styles from './progress.module.css';

type Props = { label: string; value: number };

/** How far long work has come; `value` runs from 0 to 1. */
export function Progress({ label, value }: Props) {
  return <progress className={styles.progress} aria-label={label} max={1} value={value} />;
}
