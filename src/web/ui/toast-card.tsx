import { resolveValue, type Toast, toast as toaster } from 'react-hot-toast/headless';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CheckIcon, CloseIcon } from './icons.tsx';
import styles from './toast-card.module.css';

type Props = { toast: Toast; dismissLabel: string };

/** What had the focus before a keyboard went to the toasts. */
let before: HTMLElement | null = null;

/** One message, with its mark and the way to put it away. */
export function ToastCard({ toast, dismissLabel }: Props) {
  const tone = toast.type === 'success' || toast.type === 'error' ? toast.type : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus was, it is not operated
    <div
      className={classNames(styles.toast, !toast.visible && styles.leaving)}
      data-toast={toast.type}
      data-leaving={toast.visible ? undefined : ''}
      onFocus={({ relatedTarget }) => {
        if (!relatedTarget?.closest('[data-toast]')) before = relatedTarget as HTMLElement | null;
      }}
    >
      {tone ? (
        <span className={styles.mark}>
          {tone === 'success' ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
        </span>
      ) : null}
      <span className={styles.message}>{resolveValue(toast.message, toast)}</span>
      <IconButton
        variant="bare"
        size="small"
        className={styles.dismiss}
        label={dismissLabel}
        icon={<CloseIcon size={18} />}
        onClick={({ currentTarget }) => {
          if (document.activeElement === currentTarget) giveBack(currentTarget);
          toaster.dismiss(toast.id);
        }}
      />
    </div>
  );
}

/** The focus goes back to what had it before, or to the page. */
function giveBack(button: HTMLElement): void {
  // A button that is taken away with the focus never blurs, and the focus holds all toasts.
  button.blur();
  (before?.isConnected ? before : button.closest('main'))?.focus({ preventScroll: true });
}
