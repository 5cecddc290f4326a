import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { showLoginToast } from '#web/shared/login-toast.tsx';
import { useText } from '#web/shared/text.ts';
import { takeSending } from '#web/shared/wanted.ts';

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
