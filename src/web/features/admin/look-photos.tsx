import { useWaitingPicture } from '#web/session/use-waiting-picture.ts';
import styles from './row.module.css';

/** The photos of what waits, or of a hidden recipe: they are on no page, and moderators are given them. */
export function LookPhotos({ urls }: { urls: readonly string[] }) {
  return (
    <p className={styles.photos}>
      {urls.map((url) => (
        <LookPhoto key={url} url={url} />
      ))}
    </p>
  );
}

function LookPhoto({ url }: { url: string }) {
  const src = useWaitingPicture(url);
  return src ? <img className={styles.photo} src={src} alt="" /> : null;
}
