import type { UnderstoodPart } from '#contract/name-list.ts';
import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ChipList } from '#web/ui/chip-list.tsx';
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
  const chips = understood.map((part) => ({
    key: part.typed,
    shown: nameOf(part, text),
    label: text('search.remove', { part: nameOf(part, text) }),
    to: narrow(searchAddress(keyword, [...asWords, part.typed])),
    rel: 'nofollow',
  }));
  return <ChipList label={text('search.understood')} chips={chips} className={styles.chips} />;
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
