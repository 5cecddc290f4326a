import { useRef, useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MailPage } from './mail-page.tsx';

/** Of one function, it is called once: when the link has come. */
const focusOn = (link: HTMLAnchorElement | null) => link?.focus();

type State = 'waiting' | 'busy' | 'done' | 'over' | 'taken' | 'failed';

const ends: Readonly<Record<string, State>> = { email_link_over: 'over', email_taken: 'taken' };

/** Lets a new address count with a mailed link. A press does it, not the opening: what scans mails opens every link in them. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const text = useText();
  const api = useApi();
  const [state, setState] = useState<State>('waiting');
  const running = useRef(false);
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setState('busy');
    const result = await api.confirmEmail({ body: { token } });
    running.current = false;
    if (result.ok) return setState('done');
    setState(ends[result.code] ?? 'failed');
  };
  const isOpen = state === 'waiting' || state === 'busy' || state === 'failed';
  return (
    <MailPage title={text('confirmEmail.title')}>
      {isOpen && <p>{text('confirmEmail.text')}</p>}
      {state === 'over' && <p role="alert">{text('confirmEmail.over')}</p>}
      {state === 'taken' && <p role="alert">{text('confirmEmail.taken')}</p>}
      {state === 'failed' && <p role="alert">{text('confirmEmail.failed')}</p>}
      <p role="status">{state === 'done' && text('confirmEmail.done')}</p>
      {isOpen ? (
        <Button
          variant="primary"
          size="large"
          aria-disabled={state === 'busy' || undefined}
          onClick={() => void confirm()}
        >
          {state === 'busy' ? <Spinner /> : null}
          {text('confirmEmail.submit')}
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
