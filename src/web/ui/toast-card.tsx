import { resolveValue, type Toast, toast as toaster } from 'react-hot-toast/headless';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CheckIcon, CloseIcon } from './icons.tsx';
import styles from './toast-card.module.css';

type Props = { toast: Toast; dismissLabel: string };

/** One message, with its mark and the way to put it away. */
export function ToastCard({ toast, dismissLabel }: Props) {
  const tone = toast.type === 'success' || toast.type === 'error' ? toast.type : null;
  return (
    <div
      className={classNames(styles.toast, tone && styles[tone], !toast.visible && styles.leaving)}
      data-toast={toast.type}
      data-leaving={toast.visible ? undefined : ''}
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
        onClick={(event) => {
          // A button that is taken away with the focus never blurs, and the focus holds all toasts.
          event.currentTarget.blur();
          toaster.dismiss(toast.id);
        }}
      />
    </div>
  );
}
