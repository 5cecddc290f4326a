import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { useStore } from '#web/data/store.ts';
import { useSite, useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/ui/own-section.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountForm, type Outcome } from './account-form.tsx';
import { goAway } from './openid-away.ts';
import { type OwnOpenid, ownOpenidStore } from './own-openid.ts';
import { PresentPassword } from './present-password.tsx';
import { useOpenidAway } from './use-openid-away.ts';

/** Whom one's account is linked with at the OpenID server, where the site has one. */
export function OpenidSection() {
  return useSite().openid ? <Section /> : null;
}

function Section() {
  const text = useText();
  const titleId = useId();
  const { openid: server = '' } = useSite();
  const { own, failed, load } = useOwnOpenid();
  const [isUnlinked, setUnlinked] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('openid.sectionTitle', { server })}
      </h2>
      {!own && !failed ? <Skeleton className={styles.waiting} /> : null}
      {failed && (
        <div>
          <p role="alert">{text('openid.loadFailed')}</p>
          <Button onClick={() => void load()}>{text('account.retry')}</Button>
        </div>
      )}
      {own ? <Linked own={own} /> : null}
      {own && !own.hasPassword ? <WithoutPassword own={own} /> : null}
      <p role="status" className={styles.quiet}>
        {isUnlinked ? text('openid.unlinked') : null}
      </p>
      {own && (own.link ? <Unlink own={own} onGone={() => setUnlinked(true)} /> : <LinkForm />)}
    </section>
  );
}

function useOwnOpenid() {
  const api = useApi();
  const own = useStore(ownOpenidStore);
  const [failed, setFailed] = useState(false);
  const isGone = useRef(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await api.getOwnOpenid({});
    if (isGone.current) return;
    if (result.ok) ownOpenidStore.set(result.data);
    else setFailed(true);
  }, [api]);
  useEffect(() => {
    isGone.current = false;
    void load();
    return () => {
      isGone.current = true;
      // Another person's is another.
      ownOpenidStore.set(null);
    };
  }, [load]);
  return { own, failed, load };
}

function Linked({ own: { link } }: { own: OwnOpenid }) {
  const text = useText();
  const { openid: server = '' } = useSite();
  if (!link) return <p className={styles.quiet}>{text('openid.none', { server })}</p>;
  const linked = text.time(link.linkedAt);
  return (
    <div>
      {link.email ? <p>{text('openid.as', { email: link.email })}</p> : null}
      <p className={styles.quiet}>
        {link.usedAt
          ? text('openid.used', { linked, used: text.time(link.usedAt) })
          : text('openid.since', { linked })}
      </p>
    </div>
  );
}

/** Who has no password confirms at the server who they are. */
function WithoutPassword({ own: { isConfirmed } }: { own: OwnOpenid }) {
  const text = useText();
  const api = useApi();
  const { openid: server = '' } = useSite();
  const { busy, fault, press } = useOpenidAway(() => api.askOpenidConfirmation({}), {
    isOwn: true,
  });
  return (
    <div className={styles.form}>
      <p>{text('openid.withoutPassword', { server })}</p>
      {isConfirmed ? (
        <p className={styles.quiet}>{text('openid.isConfirmed', { server })}</p>
      ) : (
        <div className={styles.actions}>
          <Button aria-disabled={busy || undefined} onClick={press}>
            {busy ? <Spinner /> : null}
            {text('openid.confirm', { server })}
          </Button>
          {fault ? <p role="alert">{fault}</p> : null}
        </div>
      )}
    </div>
  );
}

type Typed = Readonly<Record<string, string>>;

function LinkForm() {
  const text = useText();
  const api = useApi();
  const { openid: server = '', language } = useSite();
  const send = async ({ password }: Typed): Promise<Outcome> => {
    const asked = await api.askOpenidLink({ body: { password } });
    if (!asked.ok) return { refused: asked };
    const { address, key } = asked.data;
    const isGoing = goAway(address, { key, isOwn: true, language, wanted: null });
    return isGoing ? { done: '' } : { fault: text('openid.failed') };
  };
  return (
    <AccountForm
      summary={text('openid.link', { server })}
      submitLabel={text('openid.linkNow', { server })}
      send={send}
      fields={(errors) => <PresentPassword errors={errors} />}
    />
  );
}

/** Where there is no password, what stands above says what confirms who sits there. */
function Unlink({ own, onGone }: { own: OwnOpenid; onGone: () => void }) {
  const { hasPassword } = own;
  const text = useText();
  const api = useApi();
  const { openid: server = '' } = useSite();
  const send = async ({ password }: Typed): Promise<Outcome> => {
    const result = await api.unlinkOpenid({ body: { password } });
    if (!result.ok) return { refused: result };
    onGone();
    if (ownOpenidStore.get() === own) ownOpenidStore.set(result.data);
    return { done: '' };
  };
  return (
    <AccountForm
      summary={text('openid.unlink')}
      submitLabel={text('openid.unlinkNow')}
      send={send}
      fields={(errors) => (
        <>
          <p className={styles.quiet}>{text('openid.unlinkWhat', { server })}</p>
          {hasPassword && <PresentPassword errors={errors} />}
        </>
      )}
    />
  );
}
