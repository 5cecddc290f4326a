import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { AccountReply } from '#contract/admin.ts';
import { useApi } from '#web/data/api.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { useText } from '#web/page/text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { AccountRow } from './account-row.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PartFrame } from './part-frame.tsx';
import { useAct } from './use-act.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';
import { useChosen } from './use-chosen.ts';

/** Everybody who has an account; here they are signed out and deleted. */
export function AccountsPart() {
  const text = useText();
  const api = useApi();
  const admin = useAdminList(useAskAccounts(), useLocation().search);
  const act = useAct(admin.reload);
  const ending = useChosen<AccountReply>();
  const deletion = useChosen<AccountReply>();
  const endSessions = async ({ _id }: AccountReply) => {
    const call = api.endSessions({ params: { id: _id } });
    await act.run(call, ({ ended }) => text('adminPage.sessionsEnded', { n: ended }));
    ending.setOpen(false);
  };
  const remove = async ({ _id }: AccountReply, email: string) => {
    const call = api.deleteAccount({ params: { id: _id }, body: { email } });
    await act.run(call, ({ recipes }) => text('adminPage.deleted', { n: recipes }));
    forgetList();
    deletion.setOpen(false);
  };
  return (
    <>
      <PartFrame
        label={text('adminPage.accounts')}
        admin={admin}
        searchLabel={text('adminPage.searchAccounts')}
        mostCounted={1_000}
      >
        {(account) => (
          <AccountRow
            account={account}
            onEndSessions={() => ending.choose(account)}
            onDelete={() => deletion.choose(account)}
          />
        )}
      </PartFrame>
      <ConfirmDialog
        open={ending.isOpen}
        onOpenChange={ending.setOpen}
        title={text('adminPage.endSessionsTitle', {
          name: ending.row?.name || (ending.row?.email ?? ''),
        })}
        okLabel={text('adminPage.endSessions')}
        cancelLabel={text('adminPage.cancel')}
        onOk={() => ending.row && void endSessions(ending.row)}
        isUnderWay={act.isBusy}
      >
        {text('adminPage.endSessionsText')}
      </ConfirmDialog>
      <DeleteAccount
        key={deletion.row?._id}
        chosen={deletion}
        isBusy={act.isBusy}
        onDelete={(account, email) => void remove(account, email)}
      />
    </>
  );
}

function useAskAccounts(): AskList<AccountReply> {
  const api = useApi();
  return useCallback(
    async (query) => {
      const result = await api.listAccounts({ query });
      if (!result.ok) return { ok: false, refused: result };
      const { accounts, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: accounts, total, nextCursor } };
    },
    [api],
  );
}
