import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type Facet, toggled } from '#domain/facets/facets.ts';
import { useText } from '../../page/text.ts';
import type { NarrowedPlace } from './choice-list.tsx';
import { choiceName } from './choice-name.ts';
import styles from './facet-chips.module.css';
import { cleared, isForEngines, narrowedAddress } from './narrowing.ts';

type Props = NarrowedPlace & { chosen: readonly { facet: Facet; value: string }[] };

/** What is chosen: a press takes it away. */
export function FacetChips({ narrowing, whole, chosen }: Props) {
  const text = useText();
  const list = useFocusKept(chosen.length);
  const without = (facet: Facet, value: string) => ({
    ...narrowing,
    chosen: toggled(narrowing.chosen, facet, value),
  });
  const relOf = (to: typeof narrowing) => (isForEngines(to) ? undefined : 'nofollow');
  return (
    <div ref={list} tabIndex={-1} className={styles.place}>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={text('facets.chosen')}>
          {chosen.map(({ facet, value }) => (
            <li key={`${facet} ${value}`}>
              <Link
                to={narrowedAddress(whole, without(facet, value))}
                rel={relOf(without(facet, value))}
                preventScrollReset
                className={styles.chip}
                aria-label={text('facets.remove', { choice: choiceName(text, facet, value) })}
              >
                <span>{choiceName(text, facet, value)}</span>
              </Link>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <Link
                to={narrowedAddress(whole, cleared(narrowing))}
                rel={relOf(cleared(narrowing))}
                preventScrollReset
                className={styles.clear}
              >
                {text('facets.clear')}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** A chip that was pressed goes and would take the focus with it: the next Tab goes on from here. */
function useFocusKept(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body || !document.activeElement;
    if (count < before.current && isLost) list.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return list;
}
