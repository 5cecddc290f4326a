import type { QuestionsReply } from '#contract/questions.ts';
import { useText } from '#web/page/text.ts';

/** How many questions there are, or what there could be. */
export function Total({ total }: Pick<QuestionsReply, 'total'>) {
  const text = useText();
  if (total > 0) return <p>{text('questions.total', { n: total })}</p>;
  return (
    <p>
      <strong>{text('questions.none')}</strong> {text('questions.noneHint')}
    </p>
  );
}
