import { useState } from 'react';
import type { Result } from '#contract/client.ts';
import type { Call } from '#contract/define.ts';
import { useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';

export type Act = {
  isBusy: boolean;
  /** A dialog that stays open is told what failed by `tell`, and an empty text as the act begins: a notification would lie beneath it. */
  run: <C extends Call>(
    call: Promise<Result<C>>,
    done: (data: Extract<Result<C>, { ok: true }>['data']) => string,
    tell?: (fault: string) => void,
  ) => Promise<boolean>;
};

/** Carries an act out, says how it went, and shows the list as it is afterwards. Answers whether the site did it. */
export function useAct(reload: () => void): Act {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(call, done, tell) {
      setBusy(true);
      tell?.('');
      const result = await call;
      setBusy(false);
      if (result.ok) showSuccess(done(result.data), 'act');
      else {
        console.error('admin', result.status, result.code);
        const fault = result.message || text('adminPage.actFailed');
        if (tell) tell(fault);
        else showError(fault, 'act');
      }
      reload();
      return result.ok;
    },
  };
}
