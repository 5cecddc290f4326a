import { Link } from 'react-router';
import { isAdmin } from '#domain/accounts/may.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { useLogOut } from '#web/session/log-out.ts';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { LogoutIcon, ShieldIcon } from '#web/ui/icons.tsx';
import styles from './account-area.module.css';

/** Wide headers: the person's name and the way out, or the two ways in. Its width is reserved. */
export function AccountArea() {
  const text = useText();
  const logOut = useLogOut();
  const { user } = useAuth();
  if (user) {
    return (
      <div className={styles.account}>
        <Link to={paths.account} className={styles.name} title={user.name}>
          {user.name}
        </Link>
        {isAdmin({ id: user._id, role: user.role }) && (
          <Link
            to={paths.admin}
            className={styles.admin}
            aria-label={text('nav.admin')}
            title={text('nav.admin')}
          >
            <ShieldIcon size={22} />
          </Link>
        )}
        <IconButton
          variant="onLeafQuiet"
          label={text('nav.logout')}
          icon={<LogoutIcon size={22} />}
          onClick={() => void logOut()}
        />
      </div>
    );
  }
  return (
    <div className={`${styles.account} ${styles.visitor}`}>
      <ButtonLink to={paths.login} variant="onLeafQuiet" size="small">
        {text('nav.login')}
      </ButtonLink>
      <ButtonLink to={paths.register} variant="onLeaf" size="small">
        {text('nav.register')}
      </ButtonLink>
    </div>
  );
}
