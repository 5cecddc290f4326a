import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { ActReply } from '#contract/admin.ts';
import { useApi } from '#web/data/api.ts';
import { PartFrame } from './part-frame.tsx';
import styles from './row.module.css';
import { shownTime } from './shown-time.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';
import { type AdminText, isKnownAct, useAdminText } from './use-admin-text.ts';

const deletion = 'delete-account';

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
              {act.actor ? <span>{act.actor.email}</span> : null}
            </p>
          </div>
        </div>
      )}
    </PartFrame>
  );
}

/** An act as a sentence; one that a newer version of the site has noted is named as it is. */
function sentenceOf(act: ActReply, text: AdminText): string {
  const who = act.actor?.name ?? text('adminPage.someone');
  const what = act.subject === 'recipe' ? recipeOf(act, text) : accountOf(act, text);
  const key = `adminPage.act.${act.act}`;
  return text(isKnownAct(key) ? key : 'adminPage.act.other', { who, what, act: act.act });
}

/** The name that the recipe had then; acts from before names were kept may know none. */
function recipeOf({ subjectName: name }: ActReply, text: AdminText): string {
  return name === undefined ? text('adminPage.goneRecipe') : text('adminPage.named', { name });
}

/** The account by its name, or, once that is gone, by what is still known of it. */
function accountOf({ act, subjectName, wentAlong }: ActReply, text: AdminText): string {
  if (subjectName !== undefined) return subjectName;
  if (wentAlong === undefined) {
    return text(act === deletion ? 'adminPage.withoutName' : 'adminPage.goneAccount');
  }
  const { count, names: kept } = wentAlong;
  if (count === 0) return text('adminPage.withNothing');
  const names = kept.map((name) => text('adminPage.named', { name })).join(', ');
  if (count === 1) return text('adminPage.withOne', { names });
  const more = count - kept.length;
  const key = more === 0 ? 'adminPage.withMany' : 'adminPage.withMore';
  return text(key, { n: count, names, more });
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
