import styles from './field.module.css';
import { WarningIcon } from './icons.tsx';

type Props = { id: string; error: string | undefined };

/** The error beneath a control; the control names it in aria-describedby. */
export function FieldError({ id, error }: Props) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <WarningIcon size={16} />
      <span>{error}</span>
    </p>
  );
}
