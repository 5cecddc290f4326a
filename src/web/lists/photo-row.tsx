import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { useText } from '#web/page/text.ts';
import type { Gallery as GalleryPart, ShownPhoto } from './gallery.tsx';
import { Photo } from './photo.tsx';
import styles from './photo-row.module.css';

type GalleryType = ComponentType<ComponentProps<typeof GalleryPart>>;

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
  const [start, setStart] = useState<number | null>(null);
  const [Gallery, setGallery] = useState<GalleryType | null>(null);
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // A new tab is the browser's to open.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const module = await import('./gallery.tsx');
      setGallery(() => module.Gallery);
      setStart(index);
    } catch (error) {
      console.warn('The gallery could not be loaded', error);
      location.assign(href);
    }
  };
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
      {Gallery && start !== null && (
        <Gallery {...{ photos, label, alt, start }} onClose={() => setStart(null)} />
      )}
    </>
  );
}
