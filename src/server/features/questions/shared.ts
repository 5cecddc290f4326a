import type { QuestionReply } from '#contract/questions.ts';
import { mayReadHidden } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import { readBase } from '#server/http/base.ts';
import type { Actor } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { stampOf } from '#server/must-wait.ts';
import { presentQuestions } from '#server/presenters/question.ts';
import { refuseDeclined } from '#server/refuse-declined.ts';
import type { PostChange, QuestionRow } from '#storage/features/questions/rows.ts';

/** The question of an id; what is hidden is there for its writer and admins alone. */
export async function findQuestionFor(
  { reader }: Pick<Deps, 'reader'>,
  id: string,
  actor: Actor,
): Promise<QuestionRow> {
  const question = await reader.findQuestion(id, actor.id);
  if (!question || (question.hidden && !mayReadHidden(actor, question))) {
    throw new Refusal('question_not_found');
  }
  return question;
}

/** Refuses what somebody would write under a recipe whose author blocked them, or to somebody else who did. */
export async function refuseUnder(
  reader: Deps['reader'],
  actor: Actor,
  recipeId: string,
  ...others: readonly string[]
): Promise<void> {
  const recipe = await reader.findRecipe(recipeId);
  await refuseDeclined(reader, actor, ...others, ...(recipe ? [recipe.userId] : []));
}

/** A question as a write answers with it. */
export async function presentOne(
  { reader }: Pick<Deps, 'reader'>,
  row: QuestionRow,
): Promise<QuestionReply> {
  const [question] = await presentQuestions([row], reader);
  if (!question) throw new Refusal('question_not_found');
  return question;
}

/** How somebody changes what they wrote. */
export async function changeOf(
  deps: Deps,
  actor: Actor,
  body: { text: string; baseUpdatedAt?: string },
): Promise<PostChange> {
  const stamp = await stampOf(deps, actor);
  return { userId: actor.id, text: body.text, base: readBase(body.baseUpdatedAt), ...stamp };
}
