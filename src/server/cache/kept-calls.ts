import type { Call, ParamsOf, QueryOf, ReplyOf } from '#contract/define.ts';
import type { CallName, Calls } from '#contract/index.ts';
import type { Topic } from './data-version.ts';

/** Reading calls that are open to all; no other call can be kept. */
type OpenName = {
  [K in CallName]: Calls[K] extends { who: 'anyone'; method: 'GET' } ? K : never;
}[CallName];

type Asked<C extends Call> = { params: ParamsOf<C>; query: QueryOf<C> };

export type KeptCall<C extends Call = Call> = {
  /** What the reply is made from; null stands for one whose list came in slices. */
  topics(asked: Asked<C>, reply: ReplyOf<C> | null): Topic[];
  /** Whether each reply counts against the visitor's searches. */
  isCounted?: boolean;
};

const kept: { [K in OpenName]?: KeptCall<Calls[K]> } = {
  listCategories: { topics: () => [] },
  recentRecipes: { topics: () => ['recipes'] },
  listRecipes: {
    topics: ({ query: { category, userId } }) => {
      if (userId) return ['changed', `user:${userId}`];
      return category ? ['changed', `category:${category}`] : ['recipes'];
    },
  },
  getRecipe: { topics: (_asked, reply) => (reply ? [`recipe:${reply.food._id}`] : ['recipes']) },
  relatedRecipes: {
    topics: ({ params: { recipeId, categoryId } }) => [
      'changed',
      `recipe:${recipeId}`,
      `category:${categoryId}`,
    ],
  },
  getCook: { topics: ({ params: { id } }) => ['changed', `user:${id}`] },
  searchRecipes: { topics: () => ['recipes'], isCounted: true },
};

/** How a call's replies are kept, or null when they never are. */
export function keptCall(name: CallName): KeptCall | null {
  return (kept as Partial<Record<CallName, KeptCall>>)[name] ?? null;
}
