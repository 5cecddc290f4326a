import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import styles from './dialog-section.module.css';
import { Specimen } from './specimen.tsx';
import { words } from './words.ts';

const texts = { title: words.dialogTitle, okLabel: words.ok, cancelLabel: words.cancel };
const nothing = () => {};
const states = [
  { label: words.inline },
  { label: words.loading, busy: true },
  { label: words.error, fault: words.dialogFault },
];

/** The dialog over the page by a button, and lying in the page: at rest, while its work is under way and when that has failed. */
export function DialogSection() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Specimen label={words.modal}>
        <Button onClick={() => setOpen(true)}>{words.openDialog}</Button>
        <ConfirmDialog {...texts} open={isOpen} onOpenChange={setOpen} onOk={close}>
          {words.dialogText}
        </ConfirmDialog>
      </Specimen>
      {states.map(({ label, ...state }) => (
        <Specimen key={label} label={label} wide>
          <InPage>
            <ConfirmDialog {...texts} {...state} open={false} onOpenChange={nothing} onOk={nothing}>
              {words.dialogText}
            </ConfirmDialog>
          </InPage>
        </Specimen>
      ))}
    </>
  );
}

/** Opens the dialog inside by its attribute, which takes no focus and puts nothing over the page. */
function InPage({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector('dialog')?.setAttribute('open', '');
  }, []);
  return (
    <div ref={frame} className={styles.inPage}>
      {children}
    </div>
  );
}
