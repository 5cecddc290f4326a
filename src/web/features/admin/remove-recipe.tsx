import { useState } from 'react';
import type { ModeratedRecipeReply } from '#contract/admin.ts';
import { restorableDays } from '#contract/deletions.ts';
import { hideReason } from '#contract/posts.ts';
import { useText } from '#web/page/text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { ReasonField } from './reason-fields.tsx';
import type { Chosen } from './use-chosen.ts';

type Props = {
  chosen: Chosen<ModeratedRecipeReply>;
  isBusy: boolean;
  onRemove: (recipe: ModeratedRecipeReply, reason: string) => void;
};

/** Asks for the reason, which its owner reads, before a recipe is taken from the site. */
export function RemoveRecipe({ chosen: { row, isOpen, setOpen }, isBusy, onRemove }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={text('adminPage.removeTitle', { name: row?.name ?? '' })}
      okLabel={text('adminPage.remove')}
      cancelLabel={text('adminPage.cancel')}
      onOk={() => row && onRemove(row, reason)}
      busy={reason.length < hideReason.min}
      isUnderWay={isBusy}
      field={<ReasonField value={typed} onChange={setTyped} />}
    >
      {text('adminPage.removeText', { days: restorableDays })}
    </ConfirmDialog>
  );
}
