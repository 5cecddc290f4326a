import { useCallback, useEffect, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import { authStore, storeAuth } from '#web/session/auth.ts';

export type ListQuery = { limit: number; cursor?: string; keyword?: string };
export type Listed<Row> = { rows: Row[]; total: number; nextCursor: string | null };
export type AdminList<Row> = {
  /** Null while the first answer is on its way. */
  list: Listed<Row> | null;
  hasFailed: boolean;
  /** Whether what shows is the answer to an earlier question. */
  isStale: boolean;
  reload: () => void;
};
export type AskList<Row> = (
  query: ListQuery,
) => Promise<{ ok: true; list: Listed<Row> } | { ok: false; refused: Refused }>;

/** How many rows a page has. */
export const pageSize = 25;

type Answer<Row> = { key: string; list: Listed<Row> | null; hasFailed: boolean };

/**
 * A page of one of the admins' lists, asked for anew when its address changes or by `reload`.
 * The page before stays until the next one is here. `ask` must stay the same function.
 */
export function useAdminList<Row>(ask: AskList<Row>, search: string): AdminList<Row> {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<Row>>({ key: '', list: null, hasFailed: false });
  const key = `${round} ${search}`;
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const result = await ask(toQuery(search));
      if (!isCurrent) return;
      if (result.ok) setAnswer({ key, list: result.list, hasFailed: false });
      else {
        console.error('admin', result.refused.status, result.refused.code);
        if (result.refused.code === 'admins_only') forgetRole();
        setAnswer((before) => ({ key, list: before.list, hasFailed: true }));
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [ask, key, search]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const { list, hasFailed } = answer;
  return { list, hasFailed, isStale: answer.key !== key, reload };
}

/** Somebody who is no admin any more sees so at once, and not a page of failures. */
function forgetRole(): void {
  const { user, token } = authStore.get();
  if (user) storeAuth({ user: { ...user, role: 0 }, token });
}

function toQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const [keyword, cursor] = [params.get('keyword'), params.get('cursor')];
  return { limit: pageSize, ...(keyword ? { keyword } : {}), ...(cursor ? { cursor } : {}) };
}
