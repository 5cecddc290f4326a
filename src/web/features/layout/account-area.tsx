import { Link } from 'react-router';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { useLogOut } from '#web/session/log-out.ts';
import { useCarryOnHere } from '#web/session/wanted.ts';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { LogoutIcon } from '#web/ui/icons.tsx';
import styles from './account-area.module.css';
import { BellPlace } from './bell-place.tsx';

/** The bell, and for admins the way to their page; in wide headers with the person's name and the way out, or the two ways in. Its width is reserved. */
export function AccountArea() {
  const text = useText();
  const logOut = useLogOut();
  const { user } = useAuth();
  const carried = useCarryOnHere();
  if (user) {
    return (
      <div className={styles.account}>
        <BellPlace />
        <Link to={paths.account} className={styles.name} title={user.name}>
          {user.name}
        </Link>
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
      <ButtonLink to={paths.login} {...carried} variant="onLeafQuiet" size="small">
        {text('nav.login')}
      </ButtonLink>
      <ButtonLink to={paths.register} {...carried} variant="onLeaf" size="small">
        {text('nav.register')}
      </ButtonLink>
    </div>
  );
}
