import type { ReactNode } from 'react';
import type { CookNameReply } from '#contract/cook-name.ts';
import type { ReviewReply } from '#contract/reviews.ts';
import type { Text } from '#messages/format.ts';
import { PhotoRow } from '#web/lists/photo-row.tsx';
import posts from '#web/lists/posts.module.css';
import { ReportLink } from '#web/lists/report-link.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './recipe-reviews.module.css';

type Props = {
  review: ReviewReply;
  /** The recipe's author, who answers; a former cook has no name. */
  author: CookNameReply;
  /** In place of the name of its writer. */
  heading?: ReactNode;
  /** Folds the answer of the recipe's author away, from whom its reader muted them. */
  foldAnswer?: ((told: ReactNode) => ReactNode) | undefined;
  /** What its reader can do with that answer. */
  answerActs?: ReactNode;
  /** In place of how many found it helpful: what its reader can do. */
  children?: ReactNode;
};

/** Whether a review has a rating that the recipe's mean will have, and has not yet. */
export const isRatedLater = ({ countsLater, asWritten, rating }: ReviewReply): boolean =>
  countsLater === true && asWritten && rating !== undefined;

/** A review as everybody reads it: words alone, no link in them leads anywhere. */
export function ReviewItem({ review, author, heading, children, ...below }: Props) {
  const text = useText();
  const { rating, helpful, cook } = review;
  return (
    <li className={posts.item}>
      <article>
        <h3 className={styles.name}>
          {/* Its writer alone reads one that is hidden or waits, and who is new has no page yet. */}
          {heading ??
            (cook.handle && !cook.hasNoPage && !review.hidden ? (
              <Link to={paths.cook(cook)}>{cook.name}</Link>
            ) : (
              cook.name
            ))}
          {rating !== undefined && (
            <>
              {' '}
              <span className={styles.rating}>{text('reviews.rated', { n: rating })}</span>
            </>
          )}
        </h3>
        <p className={styles.facts}>{factsOf(review, text).join(' · ')}</p>
        {review.changes.length > 0 && (
          <ul className={styles.chips}>
            {review.changes.map(({ kind, lineId, food = '', text: said = '' }) => (
              <li key={lineId ?? said}>
                {text(`reviews.did.${kind}`, { food, text: said })}
                {said && kind !== 'swapped' && kind !== 'added' && ` (${said})`}
              </li>
            ))}
          </ul>
        )}
        {review.text && <Words text={review.text} />}
        {review.photos && !review.hidden && (
          <PhotoRow
            photos={review.photos}
            name={text('reviews.photosOf', { name: cook.name })}
            label={text('reviews.photosOf', { name: cook.name })}
            alt={text('reviews.photoOf', { name: cook.name })}
          />
        )}
        <Answer review={review} author={author} {...below} />
        {children ??
          (helpful > 0 && (
            <p className={styles.facts}>{text('reviews.helpedMany', { n: helpful })}</p>
          ))}
        <ReportLink
          kind="review"
          id={review._id}
          writerId={cook._id}
          label={text('reviews.report')}
          of={cook.name}
        />
      </article>
    </li>
  );
}

type AnswerProps = Pick<Props, 'review' | 'author' | 'foldAnswer' | 'answerActs'>;

/** What the author of the recipe answers, a post of its own under the id of the review. */
function Answer({ review: { _id: id, answer }, author, foldAnswer, answerActs }: AnswerProps) {
  const text = useText();
  if (!answer) return null;
  const told = (
    <>
      <Words text={answer.text} />
      {answerActs}
      <ReportLink
        kind="review-answer"
        id={id}
        writerId={author._id}
        label={text('reviews.report')}
        of={author.name}
      />
    </>
  );
  return (
    <blockquote className={styles.answer}>
      <p className={styles.facts}>
        {author.name
          ? text('reviews.answerOf', { name: author.name })
          : text('reviews.answerOfFormer')}
      </p>
      {foldAnswer ? foldAnswer(told) : told}
    </blockquote>
  );
}

function Words({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  );
}

function factsOf(review: ReviewReply, text: Text): string[] {
  const { asWritten, cookedOn, servings, minutes, again, isEarlier } = review;
  const told = [
    text('reviews.cookedOn', { date: text.date(cookedOn) }),
    servings && text('reviews.for', { n: servings }),
    minutes && text('reviews.took', { n: minutes }),
  ];
  return [
    text(asWritten ? 'reviews.asWritten' : 'reviews.withChanges'),
    told.filter(Boolean).join(' '),
    ...(again === undefined ? [] : [text(again ? 'reviews.again' : 'reviews.notAgain')]),
    ...(isEarlier ? [text('reviews.earlier')] : []),
    // Or the recipe's mean would not be that of what is read here.
    ...(isRatedLater(review) ? [text('reviews.countsLater')] : []),
  ];
}
