import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { Hidden } from './posts.ts';

/** How questions may be sorted. */
export const questionSorts = ['answered', 'newest'] as const;
export type QuestionSort = (typeof questionSorts)[number];

export const questionLimits = {
  least: 10,
  text: 1_000,
  page: 50,
  /** So many people answer a question; the author of the recipe always may. */
  answers: 30,
} as const;

const post = {
  _id: Type.String(),
  cook: CookName,
  text: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  hidden: Hidden,
};

const Answer = Type.Object({
  ...post,
  byAuthor: Type.Optional(
    Type.Boolean({ description: 'Its writer is the author of the recipe; absent where not' }),
  ),
});
export type AnswerReply = Static<typeof Answer>;

/** A question on a recipe with its answers, that of the recipe's author first. */
const Question = Type.Object({
  ...post,
  folded: Type.Optional(
    Type.Boolean({ description: 'It stands in the tips of the recipe, and in no list' }),
  ),
  answers: Type.Array(Answer),
});
export type QuestionReply = Static<typeof Question>;

const Questions = Success({ questions: Type.Array(Question), ...pageEnd });
export type QuestionsReply = Omit<Static<typeof Questions>, 'success' | 'message'>;

const ofRecipe = Type.Object({ recipeId: Type.String() });
const ofPost = Type.Object({ id: Type.String() });

const questionText = Text({ min: questionLimits.least, max: questionLimits.text });
const answerText = Text({ max: questionLimits.text });
const base = Type.Optional(Type.String({ maxLength: 100 }));

const writeErrors = ['not_signed_in', 'too_many_tries', 'bad_request', ...fieldErrors] as const;

export const listQuestions = defineCall({
  method: 'GET',
  path: '/api/v1/recipe-questions/:recipeId',
  feature: 'questions',
  summary: 'Questions on a recipe: those that its author answered first, or the newest',
  who: 'anyone',
  params: ofRecipe,
  query: Type.Object({
    sort: Type.Optional(Type.Enum([...questionSorts])),
    ...pageQuery(questionLimits.page),
  }),
  status: 200,
  reply: Questions,
  errors: ['recipe_not_found', 'bad_cursor', 'bad_request'],
});

export const getOwnQuestions = defineCall({
  method: 'GET',
  path: '/api/v1/recipe-questions/:recipeId/mine',
  feature: 'questions',
  summary:
    'The questions that the signed-in person asked on a recipe and those they answered; its author is told those in the tips too',
  who: 'user',
  params: ofRecipe,
  status: 200,
  reply: Success({
    asked: Type.Array(Question),
    answered: Type.Array(Question),
    folded: Type.Array(Question),
  }),
  errors: ['not_signed_in', 'recipe_not_found'],
});

export const askQuestion = defineCall({
  method: 'POST',
  path: '/api/v1/recipe-questions/:recipeId',
  feature: 'questions',
  summary: 'Ask about a recipe; sent again with the same words it answers with the first',
  who: 'user',
  params: ofRecipe,
  body: { kind: 'json', schema: Type.Object({ text: questionText }) },
  status: 201,
  reply: Success({ question: Question }),
  errors: [...writeErrors, 'recipe_not_found', 'declined'],
});

export const editQuestion = defineCall({
  method: 'PUT',
  path: '/api/v1/questions/:id',
  feature: 'questions',
  summary: 'Change a question of yours; refused where it is no longer the one of baseUpdatedAt',
  who: 'user',
  params: ofPost,
  body: { kind: 'json', schema: Type.Object({ text: questionText, baseUpdatedAt: base }) },
  status: 200,
  reply: Success({ question: Question }),
  errors: [
    ...writeErrors,
    'question_not_found',
    'question_not_yours',
    'question_changed',
    'declined',
  ],
});

export const deleteQuestion = defineCall({
  method: 'DELETE',
  path: '/api/v1/questions/:id',
  feature: 'questions',
  summary: 'Delete a question: its writer, or an admin',
  who: 'user',
  params: ofPost,
  status: 200,
  reply: Success({}),
  errors: ['not_signed_in', 'question_not_found', 'question_not_yours'],
});

export const foldQuestion = defineCall({
  method: 'PUT',
  path: '/api/v1/questions/:id/folded',
  feature: 'questions',
  summary:
    'Put a question and an answer behind the tips of your recipe and out of the list, or take it back into the list',
  who: 'user',
  params: ofPost,
  body: {
    kind: 'json',
    schema: Type.Object({
      folded: Type.Boolean(),
      answerId: Type.Optional(
        Type.String({ maxLength: 100, description: 'Without it the first answer' }),
      ),
    }),
  },
  status: 200,
  reply: Success({ question: Question }),
  errors: [
    ...writeErrors,
    'question_not_found',
    'answer_not_found',
    'not_yours',
    'question_unanswered',
    'tip_full',
  ],
});

export const answerQuestion = defineCall({
  method: 'POST',
  path: '/api/v1/questions/:id/answers',
  feature: 'questions',
  summary: 'Answer a question, once; sent again with the same words it answers with the first',
  who: 'user',
  params: ofPost,
  body: { kind: 'json', schema: Type.Object({ text: answerText }) },
  status: 201,
  reply: Success({ question: Question }),
  errors: [...writeErrors, 'question_not_found', 'answered_already', 'question_full', 'declined'],
});

export const editAnswer = defineCall({
  method: 'PUT',
  path: '/api/v1/answers/:id',
  feature: 'questions',
  summary: 'Change an answer of yours; refused where it is no longer the one of baseUpdatedAt',
  who: 'user',
  params: ofPost,
  body: { kind: 'json', schema: Type.Object({ text: answerText, baseUpdatedAt: base }) },
  status: 200,
  reply: Success({ question: Question }),
  errors: [...writeErrors, 'answer_not_found', 'answer_not_yours', 'answer_changed', 'declined'],
});

export const deleteAnswer = defineCall({
  method: 'DELETE',
  path: '/api/v1/answers/:id',
  feature: 'questions',
  summary: 'Delete an answer: its writer, or an admin',
  who: 'user',
  params: ofPost,
  status: 200,
  reply: Success({}),
  errors: ['not_signed_in', 'answer_not_found', 'answer_not_yours'],
});
