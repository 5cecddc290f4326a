import { useEffect, useRef, useState } from 'react';
import type { Calls } from '#contract/index.ts';
import { useApi } from '#web/data/api.ts';
import { useStore } from '#web/data/store.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useSite, useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/ui/own-section.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { ownOpenidStore } from './own-openid.ts';
import { PasswordField } from './password-field.tsx';
import { usePasskey } from './use-passkey.ts';

/** A little less than the site takes a passkey for the password. */
const goodForMs = 4.5 * 60_000;

type Props = {
  errors: FieldErrors;
  /** Whether there is no passkey yet that could stand for it. */
  isOnly?: boolean;
};

/** Who sits there: the present password, or a passkey in its place. */
export function PresentPassword({ errors, isOnly = false }: Props) {
  const text = useText();
  const { passkeys } = useSite();
  const own = useStore(ownOpenidStore);
  const [isConfirmed, setConfirmed] = useState(false);
  // Once the site asks for it, it is typed here, whatever stood for it before.
  const [isAsked, setAsked] = useState(false);
  if (errors.password && !isAsked) setAsked(true);
  if (own && !own.hasPassword && !isAsked) return <HasNone isConfirmed={own.isConfirmed} />;
  if (isConfirmed && !isAsked) return <Confirmed end={() => setConfirmed(false)} />;
  const confirm = () => {
    setConfirmed(true);
    setAsked(false);
  };
  return (
    <>
      <PasswordField
        label={text('account.presentPassword')}
        name="password"
        autoComplete="current-password"
        data-secret
        error={errors.password}
      />
      {passkeys && !isOnly ? <Instead done={confirm} /> : null}
    </>
  );
}

/** There is no password to ask for: what stands in its place is said where the OpenID server confirms. */
function HasNone({ isConfirmed }: { isConfirmed: boolean }) {
  const text = useText();
  const { openid: server = '' } = useSite();
  return (
    <p className={styles.quiet}>
      {text(isConfirmed ? 'openid.isConfirmed' : 'openid.confirmFirst', { server })}
    </p>
  );
}

function Instead({ done }: { done: () => void }) {
  const text = useText();
  const api = useApi();
  const { busy, fault, press } = usePasskey<Calls['confirmByPasskey']>({
    send: (body) => api.confirmByPasskey({ body }),
    done,
    unused: 'passkeys.notConfirmed',
  });
  return (
    <div className={styles.actions}>
      <Button size="small" aria-disabled={busy || undefined} onClick={press}>
        {busy ? <Spinner /> : null}
        {text('passkeys.confirm')}
      </Button>
      {fault ? <p role="alert">{fault}</p> : null}
    </div>
  );
}

/** The field is gone, and the button with it: this takes the focus. */
function Confirmed({ end }: { end: () => void }) {
  const text = useText();
  const said = useRef<HTMLParagraphElement>(null);
  const atEnd = useRef(end);
  useEffect(() => {
    said.current?.focus();
    const timer = setTimeout(() => atEnd.current(), goodForMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p ref={said} tabIndex={-1} role="status">
      {text('passkeys.confirmed')}
    </p>
  );
}
