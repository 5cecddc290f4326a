import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { InvitationReply } from '#contract/invitations.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { InviteForm } from './invite-form.tsx';
import { PartFrame } from './part-frame.tsx';
import styles from './row.module.css';
import { useAct } from './use-act.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';

/** Who was invited; here that is done, and taken back. */
export function InvitationsPart() {
  const text = useText();
  const api = useApi();
  const admin = useAdminList(useAskInvitations(), useLocation().search);
  const act = useAct(admin.reload);
  const revoke = ({ _id: id }: InvitationReply) =>
    act.run(api.revokeInvitation({ params: { id } }), () => text('adminPage.revoked'));
  return (
    <>
      <InviteForm onMade={admin.reload} />
      <PartFrame label={text('adminPage.invitations')} admin={admin}>
        {(one) => (
          <InvitationRow invitation={one} isBusy={act.isBusy} onRevoke={() => void revoke(one)} />
        )}
      </PartFrame>
    </>
  );
}

type RowProps = { invitation: InvitationReply; isBusy: boolean; onRevoke: () => void };

function InvitationRow({ invitation, isBusy, onRevoke }: RowProps) {
  const text = useText();
  const { state, role, createdAt, expiresAt, by, usedAt, usedBy } = invitation;
  const made = text.time(createdAt);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.quiet}>
          <Chip>{text(`adminPage.invitation.${state}`)}</Chip>
          {role === 2 ? <Chip>{text('adminPage.isModerator')}</Chip> : null}
          <span>
            {by?.name
              ? text('adminPage.invitedBy', { time: made, name: by.name })
              : text('adminPage.invitedOn', { time: made })}
          </span>
          {state === 'open' ? (
            <span>{text('adminPage.goodUntil', { time: text.time(expiresAt) })}</span>
          ) : null}
          {usedAt ? (
            <span>
              {usedBy?.name
                ? text('adminPage.usedBy', { time: text.time(usedAt), ...usedBy })
                : text('adminPage.usedByGone', { time: text.time(usedAt) })}
            </span>
          ) : null}
        </p>
      </div>
      {state === 'open' ? (
        <div className={styles.acts}>
          <Button
            size="small"
            aria-label={text('adminPage.revokeInvitation', { time: made })}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onRevoke()}
          >
            {text('adminPage.revoke')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function useAskInvitations(): AskList<InvitationReply> {
  const api = useApi();
  return useCallback(
    async ({ keyword: _, ...query }) => {
      const result = await api.listInvitations({ query });
      if (!result.ok) return { ok: false, refused: result };
      const { invitations, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: invitations, total, nextCursor } };
    },
    [api],
  );
}
