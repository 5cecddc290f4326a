import { useCallback, useState } from 'react';
import { PhotoIcon } from '#web/ui/action-icons.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './photo-preview.module.css';

type Props = { src: string; alt: string; className?: string | undefined };

/** A photo before it is published. One that this browser cannot read shows a drawing, never a broken picture. */
export function PhotoPreview({ src, alt, className }: Props) {
  const [unreadable, setUnreadable] = useState<string | null>(null);
  // One that came, or failed, before the page was alive tells nobody any more.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && !image.complete) image.dataset.awaited = '';
      else if (image?.naturalWidth === 0) setUnreadable(src);
    },
    [src],
  );
  if (src === unreadable) return <PhotoIcon size={44} />;
  return (
    <img
      key={src}
      className={classNames(styles.picture, className)}
      src={src}
      alt={alt}
      ref={check}
      onLoad={(event) => delete event.currentTarget.dataset.awaited}
      onError={() => setUnreadable(src)}
    />
  );
}
