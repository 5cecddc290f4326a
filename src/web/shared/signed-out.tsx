import { Link } from 'react-router';
import type { Text } from '#messages/format.ts';
import { paths } from '#web/paths.ts';
import { showError } from './toasts.ts';

/** Says that the login has ended and offers a new one; drafts stay where they are. */
export function showSignedOut(text: Text): void {
  showError(
    <span>
      {text('error.not_signed_in')} <Link to={paths.login}>{text('nav.login')}</Link>
    </span>,
    'login',
  );
}
