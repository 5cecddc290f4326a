import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { ActReply } from '#contract/admin.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { PartFrame } from './part-frame.tsx';
import styles from './row.module.css';
import { sayAct } from './say-act.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';

/** What admins and the operator did. */
export function LogPart() {
  const text = useText();
  const admin = useAdminList(useAskActs(), useLocation().search);
  return (
    <PartFrame label={text('adminPage.log')} admin={admin}>
      {(act) => (
        <div className={styles.row}>
          <div className={styles.words}>
            <p>{sayAct(act, text)}</p>
            <p className={styles.quiet}>
              <time dateTime={act.at}>{text('adminPage.at', { time: text.time(act.at) })}</time>
              {act.actor ? <span>{act.actor.email}</span> : null}
            </p>
          </div>
        </div>
      )}
    </PartFrame>
  );
}

function useAskActs(): AskList<ActReply> {
  const api = useApi();
  return useCallback(
    async ({ keyword: _, ...query }) => {
      const result = await api.listActs({ query });
      if (!result.ok) return { ok: false, refused: result };
      const { acts, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: acts, total, nextCursor } };
    },
    [api],
  );
}
