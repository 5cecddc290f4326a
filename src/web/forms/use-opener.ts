import { useEffect, useEffectEvent, useRef } from 'react';
import { isTyping } from './is-typing.ts';

/**
 * The button that opens a form: it has the focus again when the form has gone, unless somebody types elsewhere by then.
 * Where it has gone too, `otherwise` says what has the focus.
 */
export function useOpener(isOpen: boolean, otherwise?: () => void) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const focus = useEffectEvent(() => {
    if (isTyping()) return;
    if (opener.current) opener.current.focus();
    else otherwise?.();
  });
  useEffect(() => {
    if (!isOpen && wasOpen.current) focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
