import { mayReadUser } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import { type Handlers, RecipesAnswer } from '#server/handler.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { Refusal } from '#server/refusal.ts';
import { createLogin } from './login.ts';
import { presentUser } from './present-user.ts';
import { createRegister } from './register.ts';
import { createResetByLink, createResetPassword } from './reset-password.ts';
import { createWatch } from './watch-tries.ts';

type AccountHandlers = Pick<
  Handlers,
  'register' | 'login' | 'resetPassword' | 'resetByLink' | 'logout' | 'whoAmI' | 'getUser'
>;

/** Opening an account, sessions, and reading one's own account. */
export function accountHandlers(deps: Deps): AccountHandlers {
  const { reader, writer, text, config } = deps;
  const watched = createWatch(deps);
  const present = createRecipePresenter(config.photoBase);
  return {
    register: watched('register', createRegister(deps)),
    login: watched('login', createLogin(deps)),
    resetPassword: watched('resetPassword', createResetPassword(deps)),
    resetByLink: watched('resetByLink', createResetByLink(deps)),

    async logout({ actor }) {
      await writer.deleteSession(actor.tokenHash);
      return { message: text('logout.done') };
    },

    async whoAmI({ actor }) {
      return { user: presentUser(actor) };
    },

    async getUser({ params, actor }) {
      if (!mayReadUser(actor, params.userId)) throw new Refusal('not_you');
      const user = params.userId === actor.id ? actor : await reader.findUser(params.userId);
      if (!user) throw new Refusal('user_not_found');
      return new RecipesAnswer({
        list: 'savedRecipes',
        ids: await reader.listSavedIds(user.id),
        load: async (ids) => (await reader.findRecipes(ids)).map(present.withCategoryId),
        rest: { user: { ...presentUser(user), savedRecipes: [] } },
      });
    },
  };
}
