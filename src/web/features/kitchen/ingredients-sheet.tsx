import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#web/page/text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import styles from './ingredients-sheet.module.css';

type Props = { onClose: () => void; children: ReactNode };

/** The ingredients over the steps: Escape, the way back, a press beside them and Close put them away. */
export function IngredientsSheet({ onClose, children }: Props) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it goes, it gives the focus back to what opened it.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{text('recipe.ingredients')}</h2>
        <IconButton
          variant="bare"
          label={text('kitchen.close')}
          icon={<CloseIcon size={20} />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {children}
    </dialog>
  );
}
