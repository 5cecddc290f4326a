import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './visitor-notice.module.css';

/** Tells a visitor, before they type, that publishing needs a login and that their draft waits for it. */
export function VisitorNotice() {
  const text = useText();
  const { user } = useAuth();
  if (user) return null;
  return (
    <div className={styles.notice} role="note">
      <p>
        <strong>{text('form.visitorTitle')}</strong> {text('form.visitorText')}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.login} variant="primary">
          {text('nav.login')}
        </ButtonLink>
        <ButtonLink to={paths.register}>{text('nav.register')}</ButtonLink>
      </div>
    </div>
  );
}
