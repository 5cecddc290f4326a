import { type ReviewInputBody, type ReviewReply, reviewLimits } from '#contract/reviews.ts';
import {
  mayAnswerReview,
  mayDeleteReview,
  mayEditReview,
  mayReadHidden,
  mayReview,
  mayVoteReview,
} from '#domain/accounts/may.ts';
import { type ReviewContent, readReview } from '#domain/reviews/content.ts';
import { summarizeTally } from '#domain/reviews/summary.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import { readBase } from '#server/http/base.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newId } from '#server/ids.ts';
import { spendAsNew } from '#server/limits/as-new.ts';
import { orGiveBack } from '#server/limits/or-give-back.ts';
import { mustWait, stampOf, standingOf } from '#server/must-wait.ts';
import { noteOrigin } from '#server/note-origin.ts';
import { dropPhotos } from '#server/photo-files/drop-photos.ts';
import { refusePhotos } from '#server/photo-files/refuse-photos.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { withPage } from '#server/presenters/public-cook.ts';
import { presentReviews, presentReviewsBy, presentSummary } from '#server/presenters/review.ts';
import { refuseDeclined } from '#server/refuse-declined.ts';
import type { ReviewRow } from '#storage/features/reviews/rows.ts';
import type { Reader } from '#storage/port.ts';

type ReadHandlers = Pick<Handlers, 'listReviews' | 'getOwnReviews'>;
type WriteHandlers = Pick<Handlers, 'writeReview' | 'editReview'>;
type OtherHandlers = Pick<Handlers, 'deleteReview' | 'answerReview' | 'markHelpful'>;

const pageSize = 10;

/** What those say who made a recipe. */
export function reviewHandlers(deps: Deps): ReadHandlers & WriteHandlers & OtherHandlers {
  return { ...readHandlers(deps), ...writeHandlers(deps), ...otherHandlers(deps) };
}

function readHandlers(deps: Deps): ReadHandlers {
  const { reader, config } = deps;
  return {
    async listReviews({ params, query }) {
      const { sort = 'helpful', limit = pageSize, cursor } = query;
      const page = await reader.listReviews(params.recipeId, sort, limit, cursor);
      if (!page.of) throw new Refusal('recipe_not_found');
      const { rows, cooks, nextCursor } = page;
      const { recipe, tally } = page.of;
      const summary = summarizeTally(tally, recipe);
      const byId = new Map(cooks.map((cook) => [cook.id, cook]));
      const reviews = presentReviewsBy(byId, rows, recipe, config.photoBase);
      return {
        // Of who reviewed a listed one there is a page.
        reviews: recipe.unlisted ? await withPages(reader, reviews) : reviews,
        summary: presentSummary(summary, recipe),
        ...pageEnd({ total: summary.reviews, nextCursor }),
      };
    },

    async getOwnReviews({ params, actor }) {
      const recipe = await reader.findRecipe(params.recipeId);
      if (!recipe) throw new Refusal('recipe_not_found');
      const rows = await reader.listOwnReviews(actor.id, recipe.id);
      const answered = mayAnswerReview(actor, recipe)
        ? await reader.listHiddenAnswers(actor.id, recipe.id)
        : [];
      return {
        reviews: await presentReviews(rows, recipe, deps),
        helpful: await reader.listOwnVotes(actor.id, recipe.id),
        answered: await presentReviews(answered, recipe, deps),
      };
    },
  };
}

const withPages = (reader: Reader, reviews: readonly ReviewReply[]) =>
  Promise.all(
    reviews.map(async (review) => ({ ...review, cook: await withPage(reader, review.cook) })),
  );

/** Why a review was not written. */
const unwritten = {
  'no account': 'not_signed_in',
  missing: 'recipe_not_found',
  'own recipe': 'own_recipe',
  today: 'reviewed_today',
  'line gone': 'line_gone',
} as const;

function writeHandlers(deps: Deps): WriteHandlers {
  const { reader, writer, limits, now } = deps;
  const refuse = refusePhotos(deps.config.quota);
  return {
    async writeReview({ params, body, actor, text, ...asked }) {
      const recipe = await reader.findRecipe(params.recipeId);
      if (!recipe) throw new Refusal('recipe_not_found');
      if (!mayReview(actor, recipe)) throw new Refusal('own_recipe');
      await refuseDeclined(reader, actor, recipe.userId);
      const at = now();
      const content = contentOf(body, at, text);
      await limits.editPerAccount.spend(actor.id);
      const giveBack = await spendAsNew(deps, actor, 'reviewPerNewAccount');
      const standing = await standingOf(deps, actor);
      const wish = { id: newId(at), userId: actor.id, recipeId: recipe.id, at, ...standing };
      const outcome = await orGiveBack(giveBack, () =>
        writer.writeReview(wish, content).catch(refuse),
      );
      const isNew = outcome.kind === 'written' && outcome.isNew;
      await (isNew ? noteOrigin(deps, { ...wish, kind: 'review' }, asked) : giveBack());
      if (outcome.kind !== 'written') throw new Refusal(unwritten[outcome.kind]);
      return { review: await presentOne(deps, outcome.review) };
    },

    editReview: createEditReview(deps),
  };
}

/** Changes a review; nobody but its writer does. */
function createEditReview(deps: Deps): Handlers['editReview'] {
  const { reader, writer, limits, now } = deps;
  const refuse = refusePhotos(deps.config.quota);
  return async ({ params, body, actor, text, ...asked }) => {
    const review = await findReview(deps, params.id, actor);
    if (!mayEditReview(actor, review)) throw new Refusal('review_not_yours');
    const recipe = await reader.findRecipe(review.recipeId);
    if (recipe) await refuseDeclined(reader, actor, recipe.userId);
    const at = now();
    const content = contentOf(body, at, text);
    await limits.editPerAccount.spend(actor.id);
    const base = readBase(body.baseUpdatedAt);
    const change = { at, base, waits: await mustWait(deps, actor) };
    const outcome = await writer.editReview(review.id, actor.id, content, change).catch(refuse);
    if (outcome.kind === 'missing') throw new Refusal('review_not_found');
    if (outcome.kind === 'stale') throw new Refusal('review_changed');
    if (outcome.kind === 'line gone') throw new Refusal('line_gone');
    await noteOrigin(deps, { kind: 'review', id: review.id, userId: actor.id }, asked);
    await dropPhotos(deps, outcome.freedPhotoIds, asked.log);
    return { review: await presentOne(deps, outcome.review) };
  };
}

function otherHandlers(deps: Deps): OtherHandlers {
  const { reader, writer, limits, now } = deps;
  return {
    async deleteReview({ params, actor, log }) {
      const review = await findReview(deps, params.id, actor);
      if (!mayDeleteReview(actor, review)) throw new Refusal('review_not_yours');
      const act = { at: now(), actorId: actor.id, act: 'delete-review' };
      const isOwn = review.userId === actor.id;
      const gone = await writer.deleteReview(review.id, isOwn ? null : act);
      if (!gone) throw new Refusal('review_not_found');
      await dropPhotos(deps, gone.photoIds, log);
      return {};
    },

    answerReview: createAnswerReview(deps),

    async markHelpful({ params, body, actor }) {
      const review = await findReview(deps, params.id, actor);
      if (!mayVoteReview(actor, review)) throw new Refusal('own_review');
      const recipe = await reader.findRecipe(review.recipeId);
      const of = recipe ? [recipe.userId, review.userId] : [review.userId];
      // A reader who was blocked since may take back the vote that they gave.
      if (body.helpful) await refuseDeclined(reader, actor, ...of);
      await limits.editPerAccount.spend(actor.id);
      const outcome = await writer.voteReview(review.id, actor.id, body.helpful, now());
      if (outcome.kind === 'no account') throw new Refusal('not_signed_in');
      if (outcome.kind === 'missing') throw new Refusal('review_not_found');
      if (outcome.kind === 'own review') throw new Refusal('own_review');
      return { helpful: outcome.helpful, count: outcome.count };
    },
  };
}

/** Answers a review as the author of its recipe, or takes that back. */
function createAnswerReview(deps: Deps): Handlers['answerReview'] {
  const { reader, writer, limits } = deps;
  return async ({ params, body: { text, base }, actor, ...asked }) => {
    const review = await findReview(deps, params.id, actor);
    const recipe = await reader.findRecipe(review.recipeId);
    if (!recipe) throw new Refusal('review_not_found');
    if (!mayAnswerReview(actor, recipe)) throw new Refusal('not_yours');
    const isTakenBack = text === '';
    if (!isTakenBack) await refuseDeclined(reader, actor, review.userId);
    await limits.editPerAccount.spend(actor.id);
    const wish = { userId: actor.id, text, base, ...(await stampOf(deps, actor)) };
    const outcome = await writer.answerReview(review.id, wish);
    if (outcome.kind === 'no account') throw new Refusal('not_signed_in');
    if (outcome.kind === 'missing') throw new Refusal('review_not_found');
    if (outcome.kind === 'stale') {
      const data = { review: await presentOne(deps, outcome.review) };
      throw new Refusal('answer_changed', { data });
    }
    const origin = { kind: 'review-answer', id: review.id, userId: actor.id } as const;
    if (!isTakenBack) await noteOrigin(deps, origin, asked);
    return { review: await presentOne(deps, outcome.review) };
  };
}

type Actor = { readonly id: string; readonly role: number };

/** One that is hidden is not there for others. */
async function findReview({ reader }: Deps, id: string, actor: Actor): Promise<ReviewRow> {
  const review = await reader.findReview(id);
  if (!review || (review.hidden && !mayReadHidden(actor, review)))
    throw new Refusal('review_not_found');
  return review;
}

async function presentOne(deps: Deps, row: ReviewRow) {
  const recipe = await deps.reader.findRecipe(row.recipeId);
  const [review] = recipe ? await presentReviews([row], recipe, deps) : [];
  if (!review) throw new Refusal('review_not_found');
  return review;
}

function contentOf(body: ReviewInputBody, at: number, text: Text): ReviewContent {
  const read = readReview(body, at);
  if ('content' in read) return read.content;
  const field = read.fault;
  const values = { field: fieldLabel(field, text), limit: reviewLimits.changes };
  throw new Refusal('field_invalid', { field, values });
}
