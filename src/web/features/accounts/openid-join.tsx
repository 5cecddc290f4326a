import { Link } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { deviceHeader } from '#web/session/device.ts';
import { carryOn, useWanted } from '#web/session/wanted.ts';
import { AccountPage } from './account-page.tsx';
import { ComeBack } from './come-back.tsx';
import type { Choosing } from './openid-away.ts';
import { PasswordField } from './password-field.tsx';
import type { Begun } from './use-enter.ts';
import { usePasswordLogin } from './use-password-login.ts';

type Props = { choosing: Choosing; enter: (begun: Begun) => Promise<void> };

/** Links the account that has the address already, once its password is right. */
export function OpenidJoin({ choosing: { ticket, email }, enter }: Props) {
  const text = useText();
  const api = useApi();
  const { openid: server = '' } = useSite();
  const carried = carryOn(useWanted());
  const { left, errors, form } = usePasswordLogin(
    ({ password = '' }, comeBack) =>
      api.joinByOpenid({ headers: deviceHeader(), body: { ticket, password, comeBack } }),
    enter,
  );
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
