import { useEffect, useState } from 'react';
import { addressIn } from '#contract/languages.ts';
import { siteNameLimit } from '#contract/setup.ts';
import { useApi } from '#web/data/api.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useSite, useText } from '#web/page/text.ts';
import { endErrors, showError } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from './account-page.module.css';
import { AccountFrame, AccountPage } from './account-page.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { useKeptToken } from './use-kept-token.ts';

type Known = { siteName: string; isNamed: boolean };
type State = 'waiting' | 'over' | 'failed' | Known;

/** The first run: the person who opens the link that the start has printed names the site, and is its first admin. */
function SetupPage() {
  const text = useText();
  const link = useKeptToken('setup');
  const state = useLinkState(link.token);
  const [isDone, setDone] = useState(false);
  const finish = () => {
    link.forget();
    setDone(true);
  };
  if (!isDone && typeof state === 'object' && link.token) {
    return <SetupForm token={link.token} onDone={finish} known={state} />;
  }
  const isKnown = state === 'over' || state === 'failed';
  const said = isDone ? 'done' : isKnown ? state : 'waiting';
  return (
    <AccountFrame title={text('setup.title')} foot={<ToLogin />}>
      <p className={styles.said} role="status">
        {text(`setup.${said}`)}
      </p>
    </AccountFrame>
  );
}

/** As a document of its own: pages that this one leads to would go on with the name of before. */
function ToLogin() {
  const text = useText();
  const { language } = useSite();
  return <a href={addressIn(language, paths.login)}>{text('setup.login')}</a>;
}

/** Whether the link still counts, which the site alone knows. */
function useLinkState(token: string | null | undefined): State {
  const api = useApi();
  const [state, setState] = useState<State>('waiting');
  useEffect(() => {
    if (token === undefined) return;
    let isCurrent = true;
    const ask = async () => {
      const result = token ? await api.checkSetup({ body: { token } }) : null;
      if (!isCurrent) return;
      if (result?.ok) setState(result.data);
      else setState(result && result.code !== 'setup_over' ? 'failed' : 'over');
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [api, token]);
  return state;
}

/** What was typed lies with its tab, but for the secrets. */
const typedKey = 'setup-draft';
const kept = ['siteName', 'name', 'email'] as const;
type Typed = Partial<Record<(typeof kept)[number], string>>;

function readTyped(): Typed {
  const stored = readStored(typedKey, 'sessionStorage');
  const typed = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed);
}

function keepTyped(form: FormData): void {
  const typed = kept.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : []));
  writeStored(typedKey, Object.fromEntries(typed), 'sessionStorage');
}

type FormProps = { token: string; onDone: () => void; known: Known };

function SetupForm({ token, onDone, known: { siteName: before, isNamed } }: FormProps) {
  const text = useText();
  const api = useApi();
  const [typed] = useState(readTyped);
  const { errors, ...form } = useForm(async (values) => {
    const { siteName, name = '', email = '', password = '', answer = '' } = values;
    const named = siteName === undefined ? {} : { siteName };
    const result = await api.setUp({ body: { token, name, email, password, answer, ...named } });
    if (!result.ok) {
      endErrors('register');
      showError(result.message || text('setup.failed'), 'register');
      return result.field ? { [result.field]: result.message } : {};
    }
    removeStored(typedKey, 'sessionStorage');
    onDone();
    return {};
  });
  const { formProps } = form;
  return (
    <AccountPage
      title={text('setup.title')}
      submitLabel={text('setup.submit')}
      foot={<ToLogin />}
      {...form}
      formProps={{
        ...formProps,
        onInput(event) {
          formProps.onInput(event);
          keepTyped(new FormData(event.currentTarget));
        },
      }}
    >
      {isNamed ? (
        <p>{text('setup.named', { brand: before })}</p>
      ) : (
        <TextField
          label={text('setup.siteName')}
          hint={text('setup.siteNameHint')}
          error={errors.siteName}
          name="siteName"
          defaultValue={typed.siteName ?? before}
          data-limit={siteNameLimit}
          required
        />
      )}
      {isNamed ? null : <p>{text('setup.admin')}</p>}
      <NewAccountFields errors={errors} typed={typed} />
    </AccountPage>
  );
}

export { SetupPage as Component };
