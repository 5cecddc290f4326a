import { Link } from 'react-router';
import type { QueueEntryReply } from '#contract/reports.ts';
import { Photo } from '#web/lists/photo.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import styles from './alike-photos.module.css';
import { ByCook } from './cook-name.tsx';

type Props = { alike: NonNullable<QueueEntryReply['alike']> };

/** A photo beside that of somebody else which looks the same: a moderator sees whether it is. */
export function AlikePhotos({ alike: { photo, other, cook, recipe } }: Props) {
  const text = useText();
  return (
    <div className={styles.pair}>
      {/* Those of what waits stand above, all of them. */}
      {photo && (
        <figure className={styles.one}>
          <Photo photo={photo} alt="" sizes="160px" className={styles.photo} />
          <figcaption>{text('adminPage.alikeThis')}</figcaption>
        </figure>
      )}
      <figure className={styles.one}>
        <Photo photo={other} alt="" sizes="160px" className={styles.photo} />
        <figcaption>
          <Link to={paths.recipe(recipe.slug)}>{recipe.name}</Link> <ByCook cook={cook} />
        </figcaption>
      </figure>
    </div>
  );
}
