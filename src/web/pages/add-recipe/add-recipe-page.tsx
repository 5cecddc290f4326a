import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { forgetList } from '#web/lists/all-recipes.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { announceAfterReload, showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { authStore, useAuth } from '#web/session/auth.ts';
import { Container } from '#web/ui/container.tsx';
import { emptyDraft } from '../../features/recipe-form/draft/draft.ts';
import { useDraftOwner } from '../../features/recipe-form/draft/draft-owner.ts';
import { RecipeForm } from '../../features/recipe-form/recipe-form.tsx';
import styles from '../../features/recipe-form/recipe-form-page.module.css';
import { notePublished, usePublished } from './published-note.ts';
import { PublishedPanel } from './published-panel.tsx';

/** Loads the cuisines for the form. */
async function loadAddRecipe({ context }: LoaderFunctionArgs) {
  return { categories: await loadCategories(context) };
}

/** Gives the form the focus once its draft has been looked up: until then its fields are locked and take none. */
function focusForm(): void {
  const first = document.querySelector<HTMLElement>('main [name=category]');
  first?.focus();
  if (first?.matches(':disabled')) requestAnimationFrame(focusForm);
}

/** Where a recipe is written and published. */
function AddRecipePage() {
  const text = useText();
  const { brand } = useSite();
  const isHere = useIsHere();
  const loaded = useLoaderData<typeof loadAddRecipe>();
  const categories = useCategories(loaded.categories);
  const { owner, formKey } = useDraftOwner();
  const { user } = useAuth();
  const { published, forget } = usePublished();
  return (
    <Container width="reading" className={styles.page}>
      <PageMeta title={`${text('form.addTitle')} · ${brand}`} noIndex />
      {published && published.userId === user?._id ? (
        <PublishedPanel
          food={published}
          onAddAnother={() => {
            forget();
            focusForm();
          }}
        />
      ) : null}
      <h1>{text('form.addTitle')}</h1>
      <RecipeForm
        key={formKey}
        kind="add"
        draftName="add"
        owner={owner}
        createStart={() => emptyDraft(text.language)}
        categories={categories}
        onDone={async (food, message) => {
          forgetList();
          // Somebody else who has logged in meanwhile is neither told nor led away.
          const present = authStore.get().user;
          if (present && present._id !== food.userId) return;
          if (!isHere()) return showSuccess(message, 'publish');
          announceAfterReload(message);
          notePublished(food);
          // The page that comes stands where this one stood.
          window.scrollTo({ top: 0, behavior: 'instant' });
          window.location.reload();
          // The waiting screen stays until the new page is there.
          await new Promise(() => {});
        }}
      />
    </Container>
  );
}

export { AddRecipePage as Component, loadAddRecipe as loader };
