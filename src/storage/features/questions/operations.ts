import { nothing, read, type Topic, type Topics, write } from '../../define.ts';
import { recipeTopics } from '../recipes/operations.ts';
import { answerQuestion, deleteAnswer, editAnswer } from './answers.ts';
import { foldQuestion, unfoldQuestion } from './fold.ts';
import { listAskedQuestions, listGivenAnswers } from './own-words.ts';
import { askQuestion, deleteQuestion, editQuestion } from './questions.ts';
import {
  findAnswer,
  findQuestion,
  listFoldedQuestions,
  listOwnQuestions,
  listQuestions,
} from './reads.ts';
import type { EditPostOutcome, Gone, PostRow } from './rows.ts';

/** What is told of a recipe's questions depends on these, and on whether the recipe is there. */
const topicsOf = (recipeId: string): Topic[] => [`questions:${recipeId}`, `recipe:${recipeId}`];

/** What a write that failed may have changed all the same, where the recipe is not known. */
const anyQuestion: Topics = 'everything';

const ofPost = (post: Pick<PostRow, 'recipeId'>): Topic[] => [`questions:${post.recipeId}`];

function ofEdit(outcome: EditPostOutcome | undefined): Topics {
  if (!outcome) return anyQuestion;
  if (outcome.kind !== 'edited') return nothing;
  return [...ofPost(outcome.question), ...(outcome.topics ?? [])];
}

function ofDeletion(post: Gone<Pick<PostRow, 'recipeId'>> | null | undefined): Topics {
  if (post === undefined) return anyQuestion;
  return post ? [...ofPost(post), ...post.topics] : nothing;
}

/** What people ask on recipes, and what others answer. */
export const questionOperations = {
  /**
   * By `answered` those that the author of the recipe answered first, then those that somebody did, by `newest`
   * the newest; of recipes that are there, without what is hidden and what stands in the tips.
   */
  listQuestions: read(listQuestions, { madeFrom: (_page, recipeId) => topicsOf(recipeId) }),
  /** Asked before somebody changes it; what visitors see comes from lists. */
  findQuestion: read(findQuestion, { madeFrom: 'private' }),
  findAnswer: read(findAnswer, { madeFrom: 'private' }),
  /** What the person asked on a recipe that is there and what they answered, with what is hidden of it. */
  listOwnQuestions: read(listOwnQuestions, { madeFrom: 'private' }),
  /** For the author of the recipe: what stands in its tips. */
  listFoldedQuestions: read(listFoldedQuestions, { madeFrom: 'private' }),
  /** Everything that the person asked, with what is left of the recipe, oldest first. */
  listAskedQuestions: read(listAskedQuestions, { where: 'reader', madeFrom: 'private' }),
  /** Everything that the person answered, with what is left of recipe and question, oldest first. */
  listGivenAnswers: read(listGivenAnswers, { where: 'reader', madeFrom: 'private' }),

  /** The same words of the same person sent again within a day answer with the question that is there. */
  askQuestion: write(askQuestion, {
    changes: (outcome, { recipeId }) =>
      !outcome || (outcome.kind === 'written' && outcome.isNew) ? ofPost({ recipeId }) : nothing,
  }),
  /** Of its writer alone; stale where it was changed since. */
  editQuestion: write(editQuestion, { changes: ofEdit }),
  /** The question that went; null when it was not there. */
  deleteQuestion: write(deleteQuestion, { changes: ofDeletion }),
  /** One of each person; the same words sent again within a day answer with what is there. */
  answerQuestion: write(answerQuestion, {
    changes(outcome) {
      if (!outcome) return anyQuestion;
      return outcome.kind === 'written' && outcome.isNew ? ofPost(outcome.question) : nothing;
    },
  }),
  /** Of its writer alone; stale where it was changed since. */
  editAnswer: write(editAnswer, { changes: ofEdit }),
  /** The answer that went; null when it was not there. */
  deleteAnswer: write(deleteAnswer, { changes: ofDeletion }),
  /** Changes the tip of the recipe in the same step; twice it is one line of the tip. */
  foldQuestion: write(foldQuestion, {
    changes(outcome) {
      if (!outcome) return anyQuestion;
      if (outcome.kind !== 'folded' || !outcome.isNew) return nothing;
      return [...ofPost(outcome.question), ...recipeTopics(outcome.recipe)];
    },
  }),
  /** The question, in the list again; null when it is not there. The tip stays. */
  unfoldQuestion: write(unfoldQuestion, {
    changes: (post) => (post ? ofPost(post) : post === undefined ? anyQuestion : nothing),
  }),
};
