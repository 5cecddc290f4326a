import { Link, useNavigate } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useText } from '#web/page/text.ts';
import { showNotice, showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { deviceHeader } from '#web/session/device.ts';
import { carryOn, useWanted } from '#web/session/wanted.ts';
import { AccountPage } from './account-page.tsx';
import { AnswerField } from './answer-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { reportRefusal } from './report-refusal.ts';

/** Sets a new password with the answer to the favourite-dish question, then leads to the login. */
function ResetPasswordPage() {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const carried = carryOn(useWanted());
  const { errors, ...form } = useForm(async ({ email = '', answer = '', newPassword = '' }) => {
    const body = { email, answer, newPassword };
    const result = await api.resetPassword({ headers: deviceHeader(), body });
    if (!result.ok) return reportRefusal(text, result, 'reset');
    // What is still to be done stays until it is put away.
    if (result.data.mailed) showNotice(text('reset.mailed'));
    else showSuccess(result.data.message ?? text('reset.done'), 'reset');
    if (isHere()) await navigate(paths.login, { ...carried, replace: true });
  });
  return (
    <AccountPage
      title={text('reset.title')}
      submitLabel={text('reset.submit')}
      foot={
        <Link to={paths.login} {...carried}>
          {text('login.title')}
        </Link>
      }
      {...form}
    >
      <EmailField error={errors.email} />
      <AnswerField error={errors.answer} />
      <PasswordField
        isNew
        label={text('field.newPassword')}
        name="newPassword"
        autoComplete="new-password"
        error={errors.newPassword}
      />
    </AccountPage>
  );
}

export { ResetPasswordPage as Component };
