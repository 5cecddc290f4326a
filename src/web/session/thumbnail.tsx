import { PhotoPreview } from '#web/forms/photo-preview.tsx';
import { useObjectUrl } from '#web/forms/use-object-url.ts';
import { useShownPhoto } from './private-photos.ts';
import styles from './thumbnail.module.css';
import { useWaitingPicture } from './use-waiting-picture.ts';

type Props = {
  file: File | null;
  url?: string | undefined;
  waitingUrl?: string | undefined;
};

/** A small picture of a photo in a form: its file, or the one on the site. Its row says in words which it is. */
export function Thumbnail({ file, url, waitingUrl }: Props) {
  const chosen = useObjectUrl(file);
  const waiting = useWaitingPicture(file ? undefined : waitingUrl);
  const kept = useShownPhoto(file ? undefined : url);
  const src = chosen ?? (file ? undefined : (kept ?? waiting));
  return (
    <div className={styles.thumbnail}>
      {src && <PhotoPreview className={styles.picture} src={src} alt="" />}
    </div>
  );
}
