import { useCallback } from 'react';
import type { Refused } from '#contract/client.ts';
import { type AskPage, type Page, type Pages, usePages } from '#web/lists/use-pages.ts';
import { authStore, storeAuth } from '#web/session/auth.ts';
import { sameUser } from '#web/session/same-user.ts';

type ListQuery = { limit: number; cursor?: string; keyword?: string };
/** A page of one of the admins' lists, and asking for it anew. */
export type AdminList<Row> = Pick<Pages<Row>, 'page' | 'hasFailed' | 'isStale' | 'reload'>;
export type AskList<Row> = (
  query: ListQuery,
) => Promise<{ ok: true; page: Page<Row> } | { ok: false; refused: Refused }>;

/** How many rows a page has. */
const pageSize = 25;

/**
 * A page of one of the admins' lists, asked for anew when its address changes or by `reload`.
 * The page before stays until the next one is here. `ask` must stay the same function.
 */
export function useAdminList<Row extends { _id: string }>(
  ask: AskList<Row>,
  search: string,
): AdminList<Row> {
  const askPage = useCallback<AskPage<Row>>(async () => {
    const isSame = sameUser();
    const result = await ask(toQuery(search));
    if (result.ok) return result.page;
    console.error('admin', result.refused.status, result.refused.code);
    const { code } = result.refused;
    if (isSame() && (code === 'admins_only' || code === 'moderators_only')) forgetRole();
    return null;
  }, [ask, search]);
  return usePages(askPage);
}

/** Somebody who is no admin or moderator any more sees so at once, and not a page of failures. */
function forgetRole(): void {
  const { user, token } = authStore.get();
  if (user) storeAuth({ user: { ...user, role: 0 }, token });
}

function toQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const [keyword, cursor] = [params.get('keyword'), params.get('cursor')];
  return { limit: pageSize, ...(keyword ? { keyword } : {}), ...(cursor ? { cursor } : {}) };
}
