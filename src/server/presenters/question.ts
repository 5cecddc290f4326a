import type { AnswerReply, QuestionReply } from '#contract/questions.ts';
import type { AnswerRow, PostRow, QuestionRow } from '#storage/features/questions/rows.ts';
import type { Reader } from '#storage/port.ts';
import { presentCook } from './cook.ts';
import { findCooks } from './recipe.ts';
import { toTime } from './time.ts';

type Cooks = Awaited<ReturnType<typeof findCooks>>;

/** Questions with their answers as they are told, in their order, with the names of those who wrote them. */
export async function presentQuestions(
  rows: readonly QuestionRow[],
  reader: Pick<Reader, 'findUsers'>,
): Promise<QuestionReply[]> {
  if (rows.length === 0) return [];
  const cooks = await findCooks([...rows, ...rows.flatMap(({ answers }) => answers)], reader);
  return rows.map((row) => ({
    ...presentPost(row, cooks),
    ...(row.isFolded ? { folded: true } : {}),
    answers: row.answers.map((answer) => presentAnswer(answer, cooks)),
  }));
}

function presentAnswer(row: AnswerRow, cooks: Cooks): AnswerReply {
  return { ...presentPost(row, cooks), ...(row.byAuthor ? { byAuthor: true } : {}) };
}

function presentPost(row: PostRow, cooks: Cooks): AnswerReply {
  return {
    _id: row.id,
    cook: presentCook(row.userId, cooks.get(row.userId)),
    text: row.text,
    createdAt: toTime(row.createdAt),
    updatedAt: toTime(row.updatedAt),
    ...(row.hidden ? { hidden: { reason: row.hidden.reason } } : {}),
  };
}
