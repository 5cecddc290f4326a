import styles from './spinner.module.css';

/** Says to the eye that something is under way; the words for it stand beside it. */
export function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />;
}
