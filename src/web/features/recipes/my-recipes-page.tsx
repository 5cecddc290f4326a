import { useCallback, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { pageSize } from '#web/lists/all-recipes.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { OwnRecipes } from '#web/lists/own-recipes.tsx';
import type { AskOwnPage } from '#web/lists/use-own-pages.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import styles from './my-recipes-page.module.css';
import { DeletedRecipes, OwnParts, useOwnParts } from './own-parts.tsx';

/** Loads the cuisines for the filter; the recipes are asked for in the browser, which knows whose they are. */
async function loadMyRecipes({ context }: LoaderFunctionArgs) {
  return { categories: await loadCategories(context) };
}

/** The recipes a person has published. */
function MyRecipesPage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('mine.title')} · ${brand}`} noIndex />
      <h1>{text('mine.title')}</h1>
      {user && (
        <p className={styles.account}>
          <Link to={paths.account}>{text('mine.account')}</Link>
        </p>
      )}
      {user ? <Mine userId={user._id} /> : <LoginPrompt title={text('mine.login')} />}
    </Container>
  );
}

function Mine({ userId }: { userId: string }) {
  const text = useText();
  const loaded = useLoaderData<typeof loadMyRecipes>();
  const categories = useCategories(loaded.categories);
  const [undone, setUndone] = useState(0);
  const ask = useAskMine(userId, undone);
  const parts = useOwnParts(userId, undone);
  return (
    <>
      <OwnRecipes
        ask={ask}
        categories={categories}
        emptyTitle={text('mine.empty')}
        hasOthers={!parts.areNone}
        next={
          <ButtonLink to={paths.addRecipe} variant="primary">
            {text('explore.addOne')}
          </ButtonLink>
        }
      />
      <OwnParts {...parts} />
      <DeletedRecipes userId={userId} onUndone={() => setUndone((times) => times + 1)} />
    </>
  );
}

/** Asks for pages of the user's recipes; another function whenever `turn` is another one. */
function useAskMine(userId: string, turn: number): AskOwnPage {
  const api = useApi();
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the list anew.
  return useCallback<AskOwnPage>(
    async (query) => {
      const result = await api.cards.listRecipes({
        query: { ...query, userId, limit: pageSize } as never,
      });
      if (!result.ok) reportSilently(text, 'silent.recipes', result);
      return result.ok ? result.data : null;
    },
    [api, text, userId, turn],
  );
}

export { loadMyRecipes as loader, MyRecipesPage as Component };
