import { useState } from 'react';
import { restorableDays } from '#contract/deletions.ts';
import { hideReason } from '#contract/posts.ts';
import type { QueueEntryReply } from '#contract/reports.ts';
import { useText } from '#web/page/text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

type Props = {
  entry: QueueEntryReply | null;
  isOpen: boolean;
  isBusy: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onHide: (reason: string) => void;
};

/** Asks for the reason before what was reported is hidden. */
export function HideEntry({ entry, isOpen, isBusy, onOpenChange, onHide }: Props) {
  const text = useText();
  const [reason, setReason] = useState('');
  const isReady = reason.trim().length >= hideReason.min;
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={text('adminPage.hideTitle')}
      okLabel={text('adminPage.hide')}
      cancelLabel={text('adminPage.cancel')}
      onOk={() => onHide(reason)}
      busy={!isReady}
      isUnderWay={isBusy}
      field={
        <TextField
          label={text('adminPage.reason')}
          value={reason}
          maxLength={hideReason.max}
          dir="auto"
          onChange={({ target }) => setReason(target.value)}
        />
      }
    >
      {entry?.kind === 'recipe'
        ? text('adminPage.removeText', { days: restorableDays })
        : text('adminPage.hideText')}
    </ConfirmDialog>
  );
}
