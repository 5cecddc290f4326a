import { useCallback, useEffect, useState } from 'react';
import type { QuestionReply, QuestionSort, QuestionsReply } from '#contract/questions.ts';
import { useApi } from '#web/data/api.ts';
import { useAsking } from '#web/data/use-asking.ts';

/** What concerns the reader: their questions, those they answered, and for an author those in the tips. */
type Own = Record<'asked' | 'answered' | 'folded', QuestionReply[]>;

const pageSize = 10;
const most = 50;

/** The questions on a recipe as they are read on and changed here, and what is the reader's own of them. */
export function useQuestions(
  recipeId: string,
  first: QuestionsReply | null,
  userId: string | null,
) {
  const { setShown, ...list } = useShown(recipeId, first);
  const { own, setOwn, loadOwn, hasOwnFailed } = useOwn(recipeId, userId);
  /** Shows a question as a write answered with it. */
  const put = (question: QuestionReply) => {
    const swap = (all: QuestionReply[]) =>
      all.map((one) => (one._id === question._id ? question : one));
    setShown((now) => now && { ...now, questions: swap(now.questions) });
    setOwn(
      (now) =>
        now && {
          ...{ asked: swap(now.asked), answered: swap(now.answered), folded: swap(now.folded) },
        },
    );
  };
  const loadAll = async () => {
    await Promise.all([list.load(), loadOwn()]);
  };
  return { ...list, own, loadOwn, loadAll, put, failed: list.failed || hasOwnFailed };
}

export type Questions = ReturnType<typeof useQuestions>;

function useShown(recipeId: string, first: QuestionsReply | null) {
  const api = useApi();
  const [shown, setShown] = useState(first);
  const [sort, setSort] = useState<QuestionSort>('answered');
  const { busy, failed, ask } = useAsking();
  const askFor = (query: { sort: QuestionSort; limit: number; cursor?: string }) =>
    ask(api.listQuestions({ params: { recipeId }, query }));
  /** The list from its start, as long as it is shown. */
  const load = async (by: QuestionSort = sort) => {
    const limit = Math.min(most, Math.max(pageSize, shown?.questions.length ?? 0));
    const page = await askFor({ sort: by, limit });
    if (!page) return;
    setShown(page);
    setSort(by);
  };
  const loadMore = async () => {
    if (busy) return;
    if (!shown?.nextCursor) return load();
    const page = await askFor({ sort, limit: pageSize, cursor: shown.nextCursor });
    if (!page) return;
    // An answer in between may have moved one from a page to the next.
    setShown((now) => {
      const before = now?.questions ?? [];
      const known = new Set(before.map(({ _id }) => _id));
      const more = page.questions.filter(({ _id }) => !known.has(_id));
      return { ...page, questions: [...before, ...more] };
    });
  };
  return { shown, setShown, sort, busy, failed, load, loadMore };
}

/** What concerns somebody logged in; nothing for others. */
function useOwn(recipeId: string, userId: string | null) {
  const api = useApi();
  const [own, setOwn] = useState<Own | null>(null);
  const [hasOwnFailed, setFailed] = useState(false);
  const loadOwn = useCallback(async () => {
    if (!userId) return null;
    const result = await api.getOwnQuestions({ params: { recipeId } });
    setFailed(!result.ok);
    if (!result.ok) return null;
    setOwn(result.data);
    return result.data;
  }, [api, recipeId, userId]);
  useEffect(() => void loadOwn(), [loadOwn]);
  return { own, setOwn, loadOwn, hasOwnFailed };
}
