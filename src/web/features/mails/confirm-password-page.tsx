import { useRef, useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MailPage } from './mail-page.tsx';

/** Of one function, it is called once: when the link has come. */
const focusOn = (link: HTMLAnchorElement | null) => link?.focus();

type State = 'waiting' | 'busy' | 'done' | 'over' | 'failed';

/** Lets a new password count with a mailed link. A press does it, not the opening: what scans mails opens every link in them. */
export function ConfirmPasswordPage({ token }: { token: string }) {
  const text = useText();
  const api = useApi();
  const [state, setState] = useState<State>('waiting');
  const running = useRef(false);
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setState('busy');
    const result = await api.confirmNewPassword({ body: { token } });
    running.current = false;
    setState(result.ok ? 'done' : result.code === 'password_link_over' ? 'over' : 'failed');
  };
  const isOpen = state !== 'done' && state !== 'over';
  return (
    <MailPage title={text('confirmPassword.title')}>
      {isOpen && <p>{text('confirmPassword.text')}</p>}
      {state === 'over' && <p role="alert">{text('confirmPassword.over')}</p>}
      {state === 'failed' && <p role="alert">{text('confirmPassword.failed')}</p>}
      <p role="status">{state === 'done' && text('confirmPassword.done')}</p>
      {isOpen ? (
        <Button
          variant="primary"
          size="large"
          aria-disabled={state === 'busy' || undefined}
          onClick={() => void confirm()}
        >
          {state === 'busy' ? <Spinner /> : null}
          {text('confirmPassword.submit')}
        </Button>
      ) : (
        // The button that was pressed has gone.
        <ButtonLink ref={focusOn} to={state === 'done' ? paths.login : paths.forgotPassword}>
          {text(state === 'done' ? 'confirmPassword.login' : 'confirmPassword.again')}
        </ButtonLink>
      )}
    </MailPage>
  );
}
