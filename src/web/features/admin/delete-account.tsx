import { useState } from 'react';
import type { AccountReply } from '#contract/admin.ts';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { useText } from '#web/page/text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from './delete-account.module.css';
import type { Chosen } from './use-chosen.ts';

type Props = {
  chosen: Chosen<AccountReply>;
  isBusy: boolean;
  onDelete: (account: AccountReply, email: string) => void;
};

/** Asks before an account goes for good: its e-mail has to be typed. */
export function DeleteAccount({ chosen, isBusy, onDelete }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const { row, isOpen } = chosen;
  const isReady = row !== null && normalizeEmail(typed) === row.email;
  const confirm = () => row && isReady && onDelete(row, typed);
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        chosen.setOpen(isNowOpen);
        if (!isNowOpen) setTyped('');
      }}
      title={text('adminPage.deleteTitle', { name: row?.name || (row?.email ?? '') })}
      okLabel={text('adminPage.deleteOk')}
      cancelLabel={text('adminPage.cancel')}
      onOk={confirm}
      busy={!isReady}
      isUnderWay={isBusy}
      field={
        <TextField
          className={styles.field ?? ''}
          label={text('adminPage.deleteConfirm', { email: row?.email ?? '' })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      }
    >
      {text('adminPage.deleteText')}
    </ConfirmDialog>
  );
}
