import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { mayEditRecipe } from '#domain/accounts/may.ts';
import { apiContext } from '#web/context.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { failPageFor } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { useAuth } from '#web/session/auth.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { keyDrawing } from '#web/ui/more-drawings.tsx';
import { draftOfRecipe } from './draft/draft.ts';
import { RecipeForm } from './recipe-form.tsx';
import styles from './recipe-form-page.module.css';

/** Loads the recipe and the cuisines; an address from before a rename leads to the present one. */
async function loadUpdateRecipe({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const [result, categories] = await Promise.all([
    context.get(apiContext).getRecipe({ params: { slug } }),
    loadCategories(context),
  ]);
  if (!result.ok) return failPageFor(result);
  const { food } = result.data;
  if (food.slug !== slug) throw redirect(paths.updateRecipe(food.slug), 301);
  return { food, categories };
}

/** Where the owner or an admin changes a recipe; only the browser knows who asks. */
function UpdateRecipePage() {
  const text = useText();
  const { brand } = useSite();
  const { user } = useAuth();
  const { food } = useLoaderData<typeof loadUpdateRecipe>();
  const mayEdit = user !== null && mayEditRecipe({ id: user._id, role: user.role }, food);
  return (
    <Container width="reading" className={styles.page}>
      <PageMeta title={`${text('form.updateTitle')} · ${brand}`} noIndex />
      <h1>{text('form.updateTitle')}</h1>
      {user ? null : <LoginPrompt title={text('form.loginToUpdate')} />}
      {user && !mayEdit ? <NotYours slug={food.slug} /> : null}
      {mayEdit ? <UpdateForm key={`${food._id} ${user._id}`} owner={user._id} /> : null}
    </Container>
  );
}

function UpdateForm({ owner }: { owner: string }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { food, categories } = useLoaderData<typeof loadUpdateRecipe>();
  return (
    <RecipeForm
      kind="update"
      draftName={`update:${food._id}`}
      owner={owner}
      createStart={() => draftOfRecipe(food)}
      recipeId={food._id}
      categories={useCategories(categories)}
      onDone={async (updated, message) => {
        forgetList();
        showSuccess(message, 'update');
        if (isHere()) await navigate(paths.recipe(updated.slug));
      }}
    />
  );
}

function NotYours({ slug }: { slug: string }) {
  const text = useText();
  return (
    <EmptyState drawing={keyDrawing} title={text('recipe.notYours')}>
      <ButtonLink to={paths.recipe(slug)} variant="primary">
        {text('recipe.notYoursBack')}
      </ButtonLink>
    </EmptyState>
  );
}

export { loadUpdateRecipe as loader, UpdateRecipePage as Component };
