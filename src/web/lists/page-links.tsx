import { useRef } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useText } from '../page/text.ts';
import { pageSize } from './all-recipes.ts';
import styles from './list-page.module.css';
import { useGrowAlone } from './use-grow-alone.ts';

/** So many pages join by themselves; then the list stands, or nobody would reach what is below it. */
const pagesAtAStretch = 4;

type Props = {
  /** The addresses of the pages on either side, null at the ends. */
  previous: string | null;
  next: string | null;
  /** How many recipes show. */
  count: number;
  onMore: () => void;
};

/**
 * The ways through a long list: links that work without JavaScript, and with it the next page
 * joins this one as its link comes near the window, now and then only when it is clicked.
 */
export function PageLinks({ previous, next, count, onMore }: Props) {
  const text = useText();
  const end = useRef<HTMLElement>(null);
  const isAlive = useHydrated();
  const growsAlone = next !== null && !isStretchOver(count);
  useGrowAlone(end, growsAlone, onMore);
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

function isStretchOver(count: number): boolean {
  const pages = Math.floor(count / pageSize);
  return pages > 0 && pages % pagesAtAStretch === 0;
}
