import { sql } from 'kysely';
import { composed } from '../../queries/composed.ts';
import { composedPages, type Order, type Page } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { presentRecipes } from '../recipes/reads.ts';
import type { AnswerRow, PostRow, QuestionRow, QuestionSort } from './rows.ts';

/** Questions on recipes that are there, hidden ones and those that were deleted then too. */
export function everyQuestion(db: Db) {
  return presentRecipes(db)
    .innerJoin('questions', 'questions.recipe_id', 'recipes.id')
    .selectAll('questions');
}

/** Those that their writers have not deleted. */
const presentQuestions = (db: Db) => everyQuestion(db).where('questions.withdrawn', 'is', null);

/** Answers to questions that are there, each with whether the author of the recipe wrote it; hidden ones too. */
function presentAnswers(db: Db) {
  return presentRecipes(db)
    .innerJoin('questions', 'questions.recipe_id', 'recipes.id')
    .innerJoin('answers', 'answers.question_id', 'questions.id')
    .where('answers.withdrawn', 'is', null)
    .where('questions.withdrawn', 'is', null)
    .selectAll('answers')
    .select(({ eb, ref }) => [
      'questions.id as asked_id',
      eb
        .case()
        .when('answers.user_id', '=', ref('recipes.user_id'))
        .then(1)
        .else(0)
        .end()
        .as('author'),
    ]);
}

type PostRecord = {
  id: string;
  recipe_id: string;
  user_id: string;
  text: string;
  hidden_at: number | null;
  hidden_reason: string | null;
  created_at: number;
  updated_at: number;
};

/** What questions and answers have in common, as the port speaks of it. */
export function toPost(record: PostRecord): PostRow {
  const { hidden_at: hiddenAt, hidden_reason: reason } = record;
  return {
    id: record.id,
    recipeId: record.recipe_id,
    userId: record.user_id,
    text: record.text,
    hidden: hiddenAt === null ? null : { reason: reason ?? '', at: Number(hiddenAt) },
    createdAt: Number(record.created_at),
    updatedAt: Number(record.updated_at),
  };
}

type QuestionRecord = PostRecord & { folded_at: number | null };

const answersTo = composed((db, questionIds: readonly string[], viewerId: string) =>
  presentAnswers(db)
    .where('answers.question_id', 'in', questionIds)
    .where(({ eb, or }) =>
      or([eb('answers.hidden_at', 'is', null), eb('answers.user_id', '=', viewerId)]),
    )
    .orderBy('author', 'desc')
    .orderBy('answers.created_at')
    .orderBy('answers.id'),
);

/** Questions with their answers; a hidden answer is told to its writer alone. */
async function withAnswers(
  db: Db,
  records: readonly QuestionRecord[],
  viewerId: string | null,
): Promise<QuestionRow[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const answers = await answersTo(db, ids, viewerId ?? '');
  const rows = answers.map(toAnswer);
  return records.map((record) => ({
    ...toPost(record),
    isFolded: record.folded_at !== null,
    answers: rows.filter(({ questionId }) => questionId === record.id),
  }));
}

type AnswerRecord = Awaited<ReturnType<ReturnType<typeof presentAnswers>['execute']>>[number];

const toAnswer = (record: AnswerRecord): AnswerRow => ({
  ...toPost(record),
  questionId: record.asked_id,
  byAuthor: Number(record.author) === 1,
});

/** What lists of a recipe have: neither what is hidden nor what stands in the tips. */
const listed = (db: Db, recipeId: string) =>
  everyQuestion(db)
    .where('questions.recipe_id', '=', recipeId)
    .where('questions.hidden_at', 'is', null)
    .where('questions.folded_at', 'is', null);

/** More milliseconds than a time has: what is ranked higher stands before all that is younger. */
const rankStep = sql.lit(10_000_000_000_000);

/**
 * A number that is higher the sooner a question stands in the list by `answered`: 2 where the author of the
 * recipe answered it, 1 where somebody else did, 0 where nobody has, and of equal ones the newest.
 */
const place = sql<number>`(
  coalesce((
    select max(case when answers.user_id = recipes.user_id then 2 else 1 end) from answers
    where answers.question_id = questions.id and answers.hidden_at is null
  ), 0) * ${rankStep} + questions.created_at
)`;

const orders: Record<QuestionSort, Order> = {
  answered: { list: 'answered', time: 'found.place', id: 'found.id' },
  newest: { list: 'questions', time: 'found.created_at', id: 'found.id' },
};

const pagesIn = (sort: QuestionSort) =>
  composedPages(orders[sort], (db, recipeId: string) => {
    const found = listed(db, recipeId).select(place.as('place')).as('found');
    return db.selectFrom(found).selectAll('found');
  });
const pages = { answered: pagesIn('answered'), newest: pagesIn('newest') };
const countOf = composed((db, recipeId: string) =>
  listed(db, recipeId)
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count')),
);

/** A page of the questions on a recipe that is there. */
export async function listQuestions(
  db: Db,
  recipeId: string,
  sort: QuestionSort,
  limit: number,
  cursor?: string,
): Promise<Page<QuestionRow>> {
  const { records, nextCursor } = await pages[sort](db, { limit, cursor }, recipeId);
  const isAll = cursor === undefined && nextCursor === null;
  const total = isAll ? records.length : Number((await countOf(db, recipeId))[0]?.count ?? 0);
  return { rows: await withAnswers(db, records, null), total, nextCursor };
}

/** A question on a recipe that is there, hidden or not, as the viewer is told it; or null. */
export async function findQuestion(
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<QuestionRow | null> {
  const record = await presentQuestions(db).where('questions.id', '=', id).executeTakeFirst();
  const [question] = record ? await withAnswers(db, [record], viewerId) : [];
  return question ?? null;
}

/** An answer to a question that is there, hidden or not; or null. */
export async function findAnswer(db: Db, id: string): Promise<AnswerRow | null> {
  const record = await presentAnswers(db).where('answers.id', '=', id).executeTakeFirst();
  return record ? toAnswer(record) : null;
}

/** Of what concerns one person on a recipe no more is told. */
const mostOwn = 50;

/** What the person asked on a recipe that is there and what they answered, newest first, with what is hidden of it. */
export async function listOwnQuestions(
  db: Db,
  userId: string,
  recipeId: string,
): Promise<{ asked: QuestionRow[]; answered: QuestionRow[] }> {
  const questions = presentQuestions(db)
    .where('questions.recipe_id', '=', recipeId)
    .orderBy('questions.created_at', 'desc')
    .orderBy('questions.id', 'desc')
    .limit(mostOwn);
  const asked = await questions.where('questions.user_id', '=', userId).execute();
  const answered = await questions
    .where('questions.user_id', '!=', userId)
    .where('questions.hidden_at', 'is', null)
    .where('questions.id', 'in', ({ selectFrom }) =>
      selectFrom('answers')
        .select('answers.question_id')
        .where('answers.user_id', '=', userId)
        .where('answers.recipe_id', '=', recipeId)
        .$narrowType<{ question_id: string }>(),
    )
    .execute();
  return {
    asked: await withAnswers(db, asked, userId),
    answered: await withAnswers(db, answered, userId),
  };
}

/** The questions that stand in the tips of a recipe, last put there first. */
export async function listFoldedQuestions(db: Db, recipeId: string): Promise<QuestionRow[]> {
  const records = await presentQuestions(db)
    .where('questions.recipe_id', '=', recipeId)
    .where('questions.hidden_at', 'is', null)
    .where('questions.folded_at', 'is not', null)
    .orderBy('questions.folded_at', 'desc')
    .orderBy('questions.id')
    .limit(mostOwn)
    .execute();
  return withAnswers(db, records, null);
}
