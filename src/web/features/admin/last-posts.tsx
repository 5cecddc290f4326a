import { useEffect, useState } from 'react';
import type { countCleanup } from '#contract/cleanups.ts';
import type { Restricting } from '#contract/decisions.ts';
import type { QueryOf, ReplyOf } from '#contract/define.ts';
import { dayMs } from '#domain/spans.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import styles from './row.module.css';

type Counted = ReplyOf<typeof countCleanup>;
/** Which posts, as the site is asked for them; the last days in place of a time. */
export type WishedSet = Omit<QueryOf<typeof countCleanup>, 'since' | 'until' | 'newSince'> & {
  days: number;
  /** Of accounts that are no older. */
  isOfNew?: boolean;
};

/** The set with the times that its days are at this moment. */
export function setOf({ days, isOfNew, ...rest }: WishedSet): QueryOf<typeof countCleanup> {
  const since = new Date(Date.now() - days * dayMs).toISOString();
  return { ...rest, since, ...(isOfNew ? { newSince: since } : {}) };
}

type Props = {
  set: WishedSet;
  keep?: Restricting | null;
  /** Is told what is wrong with the block that was typed, and an empty text once nothing is. */
  onBlockFault?: (fault: string) => void;
};

/** How many posts a set has, counted before they are hidden, and how many accounts are kept from something with them. */
export function LastPosts({ set, keep = null, onBlockFault }: Props) {
  const text = useText();
  const counted = useCounted(set, onBlockFault);
  return (
    <p className={styles.quiet} role="status">
      {counted === null && text('adminPage.counting')}
      {counted === 'failed' && text('adminPage.countFailed')}
      {counted !== null && typeof counted !== 'string' && (
        <>
          <span>{text('adminPage.counted', { n: counted.posts })}</span>
          <span>{text('adminPage.countedPeople', { n: counted.people })}</span>
          {counted.kinds.map(({ kind, count }) => (
            <span key={kind}>
              {text('adminPage.countedKind', { kind: text(`adminPage.kind.${kind}`), n: count })}
            </span>
          ))}
          {keep && <span>{text(`adminPage.wouldKeep.${keep}`, { n: counted.accounts })}</span>}
        </>
      )}
    </p>
  );
}

/** Null while it is counted; asked a moment after the last change of it. */
function useCounted(set: WishedSet, onBlockFault?: Props['onBlockFault']) {
  const api = useApi();
  const [counted, setCounted] = useState<Counted | 'failed' | 'unreadable' | null>(null);
  const asked = JSON.stringify(set);
  useEffect(() => {
    let isGone = false;
    setCounted(null);
    const count = async () => {
      const result = await api.countCleanup({ query: setOf(JSON.parse(asked)) });
      if (isGone) return;
      const isUnreadable = !result.ok && result.code === 'block_unreadable';
      onBlockFault?.(isUnreadable ? result.message : '');
      setCounted(result.ok ? result.data : isUnreadable ? 'unreadable' : 'failed');
    };
    const timer = setTimeout(() => void count(), 200);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, asked, onBlockFault]);
  return counted;
}
