import { useId, useState } from 'react';
import type { UserReply } from '#contract/accounts.ts';
import { useApi } from '#web/data/api.ts';
import { removeStored, writeStored } from '#web/data/browser-storage.ts';
import { useText } from '#web/page/text.ts';
import { authStore, storeAuth } from '#web/session/auth.ts';
import { deviceHeader } from '#web/session/device.ts';
import { leaving } from '#web/session/leaving.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from '#web/ui/own-section.module.css';
import { AccountForm, type Outcome } from './account-form.tsx';
import { AnswerField } from './answer-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PresentPassword } from './present-password.tsx';
import { readTyped } from './typed-draft.ts';

/** Without a password a passkey has confirmed who sits there. */
type Typed = Readonly<Record<string, string>>;

/** The name that one goes by, the password and the favourite dish: each is saved by itself. */
export function LoginSection({ user }: { user: UserReply }) {
  const text = useText();
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('account.loginTitle')}
      </h2>
      <div>
        <NameForm user={user} />
        <EmailForm user={user} />
        <PasswordForm />
        <DishForm />
      </div>
    </section>
  );
}

/** A name that is typed and not saved yet lies with its tab. */
function NameForm({ user }: { user: UserReply }) {
  const text = useText();
  const api = useApi();
  const key = `name-draft ${user._id}`;
  const [draft] = useState(() => readTyped(key));
  const send = async ({ name = '' }): Promise<Outcome> => {
    const result = await api.changeName({ body: { name } });
    if (!result.ok) return { refused: result };
    removeStored(key, 'sessionStorage');
    keepUser(user._id, result.data.user);
    return { done: text('account.saved') };
  };
  return (
    <AccountForm
      summary={text('account.name')}
      submitLabel={text('account.save')}
      isOpen={draft !== null}
      send={send}
      onInput={(form) => writeStored(key, new FormData(form).get('name'), 'sessionStorage')}
      fields={(errors) => (
        <TextField
          label={text('field.name')}
          hint={text('account.nameHint')}
          error={errors.name}
          name="name"
          autoComplete="name"
          defaultValue={draft ?? user.name}
          data-limit={80}
          required
        />
      )}
    />
  );
}

/** An address that is typed and not saved yet lies with its tab. */
function EmailForm({ user }: { user: UserReply }) {
  const text = useText();
  const api = useApi();
  const key = `email-draft ${user._id}`;
  const [draft] = useState(() => readTyped(key));
  const send = async ({ email = '', password }: Typed): Promise<Outcome> => {
    const result = await api.changeEmail({ body: { email, password } });
    if (!result.ok) return { refused: result };
    removeStored(key, 'sessionStorage');
    keepUser(user._id, result.data.user);
    const said = result.data.isPending ? 'account.emailAsked' : 'account.emailChanged';
    return { done: text(said, { email: email.trim() }) };
  };
  return (
    <AccountForm
      summary={text('account.email')}
      submitLabel={text('account.save')}
      isOpen={draft !== null}
      send={send}
      onInput={(form) => writeStored(key, new FormData(form).get('email'), 'sessionStorage')}
      fields={(errors) => (
        <>
          <EmailField
            hint={text('account.emailHint')}
            error={errors.email}
            defaultValue={draft ?? user.email}
          />
          <PresentPassword errors={errors} />
        </>
      )}
    />
  );
}

/** Who has logged out or in as another meanwhile stays so; a logout on its way has forgotten the login already. */
function keepUser(id: string, user: UserReply): void {
  const { user: present, token } = authStore.get();
  if (present?._id === id && !leaving.signal.aborted) storeAuth({ user, token });
}

function PasswordForm() {
  const text = useText();
  const api = useApi();
  const send = async ({ password, newPassword = '' }: Typed): Promise<Outcome> => {
    const result = await api.changePassword({
      body: { password, newPassword },
      headers: deviceHeader(),
    });
    return result.ok
      ? { done: result.data.message ?? text('account.passwordChanged') }
      : { refused: result };
  };
  return (
    <AccountForm
      summary={text('account.password')}
      submitLabel={text('account.setPassword')}
      send={send}
      fields={(errors) => (
        <>
          <PresentPassword errors={errors} />
          <PasswordField
            isNew
            label={text('field.newPassword')}
            name="newPassword"
            autoComplete="new-password"
            data-secret
            error={errors.newPassword}
          />
          <p className={styles.quiet}>{text('account.passwordEnds')}</p>
        </>
      )}
    />
  );
}

function DishForm() {
  const text = useText();
  const api = useApi();
  const send = async ({ password, answer = '' }: Typed): Promise<Outcome> => {
    const result = await api.changeAnswer({ body: { password, answer } });
    return result.ok
      ? { done: result.data.message ?? text('account.answerChanged') }
      : { refused: result };
  };
  return (
    <AccountForm
      summary={text('account.dish')}
      submitLabel={text('account.save')}
      send={send}
      fields={(errors) => (
        <>
          <p className={styles.quiet}>{text('account.dishWhy')}</p>
          <AnswerField isNew error={errors.answer} />
          <PresentPassword errors={errors} />
        </>
      )}
    />
  );
}
