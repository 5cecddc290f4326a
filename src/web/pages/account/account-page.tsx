import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { UserReply } from '#contract/accounts.ts';
import type { MessageKey } from '#messages/en.ts';
import { LeaveSection } from '#web/features/accounts/leave-section.tsx';
import { LoginSection } from '#web/features/accounts/login-section.tsx';
import { OpenidSection } from '#web/features/accounts/openid-section.tsx';
import { PasskeysSection } from '#web/features/accounts/passkeys-section.tsx';
import { SessionsSection } from '#web/features/accounts/sessions-section.tsx';
import { UsageSection } from '#web/features/accounts/usage-section.tsx';
import { BlocksSection } from '#web/features/blocks/blocks-section.tsx';
import { ProfileSection } from '#web/features/cooks/profile-section.tsx';
import { MailSection } from '#web/features/mails/mail-section.tsx';
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx';
import { TakeoutSection } from '#web/features/takeout/takeout-section.tsx';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { Container } from '#web/ui/container.tsx';
import styles from './account-page.module.css';
import { ReadingSection } from './reading-section.tsx';

/** What the account is made of, in the order of the page: a component of each feature, which asks for what it shows. */
const sections: Record<string, ComponentType<{ user: UserReply }>> = {
  profile: ProfileSection,
  mails: MailSection,
  login: LoginSection,
  openid: OpenidSection,
  passkeys: PasskeysSection,
  sessions: SessionsSection,
  notifications: NotificationSettings,
  reading: ReadingSection,
  usage: UsageSection,
  blocks: BlocksSection,
  takeout: TakeoutSection,
  leave: LeaveSection,
};

/** The pages that are the person's own. */
const links: readonly { to: string; name: MessageKey }[] = [
  { to: paths.myRecipes, name: 'mine.title' },
  { to: paths.savedRecipes, name: 'saved.title' },
  { to: paths.collections, name: 'collections.title' },
  { to: paths.following, name: 'following.title' },
  { to: paths.notifications, name: 'notifications.title' },
  { to: paths.decisions, name: 'decisions.title' },
];

/** One's own account: the ways to one's own pages, and a section for each feature that has something to set. */
function AccountPage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('account.title')} · ${brand}`} noIndex />
      <h1>{text('account.title')}</h1>
      {user ? <Account user={user} /> : <LoginPrompt title={text('account.login')} />}
    </Container>
  );
}

function Account({ user }: { user: UserReply }) {
  const text = useText();
  return (
    <>
      <nav className={styles.links} aria-label={text('account.links')}>
        {links.map(({ to, name }) => (
          <Link key={to} to={to} className={styles.link}>
            {text(name)}
          </Link>
        ))}
      </nav>
      {/* Another person has another account: what was typed for the one before is not theirs. */}
      {Object.entries(sections).map(([name, Section]) => (
        <Section key={`${user._id} ${name}`} user={user} />
      ))}
    </>
  );
}

export { AccountPage as Component };
