import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { savedRecipes } from '#messages/en/saved-recipes.ts';
import { addTexts } from '#messages/format.ts';
import type { CardRecipe } from '#web/data/recipe.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { OwnRecipes } from '#web/lists/own-recipes.tsx';
import { type Saved, useSaved } from '#web/lists/saved.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import styles from './saved-recipes-page.module.css';
import { UndoUnsave } from './undo-unsave.tsx';

addTexts(savedRecipes);

/** Loads the cuisines for the filter; the saved recipes are the store's. */
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
  const saved = useSaved();
  const recipes = useRecipesSeen(saved);
  const loaded = useLoaderData<typeof loadSavedRecipes>();
  const categories = useCategories(loaded.categories);
  return (
    <OwnRecipes
      recipes={saved.loaded ? recipes : null}
      undoOf={(recipe) => (saved.ids.has(recipe._id) ? null : <UndoUnsave recipe={recipe} />)}
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

/**
 * What was saved when the page was opened or since, each in its place: what is taken out stays
 * until the page is left, so that no neighbour slides under the finger.
 */
function useRecipesSeen({ recipes }: Saved): CardRecipe[] {
  const [seen, setSeen] = useState({ recipes, all: recipes });
  if (seen.recipes === recipes) return seen.all;
  const known = new Set(seen.all.map(({ _id }) => _id));
  const all = [...recipes.filter(({ _id }) => !known.has(_id)), ...seen.all];
  setSeen({ recipes, all });
  return all;
}
