import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** A check box whose whole line is its label. */
export function Checkbox({ label, className, ...rest }: Props) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input type="checkbox" className={styles.input} {...rest} />
      <span>{label}</span>
    </label>
  );
}
