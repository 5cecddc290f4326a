import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';
import styles from './empty-state.module.css';

type Props = {
  drawing: DrawingName;
  title: ReactNode;
  hint?: ReactNode;
  /** The title's element: the page's own heading where it has no other. */
  as?: 'h1' | 'h2';
  /** The next thing to do. */
  children?: ReactNode;
};

/** What a page shows when it has nothing to show: a drawing, a sentence and the next step. */
export function EmptyState({ drawing, title, hint, as: Title = 'h2', children }: Props) {
  return (
    <div className={styles.empty}>
      <Drawing name={drawing} className={styles.drawing} />
      <Title className={styles.title}>{title}</Title>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children ? <div className={styles.next}>{children}</div> : null}
    </div>
  );
}
