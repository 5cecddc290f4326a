import { Link, useNavigate } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { useTokenOfAddress } from '#web/page/use-token-of-address.ts';
import { paths } from '#web/paths.ts';
import { AccountPage } from './account-page.tsx';
import { AnswerField } from './answer-field.tsx';
import { PasswordField } from './password-field.tsx';
import { reportRefusal } from './report-refusal.ts';

/**
 * Sets a new password with a one-time link from the operator. The token stands behind the address's
 * `#`, so that no server, log or referrer ever sees it, and leaves the address at once.
 */
function NewPasswordPage() {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const token = useTokenOfAddress();
  const { errors, ready, ...form } = useForm(async ({ newPassword = '', answer = '' }) => {
    const given = answer.trim() ? { answer } : {};
    const result = await api.resetByLink({ body: { token: token ?? '', newPassword, ...given } });
    if (!result.ok) return reportRefusal(text, result, 'reset');
    showSuccess(result.data.message ?? text('reset.done'), 'reset');
    if (isHere()) await navigate(paths.login, { replace: true });
  });
  const isWithoutToken = token === null;
  return (
    <AccountPage
      title={text('newPassword.title')}
      submitLabel={text('newPassword.submit')}
      foot={<Link to={paths.login}>{text('login.title')}</Link>}
      ready={ready && Boolean(token)}
      {...form}
    >
      {isWithoutToken ? <p role="alert">{text('newPassword.noToken')}</p> : null}
      <PasswordField
        isNew
        label={text('field.newPassword')}
        name="newPassword"
        autoComplete="new-password"
        error={errors.newPassword}
      />
      <AnswerField error={errors.answer} isNew isOptional />
    </AccountPage>
  );
}

export { NewPasswordPage as Component };
