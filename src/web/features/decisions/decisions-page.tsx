import { useCallback, useEffect, useState } from 'react';
import type { DecisionReply } from '#contract/decisions.ts';
import { useApi } from '#web/data/api.ts';
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
      {user ? <Decisions key={user._id} /> : <LoginPrompt title={text('decisions.login')} />}
    </Container>
  );
}

function Decisions() {
  const text = useText();
  const { decisions, hasFailed, load } = useDecisions();
  if (hasFailed) {
    return (
      <div className={styles.failed}>
        <p role="alert">{text('decisions.failed')}</p>
        <Button onClick={() => void load()}>{text('decisions.retry')}</Button>
      </div>
    );
  }
  if (!decisions) return <Spinner />;
  if (decisions.length === 0) return <EmptyState drawing="plate" title={text('decisions.empty')} />;
  return (
    <>
      <p className={styles.quiet}>{text('decisions.lead')}</p>
      <ul className={styles.list}>
        {decisions.map((decision) => (
          <li key={decision._id}>
            <DecisionItem decision={decision} onAppealed={() => void load()} />
          </li>
        ))}
      </ul>
    </>
  );
}

function useDecisions() {
  const api = useApi();
  const [decisions, setDecisions] = useState<DecisionReply[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const result = await api.listDecisions();
    setFailed(!result.ok);
    if (result.ok) setDecisions(result.data.decisions);
  }, [api]);
  useEffect(() => void load(), [load]);
  return { decisions, hasFailed, load };
}

export { DecisionsPage as Component };
