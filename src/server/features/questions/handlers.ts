import { mayDeleteQuestion, mayEditQuestion, mayFoldQuestion } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newId } from '#server/ids.ts';
import { spendAsNew } from '#server/limits/as-new.ts';
import { stampOf } from '#server/must-wait.ts';
import { noteOrigin } from '#server/note-origin.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { presentQuestions } from '#server/presenters/question.ts';
import { refuseDeclined } from '#server/refuse-declined.ts';
import { answerHandlers } from './answers.ts';
import { changeOf, findQuestionFor, presentOne, refuseUnder } from './shared.ts';

type ReadHandlers = Pick<Handlers, 'listQuestions' | 'getOwnQuestions'>;
type WriteHandlers = Pick<Handlers, 'askQuestion' | 'editQuestion' | 'deleteQuestion'>;
type FoldHandlers = Pick<Handlers, 'foldQuestion'>;

const pageSize = 10;

/** What people ask on recipes, and what others answer. */
export function questionHandlers(deps: Deps) {
  return {
    ...readHandlers(deps),
    ...writeHandlers(deps),
    ...foldHandlers(deps),
    ...answerHandlers(deps),
  };
}

function readHandlers({ reader }: Deps): ReadHandlers {
  return {
    async listQuestions({ params, query }) {
      const recipe = await reader.findRecipe(params.recipeId);
      if (!recipe) throw new Refusal('recipe_not_found');
      const { sort = 'answered', limit = pageSize, cursor } = query;
      const page = await reader.listQuestions(recipe.id, sort, limit, cursor);
      return { questions: await presentQuestions(page.rows, reader), ...pageEnd(page) };
    },

    async getOwnQuestions({ params, actor }) {
      const recipe = await reader.findRecipe(params.recipeId);
      if (!recipe) throw new Refusal('recipe_not_found');
      const { asked, answered } = await reader.listOwnQuestions(actor.id, recipe.id);
      const isAuthor = mayFoldQuestion(actor, recipe);
      const folded = isAuthor ? await reader.listFoldedQuestions(recipe.id) : [];
      return {
        asked: await presentQuestions(asked, reader),
        answered: await presentQuestions(answered, reader),
        folded: await presentQuestions(folded, reader),
      };
    },
  };
}

const unasked = { 'no account': 'not_signed_in', missing: 'recipe_not_found' } as const;

/** Counts a question against what everybody may write and ask in a day, and a new account may ask; takes the latter two back with what it answers: a question sent again is one. */
async function spendQuestion(deps: Deps, actor: Actor): Promise<() => Promise<void>> {
  const { editPerAccount, questionPerAccount } = deps.limits;
  await editPerAccount.spend(actor.id);
  await questionPerAccount.spend(actor.id);
  const giveBack = await spendAsNew(deps, actor, 'questionPerNewAccount');
  return async () => {
    await questionPerAccount.giveBack(actor.id);
    await giveBack();
  };
}

function writeHandlers(deps: Deps): WriteHandlers {
  const { reader, writer, limits, now } = deps;
  return {
    async askQuestion({ params, body, actor, ...asked }) {
      const recipe = await reader.findRecipe(params.recipeId);
      if (!recipe) throw new Refusal('recipe_not_found');
      await refuseDeclined(reader, actor, recipe.userId);
      const giveBack = await spendQuestion(deps, actor);
      const { at, waits } = await stampOf(deps, actor);
      const asking = { userId: actor.id, recipeId: recipe.id, text: body.text };
      const wish = { id: newId(at), ...asking, at, waits };
      const outcome = await writer.askQuestion(wish);
      const isNew = outcome.kind === 'written' && outcome.isNew;
      if (!isNew) await giveBack();
      if (outcome.kind !== 'written') throw new Refusal(unasked[outcome.kind]);
      if (isNew) await noteOrigin(deps, { ...wish, kind: 'question' }, asked);
      return { question: await presentOne(deps, outcome.question) };
    },

    async editQuestion({ params, body, actor, ...asked }) {
      const question = await findQuestionFor(deps, params.id, actor);
      if (!mayEditQuestion(actor, question)) throw new Refusal('question_not_yours');
      await refuseUnder(reader, actor, question.recipeId);
      await limits.editPerAccount.spend(actor.id);
      const outcome = await writer.editQuestion(question.id, await changeOf(deps, actor, body));
      if (outcome.kind === 'missing') throw new Refusal('question_not_found');
      if (outcome.kind === 'stale') throw new Refusal('question_changed');
      await noteOrigin(deps, { kind: 'question', id: question.id, userId: actor.id }, asked);
      return { question: await presentOne(deps, outcome.question) };
    },

    async deleteQuestion({ params, actor }) {
      const question = await findQuestionFor(deps, params.id, actor);
      if (!mayDeleteQuestion(actor, question)) throw new Refusal('question_not_yours');
      const act = { at: now(), actorId: actor.id, act: 'delete-question' };
      const isOwn = question.userId === actor.id;
      const gone = await writer.deleteQuestion(question.id, isOwn ? null : act);
      if (!gone) throw new Refusal('question_not_found');
      return {};
    },
  };
}

function foldHandlers(deps: Deps): FoldHandlers {
  const { reader, writer, limits, now } = deps;
  return {
    async foldQuestion({ params, body, actor }) {
      const { id, recipeId } = await findQuestionFor(deps, params.id, actor);
      const recipe = await reader.findRecipe(recipeId);
      if (!recipe) throw new Refusal('question_not_found');
      if (!mayFoldQuestion(actor, recipe)) throw new Refusal('not_yours');
      await limits.editPerAccount.spend(actor.id);
      if (!body.folded) {
        const question = await writer.unfoldQuestion(id);
        if (!question) throw new Refusal('question_not_found');
        return { question: await presentOne(deps, question) };
      }
      const { answerId } = body;
      const outcome = await writer.foldQuestion(id, { answerId, at: now() });
      if (outcome.kind === 'missing') throw new Refusal('question_not_found');
      if (outcome.kind === 'full') throw new Refusal('tip_full');
      if (outcome.kind === 'unanswered') {
        throw new Refusal(answerId === undefined ? 'question_unanswered' : 'answer_not_found');
      }
      return { question: await presentOne(deps, outcome.question) };
    },
  };
}
