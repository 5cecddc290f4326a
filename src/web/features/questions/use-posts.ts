import type { AnswerReply, QuestionReply } from '#contract/questions.ts';
import { useApi } from '#web/data/api.ts';
import { keepDraft } from '#web/data/kept-draft.ts';
import { useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import type { Own, Questions } from './use-questions.ts';
import { useWords } from './use-words.ts';

const editKey = (kind: 'question' | 'answer', id: string, userId: string) =>
  `edit-${kind}:${id}@${userId}`;

/** The reader's answer to a question while it is typed. */
export function useAnswer(userId: string, question: QuestionReply, questions: Questions) {
  const api = useApi();
  const text = useText();
  const params = { id: question._id };
  const thatOf = (own: Own | null) =>
    [...(own?.asked ?? []), ...(own?.answered ?? [])].find(isThis(question));
  return useWords(`answer-to:${question._id}@${userId}`, async (typed) => {
    const result = await api.answerQuestion({ params, body: { text: typed.text } });
    if (result.ok) {
      showSuccess(text('questionForm.answered'), 'act');
      // It is shown as its form goes, and not beside it. What was read last counts: others may have answered meanwhile.
      questions.put(thatOf(await questions.loadOwn()) ?? result.data.question);
      return { ok: true };
    }
    if (result.code !== 'answered_already') return { ok: false, refused: result };
    const there = thatOf(await questions.loadOwn());
    const mine = there?.answers.find(({ cook }) => cook._id === userId);
    if (!there || !mine) return { ok: false, refused: result };
    // Their answer of another tab is there: what is typed becomes a change of it, by way of what the browser keeps.
    const change = { text: typed.text, base: mine.updatedAt };
    if (!keepDraft(editKey('answer', mine._id, userId), change))
      return { ok: false, refused: result };
    showError(result.message, 'act');
    questions.put(there);
    return { ok: true };
  });
}

const isThis =
  ({ _id }: { _id: string }) =>
  (one: { _id: string }) =>
    one._id === _id;

/** New words for what the reader asked or answered, while they are typed. */
export function useEdit(
  userId: string,
  kind: 'question' | 'answer',
  post: AnswerReply,
  questions: Questions,
) {
  const api = useApi();
  const text = useText();
  const params = { id: post._id };
  return useWords(editKey(kind, post._id, userId), async (typed) => {
    const body = { text: typed.text, baseUpdatedAt: typed.base };
    const result =
      kind === 'question'
        ? await api.editQuestion({ params, body })
        : await api.editAnswer({ params, body });
    if (result.ok) {
      showSuccess(text('questionForm.saved'), 'act');
      questions.put(result.data.question);
      return { ok: true };
    }
    if (result.code !== `${kind}_changed`) return { ok: false, refused: result };
    const own = await questions.loadOwn();
    const all = [...(own?.asked ?? []), ...(own?.answered ?? [])];
    const there = [...all, ...all.flatMap(({ answers }) => answers)].find(isThis(post));
    const base = there?.updatedAt ?? typed.base;
    return {
      ok: false,
      refused: result,
      words: text('questionForm.stale'),
      typed: { ...typed, base },
    };
  });
}
