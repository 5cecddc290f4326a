import { answerLimits } from '#contract/accounts.ts';
import { useText } from '#web/page/text.ts';
import { TextField } from '#web/ui/field.tsx';

type Props = {
  error: string | undefined;
  /** Whether the answer is chosen here: then it comes with advice. */
  isNew?: boolean;
  isOptional?: boolean;
};

/** The answer to the question about the favourite dish. */
export function AnswerField({ error, isNew = false, isOptional = false }: Props) {
  const text = useText();
  return (
    <TextField
      label={text('register.question')}
      note={isOptional ? text('newPassword.answerOptional') : undefined}
      hint={isNew ? text('register.answerAdvice') : undefined}
      error={error}
      name="answer"
      autoComplete="off"
      data-least={isNew ? answerLimits.min : undefined}
      data-limit={answerLimits.max}
      required={!isOptional}
    />
  );
}
