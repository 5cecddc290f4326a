import { useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';

type Props = {
  kind: 'add' | 'update';
  label: string;
  size: 'small' | 'large';
  onDiscard: () => Promise<void>;
};

/** The button that throws away what was typed, once that is confirmed. */
export function StartOver({ kind, label, size, onDiscard }: Props) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text('form.discardTitle')}
        okLabel={text('form.discard')}
        cancelLabel={text('form.discardCancel')}
        onOk={() => {
          setAsking(false);
          void onDiscard();
        }}
      >
        {text(kind === 'add' ? 'form.discardText' : 'form.discardUpdateText')}
      </ConfirmDialog>
    </>
  );
}
