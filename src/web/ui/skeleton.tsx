import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

type Props = { shape?: 'text' | 'short' | 'title' | 'picture' | 'control'; className?: string };

/** A grey stand-in in the shape of what is loading; silent for screen readers. */
export function Skeleton({ shape = 'text', className }: Props) {
  return (
    <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
  );
}
