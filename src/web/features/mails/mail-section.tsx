import { useEffect, useId, useState } from 'react';
import type { UserReply } from '#contract/accounts.ts';
import { useApi } from '#web/data/api.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useOwn } from '#web/data/use-own.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './mail-section.module.css';

type Sending = { busy: boolean; sent: boolean; fault: string };
const still: Sending = { busy: false, sent: false, fault: '' };

/** Whether the own address is proven, and what mails a link that proves it. */
export function MailSection({ user }: { user: UserReply }) {
  const text = useText();
  const titleId = useId();
  const { state, failed, load, sending, send } = useMailState();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('mails.title')}
      </h2>
      <p className={styles.address}>
        <span dir="ltr">{user.email}</span>
        {state?.isOffered ? (
          <span className={styles.state} data-verified={state.isVerified}>
            {text(state.isVerified ? 'mails.verified' : 'mails.unverified')}
          </span>
        ) : null}
      </p>
      {!state && !failed && <Skeleton className={styles.waiting} />}
      {failed && (
        <div role="alert" className={styles.act}>
          <p>{text('mails.loadFailed')}</p>
          <Button onClick={() => void load()}>{text('mails.retry')}</Button>
        </div>
      )}
      {state && !state.isOffered ? <p className={styles.quiet}>{text('mails.off')}</p> : null}
      {state?.isOffered && !state.isVerified ? (
        <div className={styles.act}>
          <p className={styles.quiet}>{text('mails.why')}</p>
          <Button aria-disabled={sending.busy || undefined} onClick={() => void send()}>
            {sending.busy ? <Spinner /> : null}
            {text(sending.sent ? 'mails.sendAgain' : 'mails.send')}
          </Button>
          {sending.fault ? <p role="alert">{sending.fault}</p> : null}
        </div>
      ) : null}
      <p role="status">{sending.sent && text('mails.sent', { email: user.email })}</p>
    </section>
  );
}

function useMailState() {
  const api = useApi();
  const text = useText();
  const { own: state, failed, load, keep } = useOwn(api.getMailState);
  const [sending, setSending] = useState(still);
  const once = useOnce();
  // Somebody comes back from the page that the link leads to: what stands here may be over.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);
  const sendNow = async () => {
    setSending({ ...still, busy: true });
    const result = await api.sendVerification({});
    if (!result.ok) {
      const isTold = result.status === 429 || result.code === 'mail_off';
      return setSending({ ...still, fault: isTold ? result.message : text('mails.sendFailed') });
    }
    keep(result.data);
    setSending({ ...still, sent: !result.data.isVerified });
  };
  return {
    state,
    failed,
    load,
    sending: state?.isVerified ? still : sending,
    send: () => once(sendNow),
  };
}
