import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { deviceHeader } from '#web/session/device.ts';
import { carryOn, useWanted } from '#web/session/wanted.ts';
import { AccountPage } from './account-page.tsx';
import { ComeBack, type Left } from './come-back.tsx';
import { EmailField } from './email-field.tsx';
import { OpenidLogin } from './openid-login.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { PasswordField } from './password-field.tsx';
import { reportRefusal } from './report-refusal.ts';
import { type Begun, useEnter } from './use-enter.ts';
import { useVisitorsOnly } from './use-visitors-only.ts';

/** Logs in and goes back to where the person came from. */
function LoginPage() {
  const text = useText();
  const api = useApi();
  const { passkeys } = useSite();
  const letIn = useEnter();
  const carried = carryOn(useWanted());
  const startLeaving = useVisitorsOnly();
  const enter = (begun: Begun) => {
    startLeaving();
    return letIn(begun);
  };
  const [left, setLeft] = useState<Left | null>(null);
  const { errors, ...form } = useForm(async (typed) => {
    const send = async (comeBack?: true) => {
      const { email = '', password = '' } = typed;
      const body = { email, password, comeBack };
      const result = await api.login({ headers: deviceHeader(), body });
      if (result.ok) return void (await enter(result.data));
      if (result.code !== 'account_left') return reportRefusal(text, result, 'login');
      setLeft({ message: result.message, comeBack: async () => void (await send(true)) });
      return undefined;
    };
    return send();
  });
  return (
    <AccountPage
      title={text('login.title')}
      submitLabel={text('login.submit')}
      foot={
        <>
          <OpenidLogin />
          {passkeys ? <PasskeyLogin enter={enter} onLeft={setLeft} /> : null}
          <Link to={paths.forgotPassword} {...carried}>
            {text('login.forgot')}
          </Link>
          <p>
            {text('login.noAccount')}{' '}
            <Link to={paths.register} {...carried}>
              {text('login.register')}
            </Link>
          </p>
        </>
      }
      {...form}
    >
      {left ? <ComeBack left={left} /> : null}
      <EmailField error={errors.email} />
      <PasswordField
        label={text('field.password')}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
    </AccountPage>
  );
}

export { LoginPage as Component };
