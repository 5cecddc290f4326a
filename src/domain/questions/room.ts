import { questionLimits } from '#contract/questions.ts';

/** Whether a question with so many answers takes one more: from the author of the recipe always. */
export const hasRoom = (answers: number, isAuthor: boolean): boolean =>
  isAuthor || answers < questionLimits.answers;
