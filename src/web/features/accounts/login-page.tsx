import { Link } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { deviceHeader } from '#web/session/device.ts';
import { carryOn, useWanted } from '#web/session/wanted.ts';
import { AccountPage } from './account-page.tsx';
import { ComeBack } from './come-back.tsx';
import { EmailField } from './email-field.tsx';
import { OpenidLogin } from './openid-login.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { PasswordField } from './password-field.tsx';
import { type Begun, useEnter } from './use-enter.ts';
import { usePasswordLogin } from './use-password-login.ts';
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
  const { left, setLeft, errors, form } = usePasswordLogin(
    ({ email = '', password = '' }, comeBack) =>
      api.login({ headers: deviceHeader(), body: { email, password, comeBack } }),
    enter,
  );
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
