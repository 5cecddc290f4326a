import type { ReplyOf } from '#contract/define.ts';
import type { Calls } from '#contract/index.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { deviceHeader } from '#web/session/device.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './account-page.module.css';
import type { Left } from './come-back.tsx';
import { usePasskey } from './use-passkey.ts';

type Props = {
  enter: (begun: ReplyOf<Calls['loginByPasskey']>) => Promise<void>;
  /** Told where the account is closed, and how the same answer takes it back. */
  onLeft: (left: Left) => void;
};

/** The way in without a password: the browser knows who has a passkey for this site. */
export function PasskeyLogin({ enter, onLeft }: Props) {
  const text = useText();
  const api = useApi();
  const ready = useHydrated();
  const { busy, fault, press } = usePasskey<Calls['loginByPasskey']>({
    async send(body) {
      const headers = deviceHeader();
      const result = await api.loginByPasskey({ headers, body });
      if (!result.ok && result.code === 'account_left') {
        const comeBack = async () => {
          const back = await api.loginByPasskey({ headers, body: { ...body, comeBack: true } });
          if (back.ok) await enter(back.data);
          else showError(back.message || text('login.noPasskey'), 'login');
        };
        onLeft({ message: result.message, comeBack });
      }
      return result;
    },
    done: enter,
    unused: 'login.noPasskey',
  });
  return (
    <div className={styles.passkey}>
      <Button disabled={!ready} aria-disabled={busy || undefined} onClick={press}>
        {busy ? <Spinner /> : null}
        {text('login.byPasskey')}
      </Button>
      {fault ? <p role="alert">{fault}</p> : null}
    </div>
  );
}
