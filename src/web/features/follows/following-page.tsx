import { useCallback, useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { whyKept } from '#web/data/use-own.ts';
import styles from '#web/lists/list-page.module.css';
import { RecipeGridSkeleton } from '#web/lists/recipe-grid-skeleton.tsx';
import { type AskPage, usePages } from '#web/lists/use-pages.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FollowedCooks } from './followed-cooks.tsx';
import { type FollowedPost, PostList } from './post-list.tsx';

const pageSize = 20;

/** What those one follows published and cooked, newest first; nothing is ranked. */
function FollowingPage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('following.title')} · ${brand}`} noIndex />
      <h1>{text('following.title')}</h1>
      {user ? <Posts key={user._id} /> : <LoginPrompt title={text('following.login')} />}
    </Container>
  );
}

function Posts() {
  const text = useText();
  const api = useApi();
  const [hasMoreFailed, setMoreFailed] = useState(false);
  const [why, setWhy] = useState('');
  const ask = useCallback<AskPage<FollowedPost>>(
    async (cursor) => {
      const query = { limit: pageSize, ...(cursor === undefined ? {} : { cursor }) };
      const result = await api.listFollowing({ query });
      setMoreFailed(!result.ok && cursor !== undefined);
      setWhy(whyKept(result));
      if (!result.ok) return null;
      const { posts, following, nextCursor = null } = result.data;
      return { items: posts, total: following, nextCursor };
    },
    [api],
  );
  const { page, hasFailed, reload, loadMore } = usePages(ask);
  if (!page && hasFailed) return <Failed why={why} onRetry={reload} />;
  if (!page) return <RecipeGridSkeleton cards={8} />;
  return (
    <>
      {page.total > 0 && <FollowedCooks total={page.total} />}
      {page.items.length === 0 ? <Nothing follows={page.total} /> : <PostList posts={page.items} />}
      {hasMoreFailed && <p role="alert">{why || text('following.failed')}</p>}
      {loadMore && (
        <div className={styles.pages}>
          <Button onClick={loadMore}>{text('search.more')}</Button>
        </div>
      )}
    </>
  );
}

function Failed({ why, onRetry }: { why: string; onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState drawing="pot" title={text('following.failed')} hint={why}>
        {!why && <Button onClick={onRetry}>{text('outage.tryAgain')}</Button>}
      </EmptyState>
    </div>
  );
}

function Nothing({ follows }: { follows: number }) {
  const text = useText();
  return (
    <EmptyState
      drawing="pot"
      title={text(follows > 0 ? 'following.quiet' : 'following.empty')}
      hint={text('following.emptyHint')}
    >
      <ButtonLink to={paths.explore} variant="primary">
        {text('following.explore')}
      </ButtonLink>
    </EmptyState>
  );
}

export { FollowingPage as Component };
