import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { myRecipes } from '#messages/en/my-recipes.ts';
import { addTexts } from '#messages/format.ts';
import { useApi } from '#web/data/api.ts';
import type { CardRecipe } from '#web/data/recipe.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { OwnRecipes } from '#web/lists/own-recipes.tsx';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { DeletedRecipes } from './deleted-recipes.tsx';
import styles from './my-recipes-page.module.css';

addTexts(myRecipes);

/** Loads the cuisines for the filter; the recipes are asked for in the browser, which knows whose they are. */
export async function loadMyRecipes({ context }: LoaderFunctionArgs) {
  return { categories: await loadCategories(context) };
}

/** The recipes a person has published. */
export function MyRecipesPage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text('mine.title')} · ${brand}`} noIndex />
      <h1>{text('mine.title')}</h1>
      {user ? <Mine userId={user._id} /> : <LoginPrompt title={text('mine.login')} />}
    </Container>
  );
}

function Mine({ userId }: { userId: string }) {
  const text = useText();
  const loaded = useLoaderData<typeof loadMyRecipes>();
  const categories = useCategories(loaded.categories);
  const [undone, setUndone] = useState(0);
  const recipes = useMyRecipes(userId, undone);
  return (
    <>
      <OwnRecipes
        recipes={recipes}
        categories={categories}
        emptyTitle={text('mine.empty')}
        drawing="pot"
        next={
          <ButtonLink to={paths.addRecipe} variant="primary">
            {text('explore.addOne')}
          </ButtonLink>
        }
      />
      <DeletedRecipes userId={userId} onUndone={() => setUndone((times) => times + 1)} />
    </>
  );
}

/**
 * The user's recipes, or null until they are here; a failure is logged and shows none. They are
 * asked for again whenever `turn` is another one.
 */
function useMyRecipes(userId: string, turn: number): CardRecipe[] | null {
  const api = useApi();
  const text = useText();
  const [mine, setMine] = useState<{ userId: string; foods: CardRecipe[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async (_turn: number) => {
      const result = await api.cards.listRecipes({ query: { userId } });
      if (!result.ok) reportSilently(text, 'silent.recipes', result);
      if (isCurrent) setMine({ userId, foods: result.ok ? result.data.foods : [] });
    };
    void load(turn);
    return () => {
      isCurrent = false;
    };
  }, [api, text, userId, turn]);
  return mine?.userId === userId ? mine.foods : null;
}
