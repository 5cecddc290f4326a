import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

type Props = { tone?: 'quiet' | 'leaf'; icon?: ReactNode; children: ReactNode };

/** A quiet fact in a pill. */
export function Chip({ tone = 'quiet', icon, children }: Props) {
  return (
    <span className={classNames(styles.chip, tone === 'leaf' && styles.leaf)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
