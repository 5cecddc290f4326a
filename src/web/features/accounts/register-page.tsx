import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { apiContext } from '#web/context.ts';
import { useApi } from '#web/data/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWork } from '#web/forms/use-work.ts';
import { WorkNote } from '#web/forms/work-note.tsx';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { carryOn, useWanted } from '#web/session/wanted.ts';
import styles from './account-page.module.css';
import { AccountFrame, AccountPage } from './account-page.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { OpenidLogin } from './openid-login.tsx';
import { reportRefusal } from './report-refusal.ts';
import { useKeptToken } from './use-kept-token.ts';
import { useVisitorsOnly } from './use-visitors-only.ts';

/** Loads who may register here; where that cannot be told, the server says so when somebody tries. */
async function loadRegister({ context }: LoaderFunctionArgs) {
  const result = await context.get(apiContext).getRegistration();
  return result.ok ? result.data.registration : 'open';
}

/** Opens an account where that is possible, and leads to the login. */
function RegisterPage() {
  const registration = useLoaderData<typeof loadRegister>();
  const invitation = useKeptToken('invitation');
  useVisitorsOnly();
  if (registration === 'closed') return <ClosedDoor reason="register.closed" />;
  if (registration === 'invite' && !invitation.token) {
    return <ClosedDoor reason="register.needsInvitation" />;
  }
  return <RegisterForm invitation={invitation} />;
}

/** What a visitor who cannot register here is told. */
function ClosedDoor({ reason }: { reason: 'register.closed' | 'register.needsInvitation' }) {
  const text = useText();
  return (
    <AccountFrame title={text('register.title')} foot={<LoginInstead />}>
      <p className={styles.said}>{text(reason)}</p>
    </AccountFrame>
  );
}

function LoginInstead() {
  const text = useText();
  const carried = carryOn(useWanted());
  return (
    <p>
      {text('register.haveAccount')}{' '}
      <Link to={paths.login} {...carried}>
        {text('register.login')}
      </Link>
    </p>
  );
}

type FormProps = { invitation: ReturnType<typeof useKeptToken> };

function RegisterForm({ invitation }: FormProps) {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const carried = carryOn(useWanted());
  const { isWorking, withWork } = useWork();
  const { errors, ...form } = useForm(async (values) => {
    const { name = '', email = '', password = '', answer = '' } = values;
    const invited = invitation.token ? { invitation: invitation.token } : {};
    const body = { name, email, password, answer, ...invited };
    const result = await withWork((headers) => api.register({ headers, body }));
    if (result.ok || result.code === 'invitation_over') invitation.forget();
    if (!result.ok) return reportRefusal(text, result, 'register');
    showSuccess(result.data.message ?? text('register.done'), 'register');
    // Replaced, so that the login goes back to where the person came from and not to this form.
    if (isHere()) await navigate(paths.login, { ...carried, replace: true });
  });
  return (
    <AccountPage
      title={text('register.title')}
      submitLabel={text('register.submit')}
      foot={
        <>
          <OpenidLogin />
          <LoginInstead />
        </>
      }
      {...form}
    >
      {invitation.token ? <p role="status">{text('register.invited')}</p> : null}
      <NewAccountFields errors={errors} />
      <WorkNote isWorking={isWorking} />
    </AccountPage>
  );
}

export { loadRegister as loader, RegisterPage as Component };
