import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './account-page.module.css';

/** Somebody proved who they are, and their account is closed: what the site says of it, and what takes it back. */
export type Left = { message: string; comeBack: () => Promise<void> };

/** Asks before anything is undone: one press takes the account back and logs in. */
export function ComeBack({ left: { message, comeBack } }: { left: Left }) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await comeBack();
    setBusy(false);
  };
  return (
    <div className={styles.left}>
      <h2 ref={title} tabIndex={-1} className={styles.leftTitle}>
        {text('login.leftTitle')}
      </h2>
      <p>{message}</p>
      <Button aria-disabled={busy || undefined} onClick={() => void press()}>
        {busy ? <Spinner /> : null}
        {text('login.comeBack')}
      </Button>
    </div>
  );
}
