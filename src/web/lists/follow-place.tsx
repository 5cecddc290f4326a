import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useText } from '../page/text.ts';
import { useLate } from '../page/use-late.ts';
import { useAuth } from '../session/auth.ts';
import { wantedState } from '../session/wanted.ts';
import type { Person } from './blocked.ts';
import styles from './follow-place.module.css';

type Props = {
  cook: Person;
  /** How many follow the cook, where that is told. */
  followers?: number;
};

/** Where a cook is followed: a visitor is led to the login and back, the button comes to those logged in. */
export function FollowPlace({ cook, followers }: Props) {
  const text = useText();
  const { user } = useAuth();
  const [told, setTold] = useState<number | null>(null);
  // Without the button nobody is followed, and the rest of the page stays.
  const { Late } = useLate('follow', user !== null, loadButton);
  const n = told ?? followers ?? 0;
  const isCounted = followers !== undefined && n > 0;
  const isOwn = user?._id === cook._id;
  return (
    <div className={styles.place}>
      {user === null && (
        <ButtonLink
          to={paths.login}
          state={wantedState({ kind: 'follow', cookId: cook._id })}
          size="small"
          className={classNames(styles.button, styles.logIn)}
        >
          {text('follow.logIn')}
        </ButtonLink>
      )}
      {/* On a page of one's own nothing may move up where others follow. */}
      {user && (isOwn ? !isCounted : !Late) && (
        <Button size="small" className={classNames(styles.button, styles.waiting)}>
          {text('follow.follow')}
        </Button>
      )}
      {user && !isOwn && Late && (
        <Late
          key={`${user._id} ${cook._id}`}
          cook={cook}
          className={styles.button}
          onCount={setTold}
          isMain={followers !== undefined}
        />
      )}
      {isCounted && <span className={styles.count}>{text('follow.followers', { n })}</span>}
    </div>
  );
}

async function loadButton(language: Language) {
  const [{ FollowButton }] = await Promise.all([
    import('./follow-button.tsx'),
    loadTexts(language, ['blocks']),
  ]);
  return FollowButton;
}
