import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { ActReply } from '#contract/admin.ts';
import { useApi } from '#web/shared/api.ts';
import { PartFrame } from './part-frame.tsx';
import styles from './row.module.css';
import { shownTime } from './shown-time.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';
import { type AdminText, isKnownAct, useAdminText } from './use-admin-text.ts';

/** What admins and the operator did. */
export function LogPart() {
  const text = useAdminText();
  const admin = useAdminList(useAskActs(), useLocation().search);
  return (
    <PartFrame label={text('adminPage.log')} admin={admin}>
      {(act) => (
        <div className={styles.row}>
          <div className={styles.words}>
            <p>{sentenceOf(act, text)}</p>
            <p className={styles.quiet}>
              <time dateTime={act.at}>{text('adminPage.at', { time: shownTime(act.at) })}</time>
              {act.actor ? ` · ${act.actor.email}` : null}
            </p>
          </div>
        </div>
      )}
    </PartFrame>
  );
}

/** An act as a sentence; one that a newer version of the site has noted is named as it is. */
function sentenceOf({ act, actor, subject, subjectName }: ActReply, text: AdminText): string {
  const isRecipe = subject === 'recipe';
  const gone = text(isRecipe ? 'adminPage.goneRecipe' : 'adminPage.goneAccount');
  const who = actor?.name ?? text('adminPage.someone');
  const name = isRecipe ? text('adminPage.named', { name: subjectName ?? '' }) : subjectName;
  const what = subjectName && name ? name : gone;
  const key = `adminPage.act.${act}`;
  return text(isKnownAct(key) ? key : 'adminPage.act.other', { who, what, act });
}

function useAskActs(): AskList<ActReply> {
  const api = useApi();
  return useCallback(
    async ({ keyword: _, ...query }) => {
      const result = await api.listActs({ query });
      if (!result.ok) return { ok: false, refused: result };
      const { acts, total, nextCursor = null } = result.data;
      return { ok: true, list: { rows: acts, total, nextCursor } };
    },
    [api],
  );
}
