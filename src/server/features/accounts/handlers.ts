import { mayReadUser } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { LastingItems } from '#server/kept/lasting-items.ts';
import { topicsOf } from '#server/kept/made-from.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { createConfirmNewPassword } from './confirm-new-password.ts';
import { createLogin } from './login.ts';
import { presentUser } from './present-user.ts';
import { createRegister } from './register.ts';
import { createResetByLink, createResetPassword } from './reset-password.ts';
import { createWatch } from './watch-tries.ts';

type AccountHandlers = Pick<
  Handlers,
  | 'register'
  | 'login'
  | 'resetPassword'
  | 'resetByLink'
  | 'confirmNewPassword'
  | 'logout'
  | 'whoAmI'
  | 'getUser'
>;

/** So many recipes are read at a time. */
const slice = 50;
/** Recipes that people have saved take this part of what kept replies take, beside those. */
const partOfCache = 1 / 8;

/** Opening an account, sessions, and reading one's own account. */
export function accountHandlers(deps: Deps): AccountHandlers {
  const { reader, writer } = deps;
  const watched = createWatch(deps);
  const recipesIn = readSavedRecipes(deps);
  return {
    register: watched('register', createRegister(deps)),
    login: watched('login', createLogin(deps)),
    resetPassword: watched('resetPassword', createResetPassword(deps)),
    resetByLink: watched('resetByLink', createResetByLink(deps)),
    confirmNewPassword: createConfirmNewPassword(deps),

    async logout({ actor, text }) {
      await writer.deleteSession(actor.tokenHash);
      return { message: text('logout.done') };
    },

    async whoAmI({ actor }) {
      return { user: presentUser(actor) };
    },

    async getUser({ params, query, actor }) {
      if (!mayReadUser(actor, params.userId)) throw new Refusal('not_you');
      const user = params.userId === actor.id ? actor : await reader.findUser(params.userId);
      if (!user) throw new Refusal('user_not_found');
      const ids = await reader.listSavedIds(user.id);
      if (query.view === 'id') {
        return { user: { ...presentUser(user), savedRecipes: ids.map((_id) => ({ _id })) } };
      }
      return { slices: recipesIn(ids, [{ success: true }, presentUser(user)]) };
    },
  };
}

/** Reads recipes whole in slices. Many people save the same ones: each is kept until it changes. */
function readSavedRecipes({ reader, writer, config }: Deps) {
  const recipes = new LastingItems({
    version: writer.version,
    maxBytes: config.cacheBytes * partOfCache,
    read: (ids) => reader.findRecipes(ids),
    present: createRecipePresenter(config.photoBase).withCategoryId,
    topicsOf: (recipe) => topicsOf('findRecipes', [recipe], [recipe.id]),
  });
  return async function* slicesOf(ids: readonly string[], rests: object[]) {
    for (let start = 0; start < ids.length; start += slice) {
      yield await recipes.find(ids.slice(start, start + slice));
    }
    return rests;
  };
}
