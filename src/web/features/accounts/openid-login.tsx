import { useApi } from '#web/data/api.ts';
import { useSite, useText } from '#web/page/text.ts';
import { deviceHeader } from '#web/session/device.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './account-page.module.css';
import { useOpenidAway } from './use-openid-away.ts';

/** The way in through the OpenID server, where the site has one: for those who have an account and for those who want one. */
export function OpenidLogin() {
  return useSite().openid ? <Way /> : null;
}

function Way() {
  const text = useText();
  const api = useApi();
  const { openid: server = '' } = useSite();
  const ready = useHydrated();
  const { busy, fault, press } = useOpenidAway(() => api.askOpenid({ headers: deviceHeader() }));
  return (
    <div className={styles.passkey}>
      <Button disabled={!ready} aria-disabled={busy || undefined} onClick={press}>
        {busy ? <Spinner /> : null}
        {text('openid.login', { server })}
      </Button>
      {fault ? <p role="alert">{fault}</p> : null}
    </div>
  );
}
