import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { DraftHolder } from './draft/use-recipe-draft.ts';
import styles from './visitor-notice.module.css';

/**
 * Tells a visitor, before they type, that publishing needs a login and that their draft waits for it, unless this browser
 * keeps less than all of that.
 */
export function VisitorNotice({ kept }: Pick<DraftHolder, 'kept'>) {
  const text = useText();
  const { user } = useAuth();
  if (user) return null;
  return (
    <div className={styles.notice} role="note">
      <p>
        <strong>{text('form.visitorTitle')}</strong>{' '}
        {text(kept === 'all' ? 'form.visitorText' : 'form.visitorNotKept')}
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
