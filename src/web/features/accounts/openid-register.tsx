import { Link } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { deviceHeader } from '#web/session/device.ts';
import { carryOn, useWanted } from '#web/session/wanted.ts';
import { TextField } from '#web/ui/field.tsx';
import { AccountPage } from './account-page.tsx';
import { type Choosing, keepChoosing } from './openid-away.ts';
import { reportRefusal } from './report-refusal.ts';
import type { Begun } from './use-enter.ts';
import { forgetKeptToken, readKeptToken } from './use-kept-token.ts';

type Props = { choosing: Choosing; enter: (begun: Begun) => Promise<void> };

/** Opens an account for whom the OpenID server has named, under a name of their choice. */
export function OpenidRegister({ choosing, enter }: Props) {
  const text = useText();
  const api = useApi();
  const { openid: server = '' } = useSite();
  const carried = carryOn(useWanted());
  const { ticket, email, name: told, typed } = choosing;
  const { errors, formProps, ...form } = useForm(async ({ name = '' }) => {
    const invitation = readKeptToken('invitation');
    const body = { ticket, name, ...(invitation ? { invitation } : {}) };
    const result = await api.registerByOpenid({ headers: deviceHeader(), body });
    if (result.ok || result.code === 'invitation_over') forgetKeptToken('invitation');
    if (!result.ok) return reportRefusal(text, result, 'register');
    await enter(result.data);
    return undefined;
  });
  return (
    <AccountPage
      title={text('openid.newTitle')}
      submitLabel={text('openid.open')}
      foot={
        <>
          <p>{text('openid.other')}</p>
          <Link to={paths.login} {...carried}>
            {text('openid.again')}
          </Link>
        </>
      }
      {...form}
      formProps={{
        ...formProps,
        onInput(event) {
          formProps.onInput(event);
          const value = new FormData(event.currentTarget).get('name');
          keepChoosing({ ...choosing, typed: String(value) });
        },
      }}
    >
      <p>{text('openid.new', { server, email })}</p>
      <TextField
        label={text('field.name')}
        error={errors.name}
        name="name"
        autoComplete="name"
        defaultValue={typed ?? told}
        data-limit={80}
        required
      />
    </AccountPage>
  );
}
