import { useCallback } from 'react';
import { useApi } from '../data/api.ts';
import { useText } from '../page/text.ts';
import { announceAfterReload } from '../page/toasts.ts';
import { forgetKept } from './auth.ts';
import { leaving } from './leaving.ts';

/** The longest a person waits for the server to end the session; the login here ends anyway. */
const patience = 1500;

/** A function that logs out: the session ends, the login here is forgotten, the page reloads. */
export function useLogOut(): () => Promise<void> {
  const api = useApi();
  const text = useText();
  return useCallback(async () => {
    leaving.abort();
    // Other tabs hear of it first: a refusal would look like a session that ended under them, which keeps a draft.
    forgetKept();
    const ending = api.logout();
    await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, patience))]);
    announceAfterReload(text('toast.logout'));
    window.location.reload();
  }, [api, text]);
}
