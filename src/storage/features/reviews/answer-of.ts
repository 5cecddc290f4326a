import { expressionBuilder } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { ReviewRow } from './rows.ts';

/** What a review is told with of what the recipe's author answers. */
export const answerColumns = [
  'review_answers.text as answer',
  'review_answers.updated_at as answered_at',
  'review_answers.hidden_at as answer_hidden_at',
  'review_answers.hidden_reason as answer_hidden_reason',
] as const;

/** The same where they have been read; nulls where there is no answer for the viewer. */
export type AnswerRecord = {
  answer: string | null;
  answered_at: number | null;
  answer_hidden_at: number | null;
  answer_hidden_reason: string | null;
};

const where = expressionBuilder<Schema, 'review_answers'>();
const isShown = where('review_answers.hidden_at', 'is', null);

/** Whether an answer that a query knows is hidden from nobody, or the viewer's own, who has not taken it back. */
export const isAnswerFor = (viewerId: string | null) =>
  viewerId === null
    ? isShown
    : where.or([
        isShown,
        where.and([
          where('review_answers.user_id', '=', viewerId),
          where('review_answers.withdrawn', 'is', null),
        ]),
      ]);

/** The answer as the port speaks of it. */
export function toAnswer(record: AnswerRecord): ReviewRow['answer'] {
  const { answer: text, answered_at: at } = record;
  if (text === null) return null;
  const hidden = hidingOf(record.answer_hidden_at, record.answer_hidden_reason);
  return { text, at: Number(at), hidden };
}

/** When and why something was hidden, as the port speaks of it. */
export const hidingOf = (at: number | null, reason: string | null) =>
  at === null ? null : { reason: reason ?? '', at: Number(at) };
