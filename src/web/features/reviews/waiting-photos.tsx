import type { ReviewReply } from '#contract/reviews.ts';
import row from '#web/lists/photo-row.module.css';
import { useText } from '#web/page/text.ts';
import { useWaitingPicture } from '#web/session/use-waiting-picture.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './review-fields.module.css';

/** The photos of a review that waits for a look, small: they are given to its writer alone. */
export function WaitingPhotos({ review: { cook, photos = [] } }: { review: ReviewReply }) {
  const text = useText();
  if (photos.length === 0) return null;
  return (
    <ul className={row.row} aria-label={text('reviews.photosOf', { name: cook.name })}>
      {photos.map(({ id, url, sizes, color }, index) => (
        <li key={id} className={row.link} style={{ backgroundColor: color }}>
          <WaitingPhoto
            url={sizes[0]?.url ?? url}
            alt={text('photos.nth', { n: index + 1, total: photos.length })}
          />
        </li>
      ))}
    </ul>
  );
}

function WaitingPhoto({ url, alt }: { url: string; alt: string }) {
  const src = useWaitingPicture(url);
  if (!src) return <div className={row.small} />;
  return <img className={classNames(row.small, styles.waiting)} src={src} alt={alt} />;
}
