import { type MouseEvent, useId, useRef, useState } from 'react';
import type { SessionReply } from '#contract/own-account.ts';
import { useApi } from '#web/data/api.ts';
import { useOwn } from '#web/data/use-own.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/ui/own-section.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PresentPassword } from './present-password.tsx';

/** Where one is logged in, and the end of it there. */
export function SessionsSection() {
  const text = useText();
  const titleId = useId();
  const { sessions, failed, fault, errors, busy, load, end, formProps } = useSessions();
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
        <form {...formProps} className={styles.section} aria-labelledby={titleId}>
          {others.length > 0 && (
            <div className={styles.form}>
              <PresentPassword errors={errors} />
            </div>
          )}
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <Session key={session.id} session={session} busy={busy} end={end(session.id)} />
            ))}
          </ul>
          {others.length > 0 && (
            <div>
              <Button aria-disabled={busy || undefined} onClick={end('others')}>
                {text('account.endOthers')}
              </Button>
            </div>
          )}
        </form>
      )}
      {fault ? <p role="alert">{fault}</p> : null}
      <p role="status" className={styles.quiet}>
        {sessions && others.length === 0 ? text('account.onlyHere') : null}
      </p>
    </section>
  );
}

type Press = (event: MouseEvent<HTMLButtonElement>) => void;
type Props = { session: SessionReply; busy: boolean; end: Press };

function Session({ session: { device, beganAt, usedAt, isThis }, busy, end }: Props) {
  const text = useText();
  const name = device || text('account.unknownDevice');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
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
  const { own, failed, load, keep } = useOwn(api.listSessions);
  const [fault, setFault] = useState('');
  /** Which one, or all others, the button that was pressed is about; by Enter in the field none is meant. */
  const pressed = useRef('');
  const { errors, busy, formProps } = useForm(async ({ password }) => {
    const id = pressed.current;
    pressed.current = '';
    if (!id) return undefined;
    setFault('');
    const proof = password === undefined ? {} : { password };
    const result = await (id === 'others'
      ? api.endOtherSessions({ body: proof })
      : api.endSession({ body: { id, ...proof } }));
    if (result.ok) keep(result.data);
    else if (result.field === 'password') return { password: result.message };
    else {
      const isTold = result.status > 0 && result.status < 500 && result.message;
      setFault(isTold ? result.message : text('account.failed'));
    }
    return undefined;
  });
  const end =
    (id: string): Press =>
    ({ currentTarget }) => {
      pressed.current = id;
      currentTarget.form?.requestSubmit();
    };
  return { sessions: own?.sessions, failed, fault, errors, busy, load, end, formProps };
}
