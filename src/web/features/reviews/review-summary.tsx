import { useLocation } from 'react-router';
import type { ReviewsReply } from '#contract/reviews.ts';
import { madeItAnchor } from '#domain/sharing/addresses.ts';
import { useText } from '#web/page/text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './recipe-reviews.module.css';

/** The mean as written with its count, and what many did differently. */
export function ReviewSummary({ reviews: { summary, total } }: { reviews: ReviewsReply }) {
  const text = useText();
  const { mean, changes } = summary;
  if (total === 0) {
    return (
      <p>
        <strong>{text('reviews.first')}</strong> {text('reviews.firstHint')}
      </p>
    );
  }
  return (
    <>
      <p className={styles.mean}>
        {mean && <strong>{text('reviews.mean', { mean: mean.value, n: mean.count })}</strong>}{' '}
        <span>{text('reviews.total', { n: total })}</span>
      </p>
      {changes.length > 0 && (
        <ul className={styles.chips}>
          {changes.map(({ kind, line, food, people: n, of }) =>
            kind === 'added' ? null : (
              <li key={kind + line}>{text(`reviews.many.${kind}`, { n, of, food })}</li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** A link, so that the page leads here before its program has come; then it keeps the amounts of the address. */
export function MadeItLink() {
  const text = useText();
  const { search } = useLocation();
  const isAlive = useHydrated();
  return (
    <p>
      <ButtonLink
        to={{ search: isAlive ? search : '', hash: madeItAnchor }}
        replace
        preventScrollReset
      >
        {text('reviews.madeIt')}
      </ButtonLink>
    </p>
  );
}
