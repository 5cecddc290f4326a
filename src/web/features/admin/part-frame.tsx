import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Page } from '#web/lists/use-pages.ts';
import { useText } from '#web/page/text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { searchDrawing } from '#web/ui/more-drawings.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './part-frame.module.css';
import { PartSearch } from './part-search.tsx';
import type { AdminList } from './use-admin-list.ts';

type Props<Row> = {
  /** What the list is of, for those who cannot see the tabs. */
  label: string;
  admin: AdminList<Row>;
  /** What the search looks at; without it there is none. */
  searchLabel?: string;
  /** How many there are, in other words than that so many were found. */
  say?: (total: number) => string;
  /** Totals stop being counted here. */
  mostCounted?: number;
  filter?: ReactNode;
  /** Other lists are newest first. */
  isOldestFirst?: boolean;
  /** A row as the content of a list item. */
  children: (row: Row) => ReactNode;
};

/** A list of the admins' page: search, count, rows, what stands there without rows, and paging. */
export function PartFrame<Row extends { _id: string; kind?: string }>({
  admin,
  label,
  ...rest
}: Props<Row>) {
  const text = useText();
  const { page, hasFailed, isStale } = admin;
  const count = useRef<HTMLParagraphElement>(null);
  useKeptFocus(count, page);
  return (
    <section className={styles.frame} aria-label={label}>
      <div className={styles.tools}>
        {rest.searchLabel ? <PartSearch label={rest.searchLabel} /> : null}
        {rest.filter}
      </div>
      <p ref={count} className={styles.count} role="status" tabIndex={-1}>
        {page ? countOf(page) : null}
      </p>
      {hasFailed ? <Failed onAgain={admin.reload} /> : null}
      {!page && !hasFailed ? <Waiting /> : null}
      {page && page.items.length > 0 ? (
        <ul className={styles.rows} aria-label={label} aria-busy={isStale}>
          {page.items.map((row) => (
            // A review and what is answered to it have the same id.
            <li key={`${row.kind} ${row._id}`}>{rest.children(row)}</li>
          ))}
        </ul>
      ) : null}
      {page?.items.length === 0 && !hasFailed ? <Nothing /> : null}
      <Pages nextCursor={page?.nextCursor ?? null} isOldestFirst={rest.isOldestFirst} />
    </section>
  );

  function countOf({ total }: Page<Row>): string {
    if (rest.say) return rest.say(total);
    const isMore = rest.mostCounted !== undefined && total >= rest.mostCounted;
    return text(isMore ? 'adminPage.totalMore' : 'adminPage.total', { n: total });
  }
}

/** A row that leaves takes the focus of its button along: the count then has it, not nobody. */
function useKeptFocus(count: { current: HTMLElement | null }, list: unknown): void {
  const before = useRef<unknown>(null);
  useEffect(() => {
    if (before.current && list !== before.current) keepFocus(count.current);
    before.current = list;
  }, [count, list]);
  // A dialog that is closed has nothing to give it back to where its row left beneath it.
  useEffect(() => {
    const onClose = () => keepFocus(count.current);
    document.addEventListener('close', onClose, true);
    return () => document.removeEventListener('close', onClose, true);
  }, [count]);
}

function keepFocus(count: HTMLElement | null): void {
  if (document.activeElement === document.body) count?.focus({ preventScroll: true });
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <div className={styles.failed} role="alert">
      <p>{text('adminPage.failed')}</p>
      <Button size="small" onClick={onAgain}>
        {text('adminPage.tryAgain')}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} shape="control" className={styles.waitingRow ?? ''} />
      ))}
    </div>
  );
}

function Nothing() {
  const text = useText();
  const isSearch = new URLSearchParams(useLocation().search).has('keyword');
  return (
    <EmptyState
      drawing={isSearch ? searchDrawing : 'plate'}
      title={text(isSearch ? 'adminPage.nothingFound' : 'adminPage.nothing')}
    />
  );
}

type PagesProps = { nextCursor: string | null; isOldestFirst: boolean | undefined };

function Pages({ nextCursor, isOldestFirst }: PagesProps) {
  const text = useText();
  const { pathname, search } = useLocation();
  const address = (cursor: string | null) => {
    const params = new URLSearchParams(search);
    params.delete('cursor');
    if (cursor !== null) params.set('cursor', cursor);
    return `${pathname}?${params}`;
  };
  const isLater = new URLSearchParams(search).has('cursor');
  if (!isLater && nextCursor === null) return null;
  return (
    <nav className={styles.pages} aria-label={text('adminPage.pages')}>
      {isLater ? (
        <ButtonLink to={address(null)}>
          {text(isOldestFirst ? 'adminPage.oldest' : 'adminPage.newest')}
        </ButtonLink>
      ) : null}
      {nextCursor === null ? null : (
        <ButtonLink to={address(nextCursor)}>
          {text(isOldestFirst ? 'adminPage.newer' : 'adminPage.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
