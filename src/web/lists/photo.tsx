import { useCallback, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { CardRecipe } from '../data/recipe.ts';
import styles from './photo.module.css';

type Props = {
  photo: CardRecipe['photo'];
  /** Empty where the name stands beside the picture. */
  alt: string;
  /** How wide the picture shows, as the `sizes` attribute. */
  sizes: string;
  /** Loads at once and first: for the one picture that matters most on a page. */
  priority?: boolean;
  className?: string | undefined;
  /** Ties the picture to its twin on the next page for the view transition. */
  transitionName?: string | undefined;
};

/** A recipe's picture in a frame of its own colour, which is all that shows while it loads or when it is missing. */
export function Photo({ photo, alt, sizes, priority, className, transitionName }: Props) {
  /** The address that failed: a picture that comes in its place shows. */
  const [missing, setMissing] = useState<string | null>(null);
  // A picture that failed before hydration has fired its error event already.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(image.getAttribute('src'));
    // Set here and not in the markup: without JavaScript every picture shows.
    if (image && !image.complete && image.loading === 'lazy') image.dataset.awaited = '';
  }, []);
  return (
    <div
      className={classNames(styles.frame, className)}
      style={{ backgroundColor: photo.color, viewTransitionName: transitionName }}
    >
      {missing !== photo.url && (
        <img
          ref={check}
          className={styles.picture}
          src={photo.url}
          srcSet={photo.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={sizes}
          width={photo.width}
          height={photo.height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onLoad={(event) => delete event.currentTarget.dataset.awaited}
          onError={() => setMissing(photo.url)}
        />
      )}
    </div>
  );
}
