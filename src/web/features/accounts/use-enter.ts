import type { login } from '#contract/accounts.ts';
import type { ReplyOf } from '#contract/define.ts';
import { useText } from '#web/page/text.ts';
import { showNotice, showSuccess } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { storeAuth } from '#web/session/auth.ts';
import { keepDevice } from '#web/session/device.ts';
import { tellResets } from './tell-resets.ts';
import { useAfterLogin } from './use-after-login.ts';

export type Begun = Omit<ReplyOf<typeof login>, 'success'>;

/** A function that lets in a person who has just logged in on this page, tells what they have to know, and leads on. */
export function useEnter(): (begun: Begun) => Promise<void> {
  const text = useText();
  const afterLogin = useAfterLogin();
  return async (begun) => {
    storeAuth(begun);
    keepDevice(begun.device);
    showSuccess(begun.message ?? text('login.done'), 'login');
    tellResets(text, begun.resets);
    if (begun.suspended) {
      showNotice(text('login.suspended'));
      return afterLogin(paths.decisions);
    }
    if (!begun.passkeyNeeded && !begun.passwordCommon) return afterLogin();
    showNotice(text(begun.passkeyNeeded ? 'login.passkeyNeeded' : 'login.passwordCommon'));
    await afterLogin(paths.account);
  };
}
