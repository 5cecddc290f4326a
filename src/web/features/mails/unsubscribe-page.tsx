import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MailPage } from './mail-page.tsx';

type State = 'waiting' | 'busy' | 'done' | 'over' | 'failed';

/** Ends the mails of the link's owner, logged in or not. A press does it, not the opening; without script the form does. */
function UnsubscribePage() {
  const text = useText();
  const { state, end } = useEnding();
  const isOpen = state !== 'done' && state !== 'over';
  return (
    <MailPage title={text('unsubscribe.title')}>
      {isOpen && <p>{text('unsubscribe.text')}</p>}
      {state === 'over' && <p role="alert">{text('unsubscribe.over')}</p>}
      {state === 'failed' && <p role="alert">{text('unsubscribe.failed')}</p>}
      <p role="status">{state === 'done' && text('unsubscribe.done')}</p>
      {isOpen ? (
        <form method="post" onSubmit={(event) => void end(event)}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button
            type="submit"
            variant="primary"
            size="large"
            aria-disabled={state === 'busy' || undefined}
          >
            {state === 'busy' ? <Spinner /> : null}
            {text('unsubscribe.submit')}
          </Button>
        </form>
      ) : (
        <ButtonLink to={paths.notificationSettings}>{text('unsubscribe.account')}</ButtonLink>
      )}
    </MailPage>
  );
}

function useEnding() {
  const api = useApi();
  const { search } = useLocation();
  const [state, setState] = useState<State>('waiting');
  const once = useOnce();
  const endNow = async () => {
    const token = new URLSearchParams(search).get('token') ?? '';
    if (!token) return setState('over');
    setState('busy');
    const result = await api.unsubscribe({ body: { token } });
    if (result.ok) return setState('done');
    setState(result.status === 410 || result.status === 422 ? 'over' : 'failed');
  };
  const end = (event: FormEvent) => {
    event.preventDefault();
    return once(endNow);
  };
  return { state, end };
}

export { UnsubscribePage as Component };
