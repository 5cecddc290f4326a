import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { QuestionsReply } from '#contract/questions.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewsReply } from '#contract/reviews.ts';
import type { Tin } from '#domain/kitchen/tins.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { isMarkedHeading } from '#domain/recipes/sections.ts';
import { apiContext } from '#web/context.ts';
import { type CardRecipe, toCard } from '#web/data/recipe.ts';
import { hasMorePosts } from '#web/lists/more-posts.tsx';
import type { Failure } from '#web/lists/recipe-list.ts';
import { ReportLink } from '#web/lists/report-link.tsx';
import { isRecipeStale } from '#web/page/chosen-amounts.ts';
import { failPageFor } from '#web/page/failures.ts';
import { RecipeLanguageContext } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { Container } from '#web/ui/container.tsx';
import { firstQuestions, RecipeQuestions } from '../../features/questions/recipe-questions.tsx';
import { RecipeNutrition, RecipeTags } from '../../features/recipes/recipe-details.tsx';
import { RecipeIntro } from '../../features/recipes/recipe-intro.tsx';
import { RecipeMeta } from '../../features/recipes/recipe-meta.tsx';
import { RecipeTip } from '../../features/recipes/recipe-tip.tsx';
import { RelatedRecipes } from '../../features/recipes/related-recipes.tsx';
import { firstReviews, RecipeReviews } from '../../features/reviews/recipe-reviews.tsx';
import { RecipeMethod } from './recipe-method.tsx';
import styles from './recipe-page.module.css';
import { useOwnNotes } from './use-own-notes.ts';
import { WaitingPlace } from './waiting-place.tsx';

type Related = { foods: CardRecipe[]; failure: Failure | null };

async function loadRelated(api: Client, food: RecipeDetailReply): Promise<Related> {
  const params = { recipeId: food._id, categoryId: food.category._id };
  const result = await api.cards.relatedRecipes({ params });
  if (result.ok) return { foods: result.data.recipe.map(toCard), failure: null };
  return { foods: [], failure: { status: result.status, code: result.code } };
}

/** The most of either that are given at once. */
const mostPosts = 50;

/** The first reviews, or null where they did not come: the recipe can be cooked without. */
async function loadReviews(
  api: Client,
  { _id }: RecipeDetailReply,
  limit: number,
): Promise<ReviewsReply | null> {
  const result = await api.listReviews({ params: { recipeId: _id }, query: { limit } });
  if (!result.ok) return null;
  const { reviews, summary, total, nextCursor } = result.data;
  return { reviews, summary, total, ...(nextCursor === undefined ? {} : { nextCursor }) };
}

/** The first questions, or null where they did not come. */
async function loadQuestions(
  api: Client,
  { _id }: RecipeDetailReply,
  limit: number,
): Promise<QuestionsReply | null> {
  const result = await api.listQuestions({ params: { recipeId: _id }, query: { limit } });
  if (!result.ok) return null;
  const { questions, total, nextCursor } = result.data;
  return { questions, total, ...(nextCursor === undefined ? {} : { nextCursor }) };
}

/** The tin that a recipe names: looked for before the page is drawn, so that no page brings what finds it. */
async function tinOf({ equipment = [], yield: made = '', stepList }: RecipeDetailReply) {
  try {
    const { findTin } = await import('#domain/kitchen/tins.ts');
    return findTin([...equipment, made, ...stepList]);
  } catch (error) {
    console.error('What finds a tin did not load', error);
    return null;
  }
}

/**
 * Loads a recipe and those like it; a slug from before a rename, or in capitals, leads to the present one. What is not there for everybody
 * may be the reader's own and wait for a look: the browser asks.
 */
async function loadRecipe({ context, params, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const slug = params.slug ?? '';
  const result = await api.getRecipe({ params: { slug: slug.toLowerCase() } });
  if (!result.ok) {
    if (result.code !== 'recipe_not_found') return failPageFor(result);
    return data(null, { status: 404 });
  }
  const { food } = result.data;
  const { search } = new URL(request.url);
  if (food.slug !== slug) throw redirect(paths.recipe(food.slug) + search, 301);
  const hasMore = hasMorePosts(search);
  const [related, reviews, questions, tin] = await Promise.all([
    loadRelated(api, food),
    loadReviews(api, food, hasMore ? mostPosts : firstReviews),
    loadQuestions(api, food, hasMore ? mostPosts : firstQuestions),
    tinOf(food),
  ]);
  return data({ food, tin, related, reviews, questions } as LoadedRecipe | null);
}

/** What the page is made from. */
export type LoadedRecipe = {
  food: RecipeDetailReply;
  tin: Tin | null;
  related: Related;
  reviews: ReviewsReply | null;
  questions: QuestionsReply | null;
};

/** A recipe to cook from. */
function RecipePage() {
  const loaded = useLoaderData<typeof loadRecipe>();
  if (!loaded) return <WaitingPlace />;
  return (
    <RecipeLanguageContext value={languageOf(loaded.food)}>
      <WholeRecipe {...loaded} />
    </RecipeLanguageContext>
  );
}

function WholeRecipe({ food, tin, related, reviews, questions }: LoadedRecipe) {
  const text = useText();
  const { notes, hasFailed } = useOwnNotes(food._id);
  useEffect(() => {
    if (related.failure) reportSilently(text, 'silent.related', related.failure);
  }, [related, text]);
  return (
    <Container className={styles.page} key={food._id}>
      <RecipeMeta food={food} />
      <article>
        <RecipeIntro food={food} />
        <RecipeMethod food={food} tin={tin} notes={notes}>
          <RecipeTip food={food} />
          <RecipeNutrition food={food} />
          <RecipeTags food={food} />
          <ReportLink
            kind="recipe"
            id={food._id}
            writerId={food.userId}
            label={text('reviews.report')}
            of={food.name}
          />
          <div className={styles.notes}>
            {notes?.section(linesOf(food))}
            {hasFailed && <p role="status">{text('notes.loadFailed')}</p>}
          </div>
        </RecipeMethod>
      </article>
      <RecipeReviews food={food} reviews={reviews} />
      <RecipeQuestions food={food} questions={questions} />
      <RelatedRecipes recipes={related.foods} />
    </Container>
  );
}

/** The ids of the lines on which there can be notes. */
function linesOf({ ingredientIds, ingredientHeadings = [], stepList, stepIds }: RecipeDetailReply) {
  return [
    ...ingredientIds.filter((_, index) => !ingredientHeadings.includes(index)),
    ...stepIds.filter((_, index) => !isMarkedHeading(stepList[index] ?? '')),
  ];
}

export { isRecipeStale as shouldRevalidate, loadRecipe as loader, RecipePage as Component };
