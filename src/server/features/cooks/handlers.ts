import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';

/** The public side of an account. */
export function cookHandlers({ reader }: Deps): Pick<Handlers, 'getCook'> {
  return {
    async getCook({ params }) {
      const user = await reader.findUser(params.id);
      if (!user) throw new Refusal('user_not_found');
      const { total } = await reader.listRecipes({ userId: user.id }, 1);
      const followers = await reader.countFollowers(user.id);
      return { cook: { _id: user.id, name: user.name, recipes: total, followers } };
    },
  };
}
