import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { UnderstoodPart } from '#contract/name-list.ts';
import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import styles from './understood-chips.module.css';

type Props = {
  understood: readonly UnderstoodPart[];
  keyword: string;
  asWords: readonly string[];
  /** What else the address says of the list. */
  narrow: (address: string) => string;
};

/** The address of a search in which these parts of the keyword are words. */
export function searchAddress(keyword: string, asWords: readonly string[]): string {
  const address = paths.searchFor(keyword);
  return asWords.length === 0
    ? address
    : `${address}&words=${encodeURIComponent(asWords.join(','))}`;
}

/** What was understood of a keyword: a press takes the reading away, and its words are searched as such. */
export function UnderstoodChips({ understood, keyword, asWords, narrow }: Props) {
  const text = useText();
  const list = useFocusKept(understood.length);
  return (
    <div ref={list} tabIndex={-1} className={styles.place}>
      {understood.length > 0 && (
        <ul className={styles.chips} aria-label={text('search.understood')}>
          {understood.map((part) => (
            <li key={part.typed}>
              <Link
                to={narrow(searchAddress(keyword, [...asWords, part.typed]))}
                rel="nofollow"
                preventScrollReset
                className={styles.chip}
                aria-label={text('search.remove', { part: nameOf(part, text) })}
              >
                <span>{nameOf(part, text)}</span>
              </Link>
            </li>
          ))}
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

function nameOf({ kind, value }: UnderstoodPart, text: Text): string {
  switch (kind) {
    case 'time':
      return text('search.time', { n: Number(value) });
    case 'without':
      return text('search.without', { food: value });
    case 'cook':
      return text('search.cook', { cook: value });
    case 'cuisine':
      return cuisineName(text, value);
    case 'course':
      return text(`search.course.${value}` as MessageKey);
    default:
      return text(`${kind}.${value}` as MessageKey);
  }
}
