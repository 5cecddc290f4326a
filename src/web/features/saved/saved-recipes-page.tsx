import { useCallback } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { pageSize } from '#web/lists/all-recipes.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { OwnRecipes } from '#web/lists/own-recipes.tsx';
import { useSaved } from '#web/lists/saved.ts';
import type { AskOwnPage } from '#web/lists/use-own-pages.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import styles from './saved-recipes-page.module.css';
import { UndoUnsave } from './undo-unsave.tsx';

/** Loads the cuisines for the filter; the saved recipes are asked for in the browser, which knows whose they are. */
export async function loadSavedRecipes({ context }: LoaderFunctionArgs) {
  return { categories: await loadCategories(context) };
}

/** The recipes a person has saved, last saved first. */
export function SavedRecipesPage() {
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
  const api = useApi();
  const { ids, loaded: hasIds } = useSaved();
  const loaded = useLoaderData<typeof loadSavedRecipes>();
  const categories = useCategories(loaded.categories);
  const ask = useCallback<AskOwnPage>(
    async (query) => {
      const result = await api.listSavedRecipes({ query: { ...query, limit: pageSize } as never });
      if (!result.ok) reportSilently(text, 'silent.saved', result);
      return result.ok ? result.data : null;
    },
    [api, text],
  );
  return (
    <OwnRecipes
      ask={ask}
      undoOf={(recipe) => (!hasIds || ids.has(recipe._id) ? null : <UndoUnsave recipe={recipe} />)}
      categories={categories}
      emptyTitle={text('saved.empty')}
      drawing="heart"
      next={
        <ButtonLink to={paths.explore} variant="primary">
          {text('saved.explore')}
        </ButtonLink>
      }
    />
  );
}
