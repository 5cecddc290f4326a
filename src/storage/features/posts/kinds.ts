import { type SelectQueryBuilder, sql } from 'kysely';
import type { PostKind } from '#domain/posts/kinds.ts';
import type { Topic, WriteTools } from '../../define.ts';
import type { Db, TableName } from '../../schema.ts';
import { collectionTopics } from '../collections/topics.ts';
import { giveNameBack, handlesOf } from '../cooks/hidden-names.ts';
import { tellOfAnswer, tellOfQuestion } from '../questions/tell.ts';
import { takeFromTips } from '../questions/tips.ts';
import { presentRecipes } from '../recipes/reads.ts';
import { changedBy, shownOn } from '../reviews/operations.ts';
import { recountRating } from '../reviews/ratings.ts';
import { tellAuthor, tellOfReviewAnswer } from '../reviews/tell.ts';
import { endWait, endWaitOfAnswers } from './waiting.ts';

/** A post as an admin deals with it, whatever its kind; those of no recipe have nulls there. */
export type PostRecord = {
  id: string;
  user_id: string;
  text: string;
  hidden_at: number | null;
  hidden_reason: string | null;
  /** 1 where its writer deleted it while it was hidden. */
  withdrawn: number | null;
  recipe_id: string | null;
  recipe_name: string | null;
  recipe_slug: string | null;
};

// biome-ignore lint/suspicious/noExplicitAny: each kind is of other tables; what is selected is the same.
type PostQuery = SelectQueryBuilder<any, any, PostRecord>;

export type Kind = {
  /** Where `hidden_at` and `hidden_reason` are, and the column of the post's id. */
  table: TableName;
  key: string;
  /** Those that are there, hidden or not, in the order of the record's columns; with `isAway` also those that nobody could be shown now. */
  posts: (db: Db, isAway?: boolean) => PostQuery;
  /** Keeps others from what counts it until the transaction ends. */
  lock?: (tools: WriteTools, post: PostRecord) => Promise<void>;
  /** What comes back with it beside its row. */
  shown?: (tools: WriteTools, post: PostRecord, at: number) => Promise<void>;
  /** Counts anew what counts it, once it is hidden or restored; what visitors see change by that. */
  changed: (tools: WriteTools, post: PostRecord) => Promise<Topic[]>;
  /** Ends what of others goes with it, before it goes for good. */
  going?: (db: Db, id: string) => Promise<void>;
  /**
   * Tells those who hear of such a post and have not yet: nobody was, while it waited for a look. Of what is answered to something that its
   * writer has deleted nobody is told.
   */
  tell?: (db: Db, post: PostRecord, at: number) => Promise<void>;
};

const atRecipe = [
  'recipes.id as recipe_id',
  'recipes.name as recipe_name',
  'recipes.slug as recipe_slug',
] as const;
/** What a cook tells of themselves, behind the name that they had where it is hidden. */
export const saidByCook = sql<string>`
  case when name_before is null then '' else name_before || ' (@' || handle_before || ') ' end
  || coalesce(lines || ' ' || link, '')`;
/** For a kind that goes when its writer deletes it, hidden or not. */
const never = sql<number | null>`cast(null as integer)`;
/** For a post that stands at no recipe. */
const none = sql<string | null>`cast(null as text)`;

/** The recipes at which posts stand: those that are there, or also those that are taken away or wait. */
const recipesOf = (db: Db, isAway = false): ReturnType<typeof presentRecipes> =>
  isAway ? db.selectFrom('recipes') : presentRecipes(db);

/** The posts in a table that stand at recipes. All have the columns that are read here. */
const postsIn =
  (table: 'reviews' | 'review_answers' | 'questions'): Kind['posts'] =>
  (db, isAway) =>
    recipesOf(db, isAway)
      .innerJoin(`${table as 'reviews'} as said`, 'said.recipe_id', 'recipes.id')
      .select(['said.id', 'said.user_id', 'said.text'])
      .select(['said.hidden_at', 'said.hidden_reason', 'said.withdrawn'])
      .select(atRecipe);

/** Whose the recipe is at which something stands. */
async function authorOf(db: Db, { recipe_id: id }: PostRecord): Promise<string> {
  const recipe = db.selectFrom('recipes').select('user_id').where('id', '=', id);
  return (await recipe.executeTakeFirstOrThrow()).user_id;
}

/** Who wrote the review of this id, and whether they have deleted it. */
function writerOf(db: Db, id: string) {
  const review = db.selectFrom('reviews').select(['user_id', 'withdrawn']).where('id', '=', id);
  return review.executeTakeFirstOrThrow();
}

/** Every kind of post that can be hidden. Its reads leave out what is hidden, save for its writer. */
export const kinds: Record<PostKind, Kind> = {
  review: {
    table: 'reviews',
    key: 'id',
    posts: postsIn('reviews'),
    lock: ({ db, locks }, { recipe_id: id }) => locks.reviews(db, id ?? ''),
    changed: async ({ db }, { recipe_id: id, user_id: writerId }) =>
      changedBy(id ?? '', writerId, await recountRating(db, id ?? '')),
    tell: async (db, post, at) => {
      const review = { id: post.id, userId: post.user_id, recipeId: post.recipe_id ?? '' };
      await tellAuthor(db, review, await authorOf(db, post), at);
    },
    going: (db, id) => endWait(db, 'review-answer', id),
  },
  'review-answer': {
    table: 'review_answers',
    key: 'id',
    posts: postsIn('review_answers'),
    lock: ({ db, locks }, { recipe_id: id }) => locks.reviews(db, id ?? ''),
    changed: async ({ db }, { id, recipe_id: recipeId }) =>
      shownOn(recipeId ?? '', (await writerOf(db, id)).user_id),
    tell: async (db, post, at) => {
      const answer = { id: post.id, userId: post.user_id, recipeId: post.recipe_id ?? '' };
      const { user_id: writerId, withdrawn } = await writerOf(db, post.id);
      if (withdrawn === null) await tellOfReviewAnswer(db, answer, writerId, at);
    },
  },
  /** What a cook tells of themselves, and their name where that is hidden; their recipes and reviews stay. */
  cook: {
    table: 'profiles',
    key: 'user_id',
    posts: (db) =>
      db
        .selectFrom('profiles')
        .select(['user_id as id', 'user_id'])
        .select(saidByCook.as('text'))
        .select(['hidden_at', 'hidden_reason', never.as('withdrawn')])
        .select([none.as('recipe_id'), none.as('recipe_name'), none.as('recipe_slug')]),
    lock: ({ db, locks }, { user_id: id }) => locks.person(db, id),
    shown: ({ db }, { user_id: id }, at) => giveNameBack(db, id, at),
    changed: async ({ db }, { user_id: id }) => [
      `person:${id}`,
      // Searches find recipes by how their cook is called.
      'recipes',
      ...(await handlesOf(db, id)).map((handle): Topic => `handle:${handle}`),
    ],
  },
  question: {
    table: 'questions',
    key: 'id',
    posts: postsIn('questions'),
    lock: ({ db, locks }, { recipe_id: id }) => locks.recipe(db, id ?? ''),
    changed: async (tools, { id: questionId, recipe_id: id }) => [
      `questions:${id}`,
      ...(await takeFromTips(tools, { questionId })),
    ],
    tell: async (db, post, at) => {
      const question = { id: post.id, userId: post.user_id, recipeId: post.recipe_id ?? '' };
      await tellOfQuestion(db, question, await authorOf(db, post), at);
    },
    going: endWaitOfAnswers,
  },
  answer: {
    table: 'answers',
    key: 'id',
    posts: (db, isAway) =>
      recipesOf(db, isAway)
        .innerJoin('questions', 'questions.recipe_id', 'recipes.id')
        .innerJoin('answers', 'answers.question_id', 'questions.id')
        .select(['answers.id', 'answers.user_id', 'answers.text'])
        .select(['answers.hidden_at', 'answers.hidden_reason', 'answers.withdrawn'])
        .select(atRecipe),
    lock: ({ db, locks }, { recipe_id: id }) => locks.recipe(db, id ?? ''),
    changed: async (tools, { id: answerId, recipe_id: id }) => [
      `questions:${id}`,
      ...(await takeFromTips(tools, { answerId })),
    ],
    tell: async (db, post, at) => {
      const answer = { id: post.id, userId: post.user_id, recipeId: post.recipe_id ?? '' };
      const question = await db
        .selectFrom('answers')
        .innerJoin('questions', 'questions.id', 'answers.question_id')
        .select(['questions.id', 'questions.user_id as userId'])
        .where('answers.id', '=', post.id)
        .where('questions.withdrawn', 'is', null)
        .executeTakeFirst();
      if (question) await tellOfAnswer(db, answer, question, at);
    },
  },
  collection: {
    table: 'collections',
    key: 'id',
    // One that is private is posted nowhere, though it may have been.
    posts: (db, isAway = false) =>
      db
        .selectFrom('collections')
        .$if(!isAway, (shared) => shared.where('visibility', '<>', 'private'))
        .select(['collections.id', 'collections.user_id'])
        .select(sql<string>`name || ' ' || description`.as('text'))
        .select(['collections.hidden_at', 'collections.hidden_reason', 'collections.withdrawn'])
        .select([none.as('recipe_id'), none.as('recipe_name'), none.as('recipe_slug')]),
    lock: ({ db, locks }, { user_id: id }) => locks.person(db, id),
    changed: async (_tools, { id, user_id: userId }) => collectionTopics(id, userId),
  },
};

/** The hidden posts of some kinds, each with its kind. */
export function hiddenPosts(db: Db, wanted: readonly PostKind[]) {
  const [first, ...others] = wanted.map((kind) =>
    db
      .selectFrom(kinds[kind].posts(db).as('post'))
      .selectAll()
      .select(sql.lit<PostKind>(kind).as('kind'))
      // Neither of somebody who is leaving, nor waiting for a look; of all that is hidden there is an index.
      .where('hidden_reason', '<>', '')
      .where('hidden_at', 'is not', null),
  );
  if (!first) throw new Error('No kind of post is asked for');
  return others.reduce((all, next) => all.unionAll(next), first);
}
