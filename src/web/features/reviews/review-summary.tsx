import type { ReviewsReply } from '#contract/reviews.ts';
import { useText } from '#web/page/text.ts';
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
