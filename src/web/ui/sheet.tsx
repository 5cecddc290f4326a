import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import styles from './sheet.module.css';
import { useOverPage } from './use-over-page.ts';

type Props = {
  title: string;
  /** The name of the button that closes it. */
  closeLabel: string;
  className?: string | undefined;
  /** What is chosen in it is another page. */
  isChoosing?: boolean;
  onClose: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A sheet over the foot of the page: Escape, the way back, a press beside it and its button put it away. */
export function Sheet({
  title,
  closeLabel,
  className,
  isChoosing = false,
  onClose,
  children,
}: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useOverPage(dialog, { isChoosing });
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, className)}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton
          variant="bare"
          label={closeLabel}
          icon={<CloseIcon size={20} />}
          onClick={close}
        />
      </div>
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  );
}
