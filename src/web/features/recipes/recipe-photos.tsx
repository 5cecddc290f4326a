import type { RecipeDetailReply } from '#contract/recipes.ts';
import { Photo } from '#web/lists/photo.tsx';
import { PhotoRow } from '#web/lists/photo-row.tsx';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import styles from './recipe-photos.module.css';

/** A phone's screen is finer than any eye: it says less than the width, and gets a file of the next size down. */
const phoneSizes = '(max-width: 639px) and (min-resolution: 1.5x) 74vw';
const photoSizes = `${phoneSizes}, (min-width: 1320px) 680px, (min-width: 960px) 54vw, 100vw`;

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
      {photos.length > 1 && (
        <PhotoRow
          photos={photos}
          name={text('photos.all')}
          label={text('photos.of', { name: food.name })}
          alt={text('recipe.photoOf', { name: food.name })}
        />
      )}
    </figure>
  );
}
