import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import type { ModeratedRecipeReply } from '#contract/admin.ts';
import { restorableDays } from '#contract/deletions.ts';
import { useApi } from '#web/data/api.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { PartFrame } from './part-frame.tsx';
import { RecipeRow } from './recipe-row.tsx';
import styles from './recipes-part.module.css';
import { RemoveRecipe } from './remove-recipe.tsx';
import { useAct } from './use-act.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';
import { useChosen } from './use-chosen.ts';

type Recipe = ModeratedRecipeReply;

const shows = [
  { show: null, label: 'adminPage.showAll' },
  { show: 'live', label: 'adminPage.showLive' },
  { show: 'removed', label: 'adminPage.showRemoved' },
] as const;

/** Every recipe, the removed ones too; here they are removed and restored. */
export function RecipesPart() {
  const text = useText();
  const api = useApi();
  const { search } = useLocation();
  const show = new URLSearchParams(search).get('show');
  const admin = useAdminList(useAskRecipes(show), search);
  const act = useAct(admin.reload);
  const removal = useChosen<Recipe>();
  const remove = async (recipe: Recipe, reason: string) => {
    const call = api.removeRecipe({ params: { id: recipe._id }, body: { reason } });
    await act.run(call, () => text('adminPage.removed', { days: restorableDays }));
    forgetList();
    removal.setOpen(false);
  };
  const restore = async ({ _id: id, name }: Recipe, seen?: string) => {
    const call = api.restoreRecipe({ params: { id }, query: seen ? { seen } : {} });
    await act.run(call, ({ takenAlong }) =>
      takenAlong ? text('adminPage.restoredAlong') : text('adminPage.restoredRecipe', { name }),
    );
    forgetList();
  };
  return (
    <>
      <PartFrame
        label={text('adminPage.recipes')}
        admin={admin}
        searchLabel={text('adminPage.searchRecipes')}
        mostCounted={1_000}
        filter={<ShowLinks present={show} />}
      >
        {(recipe) => (
          <RecipeRow
            recipe={recipe}
            isBusy={act.isBusy}
            onRemove={() => removal.choose(recipe)}
            onRestore={(seen) => void restore(recipe, seen)}
          />
        )}
      </PartFrame>
      <RemoveRecipe
        key={removal.row?._id}
        chosen={removal}
        isBusy={act.isBusy}
        onRemove={(recipe, reason) => void remove(recipe, reason)}
      />
    </>
  );
}

function useAskRecipes(show: string | null): AskList<Recipe> {
  const api = useApi();
  return useCallback(
    async (query) => {
      const removed = show === 'removed' || show === 'live' ? { removed: show === 'removed' } : {};
      const result = await api.listModeratedRecipes({ query: { ...query, ...removed } });
      if (!result.ok) return { ok: false, refused: result };
      const { recipes, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: recipes, total, nextCursor } };
    },
    [api, show],
  );
}

/** Which recipes show, as links that keep what is sought. */
function ShowLinks({ present }: { present: string | null }) {
  const text = useText();
  const { search } = useLocation();
  const keyword = new URLSearchParams(search).get('keyword');
  const address = (show: string | null) => {
    const params = new URLSearchParams({
      ...(keyword ? { keyword } : {}),
      ...(show ? { show } : {}),
    });
    return `${paths.admin}${params.size > 0 ? `?${params}` : ''}`;
  };
  return (
    <nav className={styles.shows} aria-label={text('adminPage.show')}>
      {shows.map(({ show, label }) => (
        <Link
          key={label}
          to={address(show)}
          className={styles.show}
          aria-current={present === show ? 'true' : undefined}
        >
          {text(label)}
        </Link>
      ))}
    </nav>
  );
}
