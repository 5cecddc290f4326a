import { Link, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#web/context.ts';
import { useApi } from '#web/data/api.ts';
import { failPage } from '#web/page/failures.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { deviceHeader } from '#web/session/device.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountFrame } from './account-page.tsx';
import { ComeBack } from './come-back.tsx';
import { OpenidJoin } from './openid-join.tsx';
import { OpenidRegister } from './openid-register.tsx';
import { useOpenidAway } from './use-openid-away.ts';
import { useOpenidBack } from './use-openid-back.ts';

/** There is such a page only where the site has such a server. */
function loadOpenid({ context }: LoaderFunctionArgs) {
  return context.get(siteContext).openid ? null : failPage('not_found', 404);
}

/** Where the OpenID server sends people back to: it logs in, or asks which account is to be theirs. */
function OpenidPage() {
  const text = useText();
  const { openid: server = '' } = useSite();
  const { state, enter } = useOpenidBack();
  if (state.kind === 'choosing') {
    const { choosing } = state;
    return choosing.hasAccount ? (
      <OpenidJoin choosing={choosing} enter={enter} />
    ) : (
      <OpenidRegister choosing={choosing} enter={enter} />
    );
  }
  const isWaiting = state.kind === 'waiting';
  const isOwn = state.kind === 'failed' && state.isOwn;
  return (
    <AccountFrame
      title={text('openid.title', { server })}
      foot={
        isWaiting ? null : (
          <Link to={isOwn ? paths.account : paths.login} replace>
            {text(isOwn ? 'openid.back' : 'openid.again')}
          </Link>
        )
      }
    >
      {isWaiting ? (
        <p role="status">
          <Spinner /> {text('openid.waiting', { server })}
        </p>
      ) : null}
      {state.kind === 'failed' ? <p role="alert">{state.fault}</p> : null}
      {state.kind === 'left' ? <Closed message={state.message} /> : null}
    </AccountFrame>
  );
}

/** What the server answered is spent: who takes the account back is sent there once more. */
function Closed({ message }: { message: string }) {
  const api = useApi();
  const { fault, go } = useOpenidAway(() => api.askOpenid({ headers: deviceHeader() }), {
    comeBack: true,
  });
  return (
    <>
      <ComeBack left={{ message, comeBack: go }} />
      {fault ? <p role="alert">{fault}</p> : null}
    </>
  );
}

export { loadOpenid as loader, OpenidPage as Component };
