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
import type { Choosing } from './openid-away.ts';
import { PasswordField } from './password-field.tsx';
import { reportRefusal } from './report-refusal.ts';
import type { Begun } from './use-enter.ts';

type Props = { choosing: Choosing; enter: (begun: Begun) => Promise<void> };

/** Links the account that has the address already, once its password is right. */
export function OpenidJoin({ choosing: { ticket, email }, enter }: Props) {
  const text = useText();
  const api = useApi();
  const { openid: server = '' } = useSite();
  const carried = carryOn(useWanted());
  const [left, setLeft] = useState<Left | null>(null);
  const { errors, ...form } = useForm(async ({ password = '' }) => {
    const send = async (comeBack?: true) => {
      const body = { ticket, password, comeBack };
      const result = await api.joinByOpenid({ headers: deviceHeader(), body });
      if (result.ok) return void (await enter(result.data));
      if (result.code !== 'account_left') return reportRefusal(text, result, 'login');
      setLeft({ message: result.message, comeBack: async () => void (await send(true)) });
      return undefined;
    };
    return send();
  });
  return (
    <AccountPage
      title={text('openid.knownTitle')}
      submitLabel={text('openid.join')}
      foot={
        <>
          <p>{text('openid.noPassword')}</p>
          <Link to={paths.login} {...carried}>
            {text('openid.again')}
          </Link>
        </>
      }
      {...form}
    >
      {left ? <ComeBack left={left} /> : null}
      <p>{text('openid.known', { server, email })}</p>
      <PasswordField
        label={text('field.password')}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
    </AccountPage>
  );
}
