import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ShownPhoto } from '#web/lists/gallery.tsx';
import { Photo } from '#web/lists/photo.tsx';
import { PhotoRow } from '#web/lists/photo-row.tsx';
import { useGallery } from '#web/lists/use-gallery.tsx';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import styles from './recipe-photos.module.css';

/** A phone's screen is finer than any eye: it says less than the width, and gets a file of the next size down. */
const phoneSizes = '(max-width: 639px) and (min-resolution: 1.5x) 74vw';
const photoSizes = `${phoneSizes}, (min-width: 1320px) 680px, (min-width: 960px) 54vw, 100vw`;

type Props = { food: RecipeDetailReply; className: string | undefined };

/**
 * The picture of a recipe, which leads to itself over the whole screen; where there are more, to all of them, as does a
 * row of them below. Without script each leads to its file.
 */
export function RecipePhotos({ food, className }: Props) {
  const text = useText();
  const words = useRecipeWords();
  const { name, photo } = food;
  const photos: readonly ShownPhoto[] = food.photos ?? [{ ...photo, id: food._id }];
  const caption = photos[0]?.caption;
  const hasMore = photos.length > 1;
  const alt = text('recipe.photoOf', { name });
  const shown = { photos, alt, label: hasMore ? text('photos.of', { name }) : alt };
  const { open, gallery } = useGallery(shown);
  return (
    <figure className={styles.photos}>
      <a href={photo.url} className={styles.large} onClick={(event) => void open(event, 0)}>
        <Photo
          photo={photo}
          alt={caption ?? alt}
          sizes={photoSizes}
          priority
          className={className}
          transitionName={`photo-${food._id}`}
        />
      </a>
      {gallery}
      {caption && (
        <figcaption className={styles.caption} {...words}>
          {caption}
        </figcaption>
      )}
      {hasMore && <PhotoRow {...shown} name={text('photos.all')} />}
    </figure>
  );
}
