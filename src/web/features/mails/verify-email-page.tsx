import { useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useText } from '#web/page/text.ts';
import { useTokenOfAddress } from '#web/page/use-token-of-address.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { MailPage } from './mail-page.tsx';

/** Of one function, it is called once: when the link has come. */
const focusOn = (link: HTMLAnchorElement | null) => link?.focus();

type State = 'waiting' | 'busy' | 'done' | 'over' | 'failed';

/** What a mailed link leads to: it proves an address, or lets a new one or a new password count. A press does it, not the opening: what scans mails opens every link in them. */
function VerifyEmailPage() {
  const token = useTokenOfAddress();
  const [kind, secret] = token?.split('.') ?? [];
  if (kind === 'password' && secret) return <ConfirmPage kind="password" token={secret} />;
  if (kind === 'address' && secret) return <ConfirmPage kind="email" token={secret} />;
  return <VerifyEmail token={token} />;
}

function VerifyEmail({ token }: { token: string | null | undefined }) {
  const text = useText();
  const api = useApi();
  const [state, setState] = useState<State>('waiting');
  const once = useOnce();
  const confirm = () =>
    once(async () => {
      if (!token) return;
      setState('busy');
      const result = await api.verifyEmail({ body: { token } });
      setState(result.ok ? 'done' : result.code === 'verify_link_over' ? 'over' : 'failed');
    });
  const isOpen = state !== 'done' && state !== 'over';
  return (
    <MailPage title={text('verify.title')}>
      {isOpen && token !== null && <p>{text('verify.text')}</p>}
      {token === null && <p role="alert">{text('verify.noToken')}</p>}
      {state === 'over' && <p role="alert">{text('verify.over')}</p>}
      {state === 'failed' && <p role="alert">{text('verify.failed')}</p>}
      <p role="status">{state === 'done' && text('verify.done')}</p>
      {isOpen ? (
        <Button
          variant="primary"
          size="large"
          disabled={!token}
          aria-disabled={state === 'busy' || undefined}
          onClick={() => void confirm()}
        >
          {state === 'busy' ? <Spinner /> : null}
          {text('verify.submit')}
        </Button>
      ) : (
        // The button that was pressed has gone.
        <ButtonLink ref={focusOn} to={paths.account}>
          {text('verify.account')}
        </ButtonLink>
      )}
    </MailPage>
  );
}

export { VerifyEmailPage as Component };
