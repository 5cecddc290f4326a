import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

type Props = ComponentProps<'div'> & { width?: 'content' | 'reading' | 'narrow' };

/** Centres a page's content: 1240 px, 720 px for reading, 460 px for short forms. */
export function Container({ width = 'content', className, ...rest }: Props) {
  const narrower = width !== 'content' && styles[width];
  return <div className={classNames(styles.container, narrower, className)} {...rest} />;
}
