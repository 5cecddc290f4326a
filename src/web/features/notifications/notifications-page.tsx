import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { NotificationGroupReply } from '#contract/notifications.ts';
import { placeOf, sayGroup } from '#domain/notifications/say-group.ts';
import { useApi } from '#web/data/api.ts';
import { type AskPage, usePages } from '#web/lists/use-pages.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { noteUnread } from '#web/session/unread.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './notifications-page.module.css';

const titleId = 'notifications';

/** What the person is told, in groups, newest first. */
function NotificationsPage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('notifications.title')} · ${brand}`} noIndex />
      <h1 id={titleId} tabIndex={-1}>
        {text('notifications.title')}
      </h1>
      {user ? (
        <Groups key={user._id} userId={user._id} />
      ) : (
        <LoginPrompt title={text('notifications.login')} />
      )}
    </Container>
  );
}

function Groups({ userId }: { userId: string }) {
  const text = useText();
  const api = useApi();
  const ask = useCallback<AskPage<NotificationGroupReply>>(
    async (cursor) => {
      const result = await api.listNotifications({ query: cursor === undefined ? {} : { cursor } });
      return result.ok ? { ...result.data, items: result.data.notifications } : null;
    },
    [api],
  );
  const { page, hasFailed, reload, loadMore } = usePages(ask);
  const { isRead, readAll, readOne } = useReading(page?.items[0], userId);
  if (!page) return hasFailed ? <Failed onRetry={reload} /> : <Spinner />;
  if (page.items.length === 0) return <Nothing />;
  return (
    <>
      <div className={styles.acts}>
        {page.items.some((group) => !isRead(group)) && (
          <Button onClick={() => void readAll()}>{text('notifications.readAll')}</Button>
        )}
      </div>
      <ol className={styles.list}>
        {page.items.map((group) => (
          <li key={group._id} className={styles.item}>
            <Link to={placeOf(group)} className={styles.link} onClick={() => void readOne(group)}>
              {!isRead(group) && <span className={styles.fresh}>{text('notifications.new')}</span>}
              <span dir="auto">{sayGroup(group, text)}</span>
              <time className={styles.day} dateTime={group.createdAt}>
                {text.date(group.createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ol>
      {hasFailed && <p role="alert">{text('notifications.failed')}</p>}
      {loadMore && <Button onClick={loadMore}>{text('notifications.more')}</Button>}
    </>
  );
}

/** One notification of a group, or all up to one. */
type Reading = { upTo: string; group?: string };

/** What was read here, at once, and taken back where the site did not note it. */
function useReading(newest: NotificationGroupReply | undefined, userId: string) {
  const api = useApi();
  const text = useText();
  const [read, setRead] = useState<readonly Reading[]>([]);
  const note = async (body: Reading) => {
    setRead((now) => [...now, body]);
    const result = await api.readNotifications({ body });
    if (result.ok) return noteUnread({ of: userId, n: result.data.unread });
    // No more than this: what else was read meanwhile stays so.
    setRead((now) => now.filter((one) => one !== body));
    showError(result.message || text('notifications.readFailed'));
  };
  return {
    isRead: ({ _id, isUnread }: NotificationGroupReply) =>
      !isUnread || read.some(({ upTo, group }) => (group ? upTo === _id : _id <= upTo)),
    readAll: async () => {
      // The button goes: a keyboard user goes on from the heading.
      document.getElementById(titleId)?.focus({ preventScroll: true });
      if (newest) await note({ upTo: newest._id });
    },
    readOne: async ({ _id, group, isUnread }: NotificationGroupReply) =>
      isUnread && note({ upTo: _id, group }),
  };
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState drawing="pot" title={text('notifications.failed')}>
        <Button onClick={onRetry}>{text('notifications.retry')}</Button>
      </EmptyState>
    </div>
  );
}

function Nothing() {
  const text = useText();
  return (
    <EmptyState
      drawing="pot"
      title={text('notifications.empty')}
      hint={text('notifications.emptyHint')}
    >
      <ButtonLink to={paths.explore} variant="primary">
        {text('notifications.explore')}
      </ButtonLink>
    </EmptyState>
  );
}

export { NotificationsPage as Component };
