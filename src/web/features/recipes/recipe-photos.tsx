import { type ComponentType, type MouseEvent, useState } from 'react';
import type { RecipePhotoReply } from '#contract/photos.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { Photo } from '#web/lists/photo.tsx';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import styles from './recipe-photos.module.css';

/** A phone's screen is finer than any eye: it says less than the width, and gets a file of the next size down. */
const phoneSizes = '(max-width: 639px) and (min-resolution: 1.5x) 74vw';
const photoSizes = `${phoneSizes}, (min-width: 1320px) 680px, (min-width: 960px) 54vw, 100vw`;

type GalleryType = ComponentType<{
  photos: readonly RecipePhotoReply[];
  name: string;
  start: number;
  onClose: () => void;
}>;

type Props = { food: RecipeDetailReply; className: string | undefined };

/**
 * The picture of a recipe; where there are more, a row of them below, which leads to the photos
 * over the whole screen. Without script each leads to its file.
 */
export function RecipePhotos({ food, className }: Props) {
  const text = useText();
  const words = useRecipeWords();
  const { photos } = food;
  const caption = photos?.[0]?.caption;
  const first = (
    <Photo
      photo={food.photo}
      alt={caption ?? text('recipe.photoOf', { name: food.name })}
      sizes={photoSizes}
      priority
      className={className}
      transitionName={`photo-${food._id}`}
    />
  );
  if (!photos) return first;
  return (
    <figure className={styles.photos}>
      {first}
      {caption && (
        <figcaption className={styles.caption} {...words}>
          {caption}
        </figcaption>
      )}
      {photos.length > 1 && <Thumbnails photos={photos} name={food.name} />}
    </figure>
  );
}

function Thumbnails({ photos, name }: { photos: readonly RecipePhotoReply[]; name: string }) {
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
      <ul className={styles.row} aria-label={text('photos.all')}>
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
        <Gallery photos={photos} name={name} start={start} onClose={() => setStart(null)} />
      )}
    </>
  );
}
