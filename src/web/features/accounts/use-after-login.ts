import { useNavigate } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useSetSaved } from '#web/lists/saved.ts';
import { showCollect } from '#web/lists/show-collect.ts';
import { useSite } from '#web/page/text.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { authStore } from '#web/session/auth.ts';
import { followWhenShown, sendWhenShown, useWanted, type Wanted } from '#web/session/wanted.ts';
import { hasEarlierPage } from './has-earlier-page.ts';

/**
 * A function for a person who has just logged in on this page: what they had wanted before happens, and
 * they are taken back one page; when this site has no earlier page in this tab, as after a login elsewhere, to where they wanted it.
 * Where a page is named they are taken there instead.
 */
export function useAfterLogin(): (place?: string) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const setSaved = useSetSaved();
  const given = { api: useApi(), site: useSite() };
  const wanted = useWanted();
  return async (place) => {
    if (wanted?.kind === 'save') void setSaved(wanted.recipe, true);
    if (!isHere()) return;
    if (place) return navigate(place, { replace: true });
    if (wanted?.kind === 'addRecipe') return navigate(paths.addRecipe, { replace: true });
    if (wanted?.kind === 'publish') sendWhenShown(wanted.entry);
    if (wanted?.kind === 'follow') followWhenShown(wanted.cookId);
    const userId = authStore.get().user?._id;
    if (wanted?.kind === 'collect' && userId) void showCollect(wanted.recipe, userId, given);
    await (hasEarlierPage() ? navigate(-1) : navigate(placeOf(wanted), { replace: true }));
  };
}

function placeOf(wanted: Wanted | null): string {
  if (wanted?.kind === 'publish') return paths.addRecipe;
  return wanted?.kind === 'follow' ? paths.cook({ _id: wanted.cookId }) : paths.home;
}
