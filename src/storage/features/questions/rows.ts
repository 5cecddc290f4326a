import type { Topic } from '../../define.ts';

/** What questions and answers have in common. */
export type PostRow = {
  id: string;
  recipeId: string;
  userId: string;
  text: string;
  /** Why and when an admin has hidden it; null where nobody has. */
  hidden: { reason: string; at: number } | null;
  createdAt: number;
  updatedAt: number;
};

/** An answer as the port speaks of it. */
export type AnswerRow = PostRow & {
  questionId: string;
  /** Its writer is the author of the recipe. */
  byAuthor: boolean;
};

/** A question with its answers, that of the recipe's author first, then the oldest. */
export type QuestionRow = PostRow & { isFolded: boolean; answers: AnswerRow[] };

/** What was deleted, and what visitors see change beside it. */
export type Gone<Post> = Post & { topics: Topic[] };

/** What comes first in a list. */
export type QuestionSort = 'answered' | 'newest';

/** Who asks on which recipe, or answers which question, and when. */
export type NewQuestion = {
  id: string;
  userId: string;
  recipeId: string;
  text: string;
  at: number;
  /** Whether a moderator looks at it before others see it. */
  waits?: boolean;
};
export type NewAnswer = {
  id: string;
  userId: string;
  questionId: string;
  text: string;
  at: number;
  waits?: boolean;
};

/** New words for what the person wrote, and when they last saw it change. */
export type PostChange = {
  userId: string;
  text: string;
  at: number;
  base: number | undefined;
  /** Whether a moderator looks at it before others see it. */
  waits?: boolean;
};

export type AskOutcome =
  /** Also where the same was sent before; then nothing is written. */
  | { kind: 'written'; question: QuestionRow; isNew: boolean }
  | { kind: 'missing' }
  /** The account of who writes has gone meanwhile. */
  | { kind: 'no account' };

export type AnswerOutcome =
  | AskOutcome
  /** Another one of the person is there. */
  | { kind: 'answered' }
  | { kind: 'full' };

export type EditPostOutcome =
  /** With what visitors see change beside it. */
  | { kind: 'edited'; question: QuestionRow; topics?: readonly Topic[] }
  | { kind: 'stale' }
  | { kind: 'missing' };

/** Which answer goes into the tips: the first where none is named. */
export type FoldWish = { answerId: string | undefined; at: number };
