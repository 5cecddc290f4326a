import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerReply } from '#contract/questions.ts';
import { useApi } from '#web/data/api.ts';
import { focusTitle } from '#web/forms/focus-title.ts';
import { useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import type { Questions } from './use-questions.ts';

type Props = {
  kind: 'question' | 'answer';
  post: AnswerReply;
  questions: Questions;
  isAsking: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a question or an answer is deleted. */
export function DeletePost({ kind, post, questions, isAsking, onOpenChange }: Props) {
  const api = useApi();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const isQuestion = kind === 'question';
  const shown = isQuestion ? 'questionForm.deleteText' : 'questionForm.deleteAnswerText';
  const onOk = async () => {
    setBusy(true);
    const params = { id: post._id };
    const result = await (isQuestion ? api.deleteQuestion : api.deleteAnswer)({ params });
    // At once: what lies behind a dialog takes no focus, and a dialog that closes later gives it back to what has gone.
    flushSync(() => {
      setBusy(false);
      onOpenChange(false);
    });
    if (!result.ok && result.code !== `${kind}_not_found`) {
      return void showError(result.message || text('questionForm.failed'), 'act');
    }
    showSuccess(text('questionForm.deleted'), 'act');
    await questions.loadAll();
    focusTitle('questions');
  };
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={onOpenChange}
      title={text(isQuestion ? 'questionForm.deleteTitle' : 'questionForm.deleteAnswerTitle')}
      okLabel={text('questionForm.delete')}
      cancelLabel={text('questionForm.cancel')}
      onOk={() => void onOk()}
      isUnderWay={busy}
    >
      {text(post.hidden?.reason ? 'questionForm.deleteHidden' : shown)}
    </ConfirmDialog>
  );
}
