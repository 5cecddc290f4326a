import type { ReplyOf } from '#contract/define.ts';
import type { Calls } from '#contract/index.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './account-page.module.css';
import { deviceHeader } from './device.ts';
import { usePasskey } from './use-passkey.ts';

type Props = { enter: (begun: ReplyOf<Calls['loginByPasskey']>) => Promise<void> };

/** The way in without a password: the browser knows who has a passkey for this site. */
export function PasskeyLogin({ enter }: Props) {
  const text = useText();
  const api = useApi();
  const ready = useHydrated();
  const { busy, fault, press } = usePasskey<Calls['loginByPasskey']>({
    send: (body) => api.loginByPasskey({ headers: deviceHeader(), body }),
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
