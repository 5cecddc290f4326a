import {
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useParams,
} from 'react-router';
import type { CategoryReply } from '#contract/categories.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import { mayEditRecipe } from '#domain/accounts/may.ts';
import { apiContext } from '#web/context.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { useWaitingRecipe } from '#web/lists/use-waiting-recipe.ts';
import { failPageFor } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { LoginPrompt } from '#web/session/login-prompt.tsx';
import { PrivatePhotosContext } from '#web/session/private-photos.ts';
import { usePresent } from '#web/session/use-present.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { keyDrawing } from '#web/ui/more-drawings.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { NotFoundPage } from '../../features/errors/not-found-page.tsx';
import { draftOfRecipe } from '../../features/recipe-form/draft/draft.ts';
import { RecipeForm } from '../../features/recipe-form/recipe-form.tsx';
import styles from '../../features/recipe-form/recipe-form-page.module.css';

/**
 * Loads the recipe and the cuisines; an address from before a rename leads to the present one. What is not there for
 * everybody may be the reader's own, and wait for a look or be hidden: the browser asks.
 */
async function loadUpdateRecipe({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const [result, categories] = await Promise.all([
    context.get(apiContext).getRecipe({ params: { slug } }),
    loadCategories(context),
  ]);
  if (!result.ok) {
    if (result.code !== 'recipe_not_found') return failPageFor(result);
    return data({ food: null, categories }, { status: 404 });
  }
  const { food } = result.data;
  if (food.slug !== slug) throw redirect(paths.updateRecipe(food.slug), 301);
  return data({ food: food as RecipeReply | null, categories });
}

/** Where the owner or an admin changes a recipe; only the browser knows who asks. What they type outlives their session. */
function UpdateRecipePage() {
  const text = useText();
  const { brand } = useSite();
  const user = usePresent();
  const loaded = useLoaderData<typeof loadUpdateRecipe>();
  const categories = useCategories(loaded.categories);
  if (!loaded.food) return <UpdateWaiting categories={categories} />;
  const { food } = loaded;
  const mayEdit = user !== null && mayEditRecipe({ id: user._id, role: user.role }, food);
  return (
    <Container width="reading" className={styles.page}>
      <PageMeta title={`${text('form.updateTitle')} · ${brand}`} noIndex />
      <h1>{text('form.updateTitle')}</h1>
      {user ? null : <LoginPrompt title={text('form.loginToUpdate')} />}
      {user && !mayEdit ? <NotYours slug={food.slug} /> : null}
      {mayEdit ? (
        <UpdateForm
          key={`${food._id} ${user._id}`}
          food={food}
          categories={categories}
          owner={user._id}
        />
      ) : null}
    </Container>
  );
}

/** Where its author changes a recipe that waits for a moderator's look, or that one has hidden; nobody else finds it. */
function UpdateWaiting({ categories }: { categories: readonly CategoryReply[] }) {
  const text = useText();
  const { brand } = useSite();
  const { slug = '' } = useParams();
  const own = useWaitingRecipe(slug);
  if (own === null) return <NotFoundPage />;
  return (
    <Container width="reading" className={styles.page}>
      <PageMeta title={`${text('form.updateTitle')} · ${brand}`} noIndex />
      <h1>{text('form.updateTitle')}</h1>
      {own ? <OwnForm own={own} categories={categories} /> : <Spinner />}
    </Container>
  );
}

type OwnProps = {
  own: NonNullable<ReturnType<typeof useWaitingRecipe>>;
  categories: readonly CategoryReply[];
};

/** The form, or why it is kept from its author: to somebody banned. */
function OwnForm({ own, categories }: OwnProps) {
  const text = useText();
  if ('why' in own) return <p role="alert">{own.why}</p>;
  const { food, hidden } = own;
  return (
    <>
      {hidden && <p>{text('form.staysHidden')}</p>}
      <PrivatePhotosContext value={true}>
        <UpdateForm key={food._id} food={food} categories={categories} owner={food.userId} />
      </PrivatePhotosContext>
    </>
  );
}

type FormProps = { food: RecipeReply; categories: readonly CategoryReply[]; owner: string };

function UpdateForm({ food, categories, owner }: FormProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (
    <RecipeForm
      kind="update"
      draftName={`update:${food._id}`}
      owner={owner}
      createStart={() => draftOfRecipe(food)}
      recipeId={food._id}
      categories={categories}
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
