import { useApi } from '#web/data/api.ts';
import { useOwnOf } from '#web/data/use-own.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DecisionItem } from './decision-item.tsx';
import styles from './decisions-page.module.css';

/** What moderators decided about what the person posted, with the way to appeal. */
function DecisionsPage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('decisions.title')} · ${brand}`} noIndex />
      <h1>{text('decisions.title')}</h1>
      {user ? (
        <Decisions key={user._id} userId={user._id} />
      ) : (
        <LoginPrompt title={text('decisions.login')} />
      )}
    </Container>
  );
}

function Decisions({ userId }: { userId: string }) {
  const text = useText();
  const { own, hasOwnFailed, loadOwn } = useOwnOf(userId, useApi().listDecisions);
  if (hasOwnFailed) {
    return (
      <div className={styles.failed}>
        <p role="alert">{text('decisions.failed')}</p>
        <Button onClick={() => void loadOwn()}>{text('decisions.retry')}</Button>
      </div>
    );
  }
  if (!own) return <Spinner />;
  const { decisions } = own;
  if (decisions.length === 0) return <EmptyState drawing="plate" title={text('decisions.empty')} />;
  return (
    <>
      <p className={styles.quiet}>{text('decisions.lead')}</p>
      <ul className={styles.list}>
        {decisions.map((decision) => (
          <li key={decision._id}>
            <DecisionItem decision={decision} onAppealed={() => void loadOwn()} />
          </li>
        ))}
      </ul>
    </>
  );
}

export { DecisionsPage as Component };
