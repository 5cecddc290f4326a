import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { useText } from '../page/text.ts';

type Props = {
  isBusy: boolean;
  /** Whether letting go loses words. */
  hasWords: boolean;
  onDiscard: () => void;
  size?: 'small';
};

/** Closes a form; where that loses words it asks first. */
export function DiscardButton({ isBusy, hasWords, onDiscard, size }: Props) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (isBusy) return;
    if (hasWords) setAsking(true);
    else onDiscard();
  };
  return (
    <>
      <Button {...(size ? { size } : {})} aria-disabled={isBusy || undefined} onClick={press}>
        {text('drop.cancel')}
      </Button>
      <AskDiscard isOpen={isAsking} onOpenChange={setAsking} onDiscard={onDiscard} />
    </>
  );
}

type AskProps = Pick<Props, 'onDiscard'> & {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before typed words are let go. */
export function AskDiscard({ isOpen, onOpenChange, onDiscard }: AskProps) {
  const text = useText();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={text('drop.title')}
      okLabel={text('drop.ok')}
      cancelLabel={text('drop.keep')}
      onOk={onDiscard}
    />
  );
}
