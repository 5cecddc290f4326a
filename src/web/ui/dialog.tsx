import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
  okLabel: string;
  cancelLabel: string;
  onOk: () => void;
  /** Keeps the dialog from being answered twice while its work is under way, or too early. */
  busy?: boolean;
  /** What OK began cannot be taken back: until it has ended the dialog neither closes nor is answered. */
  isUnderWay?: boolean;
  /** What has to be filled in before OK; it then has the focus first. */
  field?: ReactNode;
  /** The look of OK: most that is asked about cannot be undone. */
  okVariant?: ButtonVariant;
  /** What failed of what OK began: a notification would lie beneath the dialog, where nobody reads or hears it. */
  fault?: string | undefined;
};

/**
 * Asks before something that cannot be undone: the focus starts on Cancel, which comes first, or
 * on the field, and stays inside; Escape and Cancel close it, and only OK calls `onOk`. Whatever ends it, the focus goes
 * back to where it was.
 */
export function ConfirmDialog({ open, onOpenChange, title, children, okLabel, ...rest }: Props) {
  const { cancelLabel, onOk, busy, isUnderWay, field, okVariant = 'danger', fault } = rest;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  // One that is taken away while it is open gives no focus back.
  useLayoutEffect(() => {
    const taken = dialog.current;
    return () => taken?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.popup}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      onCancel={(event) => {
        if (isUnderWay) event.preventDefault();
      }}
      onClose={() => onOpenChange(false)}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children ? (
        <p id={`${id}-text`} className={styles.text}>
          {children}
        </p>
      ) : null}
      <Answer field={field} onOk={() => busy || isUnderWay || onOk()}>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <div className={styles.actions}>
          <Button disabled={isUnderWay} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            type={field ? 'submit' : 'button'}
            variant={okVariant}
            disabled={busy || isUnderWay}
            onClick={field ? undefined : onOk}
          >
            {okLabel}
          </Button>
        </div>
      </Answer>
    </dialog>
  );
}

type AnswerProps = { field: ReactNode; onOk: () => void; children: ReactNode };

/** The buttons; with a field they are a form, which Enter sends. */
function Answer({ field, onOk, children }: AnswerProps) {
  if (!field) return children;
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        onOk();
      }}
    >
      {field}
      {children}
    </form>
  );
}
