import type { ComponentType } from 'react';
import { Link, NavLink } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { isModerator } from '#domain/accounts/may.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { mostShown, useUnread } from '#web/session/unread.ts';
import { Line } from '#web/ui/icons.tsx';
import area from './account-area.module.css';
import styles from './bell.module.css';

/** Hands the bell over, once its texts are there. */
export async function openBell(
  language: Language,
  show: (bell: () => ComponentType) => void,
): Promise<void> {
  await loadTexts(language, ['bell']);
  show(() => Bell);
}

/** The ways of somebody logged in: an admin's and a moderator's to their page, and to what the person is told with how much of it is unread. */
export function Bell() {
  const text = useText();
  const { user } = useAuth();
  const n = useUnread();
  const isMany = n > mostShown;
  const words = n === 0 ? text('bell.none') : text('bell.unread', { n });
  const name = isMany ? text('bell.many') : words;
  return (
    <>
      {user && isModerator(user) && (
        <Link
          to={paths.admin}
          className={area.admin}
          aria-label={text('nav.admin')}
          title={text('nav.admin')}
        >
          <Line size={22}>
            <path d="M12 3.5 19 6v5.5c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6Zm-3 8.5 2.2 2.2 4-4.2" />
          </Line>
        </Link>
      )}
      <div className={area.bell}>
        <NavLink to={paths.notifications} className={styles.bell} aria-label={name} title={name}>
          <Line>
            <path d="M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l1.7 1.7H4.8Zm3.7 4a2 2 0 0 0 3.6 0M12 5V3.5" />
          </Line>
          {n > 0 && <span className={styles.count}>{isMany ? `${mostShown}+` : n}</span>}
        </NavLink>
      </div>
    </>
  );
}
