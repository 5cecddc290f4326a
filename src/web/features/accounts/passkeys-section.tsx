import { useEffect, useId, useRef, useState } from 'react';
import type { UserReply } from '#contract/accounts.ts';
import type { Calls } from '#contract/index.ts';
import type { PasskeyReply } from '#contract/passkeys.ts';
import { useApi } from '#web/data/api.ts';
import { removeStored, writeStored } from '#web/data/browser-storage.ts';
import { useSite, useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '#web/ui/own-section.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountForm, type Outcome } from './account-form.tsx';
import { makePasskey } from './passkey-ceremony.ts';
import { PresentPassword } from './present-password.tsx';
import { readTyped } from './typed-draft.ts';
import { type Passkeys, useOwnPasskeys } from './use-own-passkeys.ts';
import { usePasskey } from './use-passkey.ts';

/** One's own passkeys, where the site has any: the list, another one, and what an admin without has to do. */
export function PasskeysSection({ user }: { user: UserReply }) {
  return useSite().passkeys ? <Section user={user} /> : null;
}

function Section({ user }: { user: UserReply }) {
  const text = useText();
  const titleId = useId();
  const { own, failed, load, keep } = useOwnPasskeys();
  const [gone, setGone] = useState('');
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('passkeys.title')}
      </h2>
      {own?.isNeeded ? <Needed hasSome={own.passkeys.length > 0} keep={keep} /> : null}
      <p>{text('passkeys.what')}</p>
      {!own && !failed ? <Skeleton className={styles.waiting} /> : null}
      {failed && (
        <div>
          <p role="alert">{text('passkeys.failed')}</p>
          <Button onClick={() => void load()}>{text('account.retry')}</Button>
        </div>
      )}
      {own?.passkeys.length === 0 ? (
        <p className={styles.quiet}>{text('passkeys.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {own?.passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} keep={keep} onGone={setGone} />
          ))}
        </ul>
      )}
      <Gone name={gone} />
      {own && <AddForm user={user} keep={keep} isFirst={own.passkeys.length === 0} />}
    </section>
  );
}

/** What is said once a passkey is gone: what was pressed is gone with it, so this takes the focus. */
function Gone({ name }: { name: string }) {
  const text = useText();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (name) said.current?.focus();
  }, [name]);
  return (
    <p ref={said} tabIndex={-1} role="status" className={styles.quiet}>
      {name ? text('passkeys.removed', { name }) : null}
    </p>
  );
}

type Typed = Readonly<Record<string, string>>;
type Keep = { keep: (passkeys: Passkeys) => void };

/** An admin who came with a password alone: what to do about it. */
function Needed({ hasSome, keep }: Keep & { hasSome: boolean }) {
  const text = useText();
  const api = useApi();
  const { busy, fault, press } = usePasskey<Calls['confirmByPasskey']>({
    send: (body) => api.confirmByPasskey({ body }),
    done: keep,
    unused: 'passkeys.notConfirmed',
  });
  return (
    <div className={styles.form}>
      <p role="alert">{text('passkeys.needed')}</p>
      {hasSome ? (
        <div className={styles.actions}>
          <Button variant="primary" aria-disabled={busy || undefined} onClick={press}>
            {busy ? <Spinner /> : null}
            {text('passkeys.confirmNow')}
          </Button>
          {fault ? <p role="alert">{fault}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

type PasskeyProps = Keep & { passkey: PasskeyReply; onGone: (name: string) => void };

function Passkey({ passkey: { id, name, addedAt, usedAt }, keep, onGone }: PasskeyProps) {
  const text = useText();
  const api = useApi();
  const rename = async ({ name: wanted = '' }): Promise<Outcome> => {
    const result = await api.renamePasskey({ body: { id, name: wanted } });
    if (!result.ok) return { refused: result };
    // Another tab may have removed it.
    if (!result.data.passkeys.some((one) => one.id === id)) onGone(name);
    keep(result.data);
    return { done: text('account.saved') };
  };
  const remove = async ({ password }: Typed): Promise<Outcome> => {
    const result = await api.removePasskey({ body: { id, password } });
    if (!result.ok) return { refused: result };
    onGone(name);
    keep(result.data);
    return { done: '' };
  };
  const added = text.time(addedAt);
  return (
    <li className={styles.passkey}>
      <p className={styles.name}>{name}</p>
      <p className={styles.quiet}>
        {usedAt
          ? text('passkeys.used', { added, used: text.time(usedAt) })
          : text('passkeys.unused', { added })}
      </p>
      <AccountForm
        summary={text('passkeys.rename', { name })}
        submitLabel={text('account.save')}
        send={rename}
        fields={(errors) => <NameField error={errors.name} defaultValue={name} />}
      />
      <AccountForm
        summary={text('passkeys.remove', { name })}
        submitLabel={text('passkeys.removeNow')}
        send={remove}
        fields={(errors) => (
          <>
            <p className={styles.quiet}>{text('passkeys.removeWhat')}</p>
            <PresentPassword errors={errors} />
          </>
        )}
      />
    </li>
  );
}

function NameField(props: { error: string | undefined; defaultValue: string }) {
  const text = useText();
  return (
    <TextField
      label={text('passkeys.name')}
      hint={text('passkeys.nameHint')}
      {...props}
      name="name"
      autoComplete="off"
      data-limit={60}
      required
    />
  );
}

/** A name that is typed and not used yet lies with its tab. */
function AddForm({ user, keep, isFirst }: Keep & { user: UserReply; isFirst: boolean }) {
  const text = useText();
  const api = useApi();
  const key = `passkey-draft ${user._id}`;
  const [draft] = useState(() => readTyped(key));
  const send = async ({ name = '', password }: Typed): Promise<Outcome> => {
    const offered = await api.offerPasskey({ body: { password } });
    if (!offered.ok) return { refused: offered };
    const made = await makePasskey(offered.data.options);
    if (!made) return { fault: text('passkeys.notMade') };
    const result = await api.addPasskey({ body: { name, ...made } });
    if (!result.ok) return { refused: result };
    removeStored(key, 'sessionStorage');
    keep(result.data);
    return { done: result.data.message ?? text('passkeys.added') };
  };
  return (
    <AccountForm
      summary={text('passkeys.add')}
      submitLabel={text('passkeys.addNow')}
      isOpen={draft !== null}
      send={send}
      onInput={(form) => writeStored(key, new FormData(form).get('name'), 'sessionStorage')}
      fields={(errors) => (
        <>
          <NameField error={errors.name} defaultValue={draft ?? ''} />
          <PresentPassword errors={errors} isOnly={isFirst} />
        </>
      )}
    />
  );
}
