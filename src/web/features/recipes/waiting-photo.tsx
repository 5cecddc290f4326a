import type { RecipeDetailReply } from '#contract/recipes.ts';
import { useWaitingPicture } from '#web/session/use-waiting-picture.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './waiting-photo.module.css';

type Props = {
  photo: RecipeDetailReply['photo'];
  alt: string;
  className: string | undefined;
};

/** Wide enough for half a screen: each is fetched whole, before it shows. */
const wideEnough = 640;

/** A photo of a recipe that waits for a look, in a frame of its own colour until it comes: it is given to its owner alone. */
export function WaitingPhoto({ photo, alt, className }: Props) {
  const { url } = photo.sizes.find(({ width }) => width >= wideEnough) ?? photo;
  const src = useWaitingPicture(url);
  return (
    <div className={classNames(styles.frame, className)} style={{ backgroundColor: photo.color }}>
      {src && <img className={styles.picture} src={src} alt={alt} />}
    </div>
  );
}
