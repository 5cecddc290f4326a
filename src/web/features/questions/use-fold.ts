import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { QuestionReply } from '#contract/questions.ts';
import { useApi } from '#web/data/api.ts';
import { focusTitle } from '#web/forms/focus-title.ts';
import { useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import type { Questions } from './use-questions.ts';

/** Puts a question with an answer into the tips of the recipe, or takes it back into the list. */
export function useFold(question: QuestionReply, questions: Questions) {
  const api = useApi();
  const text = useText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const send = async (body: { folded: boolean; answerId?: string }) => {
    if (busy) return;
    setBusy(true);
    const result = await api.foldQuestion({ params: { id: question._id }, body });
    setBusy(false);
    if (!result.ok) return void showError(result.message || text('questionForm.failed'), 'act');
    showSuccess(text(body.folded ? 'questionForm.folded' : 'questionForm.unfolded'), 'act');
    // The page shows the tips.
    if (body.folded) void revalidate();
    await questions.loadAll();
    focusTitle('questions');
  };
  return {
    busy,
    fold: (answerId: string) => void send({ folded: true, answerId }),
    unfold: () => void send({ folded: false }),
  };
}
