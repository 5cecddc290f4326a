import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#web/page/text.ts';
import { showLoginToast } from '#web/session/login-toast.tsx';
import { takeSending } from '#web/session/wanted.ts';

/**
 * A function that says that publishing needs a login, and offers one. After that login the form is
 * sent, once it shows again with its draft.
 */
export function useLoginToSend(isReady: boolean, submit: () => Promise<void>): () => void {
  const text = useText();
  const { key: entry } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft has come back.
  useEffect(() => {
    if (isReady && takeSending(entry)) void submit();
  }, [isReady]);
  return useCallback(
    () => showLoginToast(text, text('toast.loginToAddItem'), { kind: 'publish', entry }),
    [text, entry],
  );
}
