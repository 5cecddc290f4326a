import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chip-list.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

/** Nobody chooses so many: an address may name thousands, and each link names all the others. */
export const mostChips = 100;

type ChosenChip = {
  key: string;
  shown: string;
  /** What the press does, in words. */
  label: string;
  /** The address without it. */
  to: string;
  rel?: string | undefined;
  /** It changes nothing, and does not look as if it did. */
  isInVain?: boolean;
};

type Props = {
  label: string;
  chips: readonly ChosenChip[];
  className?: string | undefined;
  /** What stands behind the last one. */
  children?: ReactNode;
};

/** What is chosen, each a link that takes it away. */
export function ChipList({ label, chips, className, children }: Props) {
  const list = useFocusKept(chips.length);
  return (
    <div ref={list} tabIndex={-1} className={styles.place}>
      {chips.length > 0 && (
        <ul className={classNames(styles.chips, className)} aria-label={label}>
          {chips.map(({ key, shown, label: says, to, rel, isInVain }) => (
            <li key={key}>
              <Link
                to={to}
                rel={rel}
                preventScrollReset
                className={styles.chip}
                data-in-vain={isInVain || undefined}
                aria-label={says}
              >
                <span>{shown}</span>
              </Link>
            </li>
          ))}
          {children}
        </ul>
      )}
    </div>
  );
}

/**
 * The place of a row of links, focused once one of `count` that had the focus is gone, as a chip is that was pressed: the next
 * Tab goes on from here. The place has `tabIndex={-1}`, or is a button beside them.
 */
export function useFocusKept<Place extends HTMLElement = HTMLDivElement>(count: number) {
  const list = useRef<Place>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body || !document.activeElement;
    if (count < before.current && isLost) list.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return list;
}
