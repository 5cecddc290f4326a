import { Link, useNavigate } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWork } from '#web/forms/use-work.ts';
import { WorkNote } from '#web/forms/work-note.tsx';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { carryOn, useWanted } from '#web/session/wanted.ts';
import { TextField } from '#web/ui/field.tsx';
import { AccountPage } from './account-page.tsx';
import { AnswerField } from './answer-field.tsx';
import { EmailField } from './email-field.tsx';
import { OpenidLogin } from './openid-login.tsx';
import { PasswordField } from './password-field.tsx';
import { reportRefusal } from './report-refusal.ts';
import { useVisitorsOnly } from './use-visitors-only.ts';

/** Opens an account and leads to the login. */
function RegisterPage() {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const carried = carryOn(useWanted());
  useVisitorsOnly();
  const { isWorking, withWork } = useWork();
  const { errors, ...form } = useForm(async (values) => {
    const { name = '', email = '', password = '', answer = '' } = values;
    const body = { name, email, password, answer };
    const result = await withWork((headers) => api.register({ headers, body }));
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
          <p>
            {text('register.haveAccount')}{' '}
            <Link to={paths.login} {...carried}>
              {text('register.login')}
            </Link>
          </p>
        </>
      }
      {...form}
    >
      <TextField
        label={text('field.name')}
        error={errors.name}
        name="name"
        autoComplete="name"
        data-limit={80}
        required
      />
      <EmailField error={errors.email} />
      <PasswordField
        isNew
        label={text('field.password')}
        name="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <AnswerField error={errors.answer} isNew />
      <WorkNote isWorking={isWorking} />
    </AccountPage>
  );
}

export { RegisterPage as Component };
