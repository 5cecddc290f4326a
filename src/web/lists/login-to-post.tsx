import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useText } from '../page/text.ts';
import styles from './posts.module.css';

/** What a visitor reads who wants to post, with the way to the login. */
export function LoginToPost({ reason }: { reason: string }) {
  const text = useText();
  return (
    <p className={styles.prompt} role="status">
      {reason} <Link to={paths.login}>{text('nav.login')}</Link>
    </p>
  );
}
