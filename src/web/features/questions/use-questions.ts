import { useCallback } from 'react';
import type { QuestionReply, QuestionSort, QuestionsReply } from '#contract/questions.ts';
import { useApi } from '#web/data/api.ts';
import { useOwnOf } from '#web/data/use-own.ts';
import { useShownList } from '#web/data/use-shown-list.ts';
import { ownPosts } from '#web/lists/own-posts.ts';

/** What concerns the reader: their questions, those they answered, and for an author those in the tips. */
export type Own = Record<'asked' | 'answered' | 'folded', QuestionReply[]>;

/** The questions on a recipe as they are read on and changed here, and what is the reader's own of them. */
export function useQuestions(
  recipeId: string,
  first: QuestionsReply | null,
  userId: string | null,
) {
  const { setShown, ...list } = useShown(recipeId, first);
  const { own, setOwn, loadOwn, hasOwnFailed, why } = useOwn(recipeId, userId);
  const asked = ownPosts(own?.asked, list.shown?.questions, userId);
  /** Shows a question as a write answered with it. */
  const put = (question: QuestionReply) => {
    // What is on its way may be older.
    if (!own) void loadOwn();
    const swap = (all: QuestionReply[]) =>
      all.map((one) => (one._id === question._id ? question : one));
    setShown((now) => now && { ...now, questions: swap(now.questions) });
    setOwn(
      (now) =>
        now && {
          asked: swap(now.asked),
          answered: swap(now.answered),
          folded: swap(now.folded),
        },
    );
  };
  const loadAll = async () => {
    await Promise.all([list.load(), loadOwn()]);
  };
  // Why it is kept from the reader, the page's notes say.
  const failed = list.failed || (hasOwnFailed && !why);
  return { ...list, own, asked, loadOwn, loadAll, put, failed };
}

export type Questions = ReturnType<typeof useQuestions>;

function useShown(recipeId: string, first: QuestionsReply | null) {
  const api = useApi();
  return useShownList<QuestionsReply, QuestionReply, QuestionSort>({
    first,
    firstSort: 'answered',
    ask: (query) => api.listQuestions({ params: { recipeId }, query }),
    itemsOf: ({ questions }) => questions,
    withItems: (page, questions) => ({ ...page, questions }),
  });
}

/** What concerns somebody logged in; nothing for others. */
function useOwn(recipeId: string, userId: string | null) {
  const api = useApi();
  const ask = useCallback(() => api.getOwnQuestions({ params: { recipeId } }), [api, recipeId]);
  return useOwnOf<Own>(userId, ask);
}
