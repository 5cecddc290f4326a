import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { SessionReply } from '#contract/own-account.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './own-section.module.css';

/** Where one is logged in, and the end of it there. */
export function SessionsSection() {
  const text = useText();
  const titleId = useId();
  const { sessions, failed, fault, busy, load, end, endOthers } = useSessions();
  const others = sessions?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('account.sessions')}
      </h2>
      {!sessions && !failed ? <Skeleton className={styles.waiting} /> : null}
      {failed && (
        <div>
          <p role="alert">{text('account.sessionsFailed')}</p>
          <Button onClick={() => void load()}>{text('account.retry')}</Button>
        </div>
      )}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <Session key={session.id} {...{ session, busy }} end={() => void end(session.id)} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button aria-disabled={busy || undefined} onClick={() => void endOthers()}>
            {text('account.endOthers')}
          </Button>
        </div>
      )}
      {fault ? <p role="alert">{fault}</p> : null}
      <p role="status" className={styles.quiet}>
        {sessions && others.length === 0 ? text('account.onlyHere') : null}
      </p>
    </section>
  );
}

type Props = { session: SessionReply; busy: boolean; end: () => void };

function Session({ session: { device, beganAt, usedAt, isThis }, busy, end }: Props) {
  const text = useText();
  const name = device || text('account.unknownDevice');
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{name}</p>
        <p className={styles.quiet}>
          {isThis
            ? text('account.thisSession', { began: text.time(beganAt) })
            : text('account.otherSession', { began: text.time(beganAt), used: text.time(usedAt) })}
        </p>
      </div>
      {!isThis && (
        <Button
          size="small"
          aria-disabled={busy || undefined}
          aria-label={text('account.endSessionOf', { device: name, began: text.time(beganAt) })}
          onClick={end}
        >
          {text('account.endSession')}
        </Button>
      )}
    </li>
  );
}

function useSessions() {
  const api = useApi();
  const text = useText();
  const [sessions, setSessions] = useState<readonly SessionReply[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await api.listSessions({});
    if (result.ok) setSessions(result.data.sessions);
    else setFailed(true);
  }, [api]);
  useEffect(() => void load(), [load]);
  const act = async (send: () => ReturnType<typeof api.endOtherSessions>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFault('');
    const result = await send();
    running.current = false;
    setBusy(false);
    if (result.ok) return setSessions(result.data.sessions);
    const isTold = result.status > 0 && result.status < 500 && result.message;
    setFault(isTold ? result.message : text('account.failed'));
  };
  return {
    ...{ sessions, failed, fault, busy, load },
    end: (id: string) => act(() => api.endSession({ body: { id } })),
    endOthers: () => act(() => api.endOtherSessions({})),
  };
}
