import { mayDeleteQuestion, mayEditQuestion, mayReadHidden } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Actor, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newId } from '#server/ids.ts';
import { stampOf } from '#server/must-wait.ts';
import { noteOrigin } from '#server/note-origin.ts';
import type { AnswerRow } from '#storage/features/questions/rows.ts';
import { changeOf, findQuestionFor, presentOne, refuseUnder } from './shared.ts';

type AnswerHandlers = Pick<Handlers, 'answerQuestion' | 'editAnswer' | 'deleteAnswer'>;

/** What people answer to questions on recipes. */
export function answerHandlers(deps: Deps): AnswerHandlers {
  const { reader, writer, limits, now } = deps;
  return {
    async answerQuestion({ params, body, actor, ...asked }) {
      const { id: questionId, recipeId, userId } = await findQuestionFor(deps, params.id, actor);
      await refuseUnder(reader, actor, recipeId, userId);
      await limits.editPerAccount.spend(actor.id);
      const { at, waits } = await stampOf(deps, actor);
      const wish = { id: newId(at), userId: actor.id, questionId, text: body.text, at, waits };
      const outcome = await writer.answerQuestion(wish);
      if (outcome.kind === 'no account') throw new Refusal('not_signed_in');
      if (outcome.kind === 'missing') throw new Refusal('question_not_found');
      if (outcome.kind === 'answered') throw new Refusal('answered_already');
      if (outcome.kind === 'full') throw new Refusal('question_full');
      if (outcome.isNew) await noteOrigin(deps, { ...wish, kind: 'answer' }, asked);
      return { question: await presentOne(deps, outcome.question) };
    },

    async editAnswer({ params, body, actor, ...asked }) {
      const answer = await findAnswerFor(deps, params.id, actor);
      if (!mayEditQuestion(actor, answer)) throw new Refusal('answer_not_yours');
      const question = await reader.findQuestion(answer.questionId, actor.id);
      await refuseUnder(reader, actor, answer.recipeId, ...(question ? [question.userId] : []));
      await limits.editPerAccount.spend(actor.id);
      const outcome = await writer.editAnswer(answer.id, await changeOf(deps, actor, body));
      if (outcome.kind === 'missing') throw new Refusal('answer_not_found');
      if (outcome.kind === 'stale') throw new Refusal('answer_changed');
      await noteOrigin(deps, { kind: 'answer', id: answer.id, userId: actor.id }, asked);
      return { question: await presentOne(deps, outcome.question) };
    },

    async deleteAnswer({ params, actor }) {
      const answer = await findAnswerFor(deps, params.id, actor);
      if (!mayDeleteQuestion(actor, answer)) throw new Refusal('answer_not_yours');
      const act = { at: now(), actorId: actor.id, act: 'delete-answer' };
      const isOwn = answer.userId === actor.id;
      const gone = await writer.deleteAnswer(answer.id, isOwn ? null : act);
      if (!gone) throw new Refusal('answer_not_found');
      return {};
    },
  };
}

/** The answer of an id; what is hidden is there for its writer and admins alone. */
async function findAnswerFor({ reader }: Deps, id: string, actor: Actor): Promise<AnswerRow> {
  const answer = await reader.findAnswer(id);
  if (!answer || (answer.hidden && !mayReadHidden(actor, answer))) {
    throw new Refusal('answer_not_found');
  }
  return answer;
}
