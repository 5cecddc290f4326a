import { useText } from '#web/page/text.ts';
import type { ShownPhoto } from './gallery.tsx';
import { Photo } from './photo.tsx';
import styles from './photo-row.module.css';
import { useGallery } from './use-gallery.tsx';

type Props = {
  photos: readonly ShownPhoto[];
  /** What the row is called. */
  name: string;
  /** What the photos are together, and what each shows, over the whole screen. */
  label: string;
  alt: string;
};

/** Small pictures in a row, which lead to the photos over the whole screen. Without script each leads to its file. */
export function PhotoRow({ photos, name, label, alt }: Props) {
  const text = useText();
  const { open, gallery } = useGallery({ photos, label, alt });
  return (
    <>
      <ul className={styles.row} aria-label={name}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              className={styles.link}
              href={photo.url}
              aria-label={text('photos.nth', { n: index + 1, total: photos.length })}
              onClick={(event) => void open(event, index)}
            >
              <Photo photo={photo} alt="" sizes="96px" className={styles.small} />
            </a>
          </li>
        ))}
      </ul>
      {gallery}
    </>
  );
}
