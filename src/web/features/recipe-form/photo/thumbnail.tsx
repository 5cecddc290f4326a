import styles from './more-photos.module.css';
import { PhotoPreview } from './photo-preview.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** A small picture of a photo in a form: its file, or the one on the site. Its row says in words which it is. */
export function Thumbnail({ file, url }: { file: File | null; url: string | undefined }) {
  const chosen = useObjectUrl(file);
  const src = chosen ?? (file ? undefined : url);
  return (
    <div className={styles.thumbnail}>
      {src && <PhotoPreview className={styles.picture} src={src} alt="" />}
    </div>
  );
}
