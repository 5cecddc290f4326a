import { useCallback, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { GoneSaveReply } from '#contract/saved.ts';
import { useApi } from '#web/data/api.ts';
import type { CardRecipe } from '#web/data/recipe.ts';
import { whyKept } from '#web/data/use-own.ts';
import { pageSize } from '#web/lists/all-recipes.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import type { Avoided } from '#web/lists/facets/narrowed-list.ts';
import { LeftOut } from '#web/lists/left-out.tsx';
import listStyles from '#web/lists/list-page.module.css';
import { OwnCards } from '#web/lists/own-cards.tsx';
import { useSaved } from '#web/lists/saved.ts';
import { type AskOwnPage, useOwnPages } from '#web/lists/use-own-pages.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { heartDrawing } from '#web/ui/more-drawings.tsx';
import { CollectSaved } from './collect-saved.tsx';
import { GoneSaves } from './gone-saves.tsx';
import { SavedFilters } from './saved-filters.tsx';
import styles from './saved-recipes-page.module.css';
import { fits, isNarrow, type SavedWish, toQuery, writeWish } from './saved-wish.ts';
import { UndoUnsave } from './undo-unsave.tsx';
import { useSavedWish } from './use-saved-wish.ts';

/** Loads the cuisines for the filter; the saved recipes are asked for in the browser, which knows whose they are. */
async function loadSavedRecipes({ context }: LoaderFunctionArgs) {
  return { categories: await loadCategories(context) };
}

/** The recipes a person has saved, narrowed and ordered as the address says. */
function SavedRecipesPage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('saved.title')} · ${brand}`} noIndex />
      <h1>{text('saved.title')}</h1>
      {user ? <SavedList key={user._id} /> : <LoginPrompt title={text('saved.login')} />}
    </Container>
  );
}

function SavedList() {
  const text = useText();
  const { ids, loaded: hasIds } = useSaved();
  const loaded = useLoaderData<typeof loadSavedRecipes>();
  const categories = useCategories(loaded.categories);
  const [wish, change] = useSavedWish();
  const { pages, gone, avoided, why } = useSavedPages(wish);
  const { foods, total, seen } = pages;
  const isTakenOut = useCallback(({ _id }: CardRecipe) => hasIds && !ids.has(_id), [ids, hasIds]);
  const undoOf = useCallback(
    (recipe: CardRecipe) => (isTakenOut(recipe) ? <UndoUnsave recipe={recipe} /> : null),
    [isTakenOut],
  );
  const actOf = useCallback(
    (recipe: CardRecipe) => (isTakenOut(recipe) ? null : <CollectSaved recipe={recipe} />),
    [isTakenOut],
  );
  const listed = new Set(foods?.map(({ _id }) => _id));
  // What was taken out before the wish changed stays until the page is left, too.
  const before = [...seen.values()].filter(
    (one) => !listed.has(one._id) && isTakenOut(one) && fits(one, wish),
  );
  const isBare = foods !== null && total === 0 && !isNarrow(wish);
  const isEmpty = foods?.length === 0 && before.length === 0;
  return (
    <>
      <div className={listStyles.intro}>
        <SavedFilters wish={wish} categories={categories} onWish={change} isBare={isBare} />
        <p className={listStyles.count} role="status">
          {foods && text('explore.total', { n: total - foods.filter(isTakenOut).length })}
        </p>
      </div>
      {avoided && (
        <LeftOut
          told={avoided}
          to={(typed, food) => addressOf({ ...wish, q: wish.q.replace(typed, food) })}
        />
      )}
      <OwnCards pages={pages} why={why} before={before} undoOf={undoOf} actOf={actOf} />
      {isEmpty && <NothingSaved isNarrow={isNarrow(wish)} onAll={() => change(nothingWished)} />}
      <GoneSaves saves={gone} />
    </>
  );
}

const addressOf = (wish: SavedWish) =>
  `${paths.savedRecipes}?${new URLSearchParams(writeWish(wish))}`;

const nothingWished = { q: '', category: '', time: '', difficulty: '' };

/** What to do next where nothing is saved, or nothing of it is as wished. */
function NothingSaved({ isNarrow, onAll }: { isNarrow: boolean; onAll: () => void }) {
  const text = useText();
  return (
    <EmptyState drawing={heartDrawing} title={text(isNarrow ? 'saved.none' : 'saved.empty')}>
      {isNarrow ? (
        <Button onClick={onAll}>{text('saved.all')}</Button>
      ) : (
        <ButtonLink to={paths.explore} variant="primary">
          {text('saved.explore')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** The saved recipes as wished, page by page, what they leave out, and those that their cooks have deleted. */
function useSavedPages(wish: SavedWish) {
  const text = useText();
  const api = useApi();
  const [gone, setGone] = useState<readonly GoneSaveReply[]>([]);
  const [told, setTold] = useState<{ of: string; avoided?: Avoided | undefined }>({ of: '' });
  const [why, setWhy] = useState('');
  // A wish that says the same is the same question.
  const wished = JSON.stringify(toQuery(wish));
  const ask = useCallback<AskOwnPage>(
    async ({ cursor }) => {
      const query = { ...JSON.parse(wished), cursor, limit: pageSize };
      const result = await api.listSavedRecipes({ query });
      setWhy(whyKept(result));
      if (!result.ok) reportSilently(text, 'silent.saved', result);
      else if (!cursor) {
        setGone(result.data.gone ?? []);
        setTold({ of: wished, avoided: result.data.avoided });
      }
      return result.ok ? result.data : null;
    },
    [api, text, wished],
  );
  const avoided = told.of === wished ? told.avoided : undefined;
  return { pages: useOwnPages(ask, undefined), gone, avoided, why };
}

export { loadSavedRecipes as loader, SavedRecipesPage as Component };
