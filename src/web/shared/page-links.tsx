import { useEffect, useRef } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './list-page.module.css';
import { useText } from './text.ts';

type Props = {
  /** The addresses of the pages on either side, null at the ends. */
  previous: string | null;
  next: string | null;
  onMore: () => void;
};

/**
 * The ways through a long list: links that work without JavaScript, and with it the next page
 * joins this one as its link comes near the window, or when it is clicked.
 */
export function PageLinks({ previous, next, onMore }: Props) {
  const text = useText();
  const end = useRef<HTMLElement>(null);
  const isAlive = useHydrated();
  const hasMore = next !== null;
  useEffect(() => {
    if (!end.current || !hasMore) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore();
      },
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onMore, hasMore]);
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.pages} aria-label={text('list.pages')} ref={end}>
      {previous !== null && (
        <ButtonLink to={previous} rel="prev">
          {text('list.previous')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          to={next}
          rel="next"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onMore();
          }}
        >
          {text(isAlive ? 'search.more' : 'list.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
