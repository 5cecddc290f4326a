import { useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { deviceHeader } from '#web/session/device.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MailPage } from './mail-page.tsx';

type Kind = 'email' | 'password';
type State = 'waiting' | 'busy' | 'done' | 'over' | 'taken' | 'failed';

/** Refusals after which the link is of no more use. */
const ends: Readonly<Record<string, State>> = {
  email_link_over: 'over',
  password_link_over: 'over',
  email_taken: 'taken',
};

/** Lets a new address or password count with a mailed link. A press does it, not the opening: what scans mails opens every link in them. */
export function ConfirmPage({ kind, token }: { kind: Kind; token: string }) {
  const text = useText();
  const { state, confirm } = useConfirm(kind, token);
  const isOpen = state === 'waiting' || state === 'busy' || state === 'failed';
  return (
    <MailPage title={text(`confirm.${kind}.title`)}>
      {isOpen && <p>{text(`confirm.${kind}.text`)}</p>}
      {state === 'over' && <p role="alert">{text(`confirm.${kind}.over`)}</p>}
      {state === 'taken' && <p role="alert">{text('confirm.email.taken')}</p>}
      {state === 'failed' && <p role="alert">{text(`confirm.${kind}.failed`)}</p>}
      <p role="status">{state === 'done' && text(`confirm.${kind}.done`)}</p>
      {isOpen ? (
        <Button
          variant="primary"
          size="large"
          aria-disabled={state === 'busy' || undefined}
          onClick={() => void confirm()}
        >
          {state === 'busy' ? <Spinner /> : null}
          {text(`confirm.${kind}.submit`)}
        </Button>
      ) : (
        <Onward kind={kind} isDone={state === 'done'} />
      )}
    </MailPage>
  );
}

function useConfirm(kind: Kind, token: string) {
  const api = useApi();
  const [state, setState] = useState<State>('waiting');
  const once = useOnce();
  const ask = () =>
    kind === 'email'
      ? api.confirmEmail({ body: { token } })
      : api.confirmNewPassword({ body: { token }, headers: deviceHeader() });
  const confirm = () =>
    once(async () => {
      setState('busy');
      const result = await ask();
      setState(result.ok ? 'done' : (ends[result.code] ?? 'failed'));
    });
  return { state, confirm };
}

/** Of one function, it is called once: when the link has come. */
const focusOn = (link: HTMLAnchorElement | null) => link?.focus();

/** Where to go on; it takes the focus, for the button that was pressed has gone. */
function Onward({ kind, isDone }: { kind: Kind; isDone: boolean }) {
  const text = useText();
  if (kind === 'email') {
    return (
      <ButtonLink ref={focusOn} to={paths.account}>
        {text('verify.account')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink ref={focusOn} to={isDone ? paths.login : paths.forgotPassword}>
      {text(isDone ? 'confirm.password.login' : 'confirm.password.again')}
    </ButtonLink>
  );
}
