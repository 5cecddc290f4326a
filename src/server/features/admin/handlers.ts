import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lookUrl } from '#server/presenters/look-url.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import type { NewAct } from '#storage/features/admin/rows.ts';
import { createDeleteAccount } from './delete-account.ts';
import { presentAccount, presentAct, presentModerated } from './present.ts';

type AdminHandlers = Pick<
  Handlers,
  | 'listModeratedRecipes'
  | 'removeRecipe'
  | 'readRemovedRecipe'
  | 'restoreRecipe'
  | 'listAccounts'
  | 'deleteAccount'
  | 'endSessions'
  | 'listActs'
>;

const listed = 50;

/** What admins see and do; whatever they do is noted. */
export function adminHandlers(deps: Deps): AdminHandlers {
  return {
    ...listHandlers(deps),
    ...actHandlers(deps),
    deleteAccount: createDeleteAccount(deps),
  };
}

function listHandlers({ reader, config, now }: Deps) {
  const photoOf = createRecipePresenter(config.photoBase);
  return {
    async listModeratedRecipes({ query }) {
      const { keyword, removed, limit = listed, cursor } = query;
      const filter = {
        text: keyword?.trim(),
        ...(removed === undefined ? {} : { isRemoved: removed }),
      };
      const page = await reader.listModeratedRecipes(filter, limit, cursor);
      const recipes = page.rows.map((row) =>
        presentModerated(row, photoOf.withCategoryId(row).photo, now()),
      );
      return { recipes, ...pageEnd(page) };
    },

    async listAccounts({ query }) {
      const { keyword, limit = listed, cursor } = query;
      const filter = { text: keyword?.trim() };
      const page = await reader.listAccounts(filter, limit, cursor);
      return { accounts: page.rows.map(presentAccount), ...pageEnd(page) };
    },

    async listActs({ query }) {
      const page = await reader.listActs(query.limit ?? listed, query.cursor);
      return { acts: page.rows.map(presentAct), ...pageEnd(page) };
    },
  } satisfies Partial<AdminHandlers>;
}

function actHandlers({ reader, writer, now, config }: Deps) {
  const by = ({ id }: { id: string }, act: string): NewAct => ({ at: now(), actorId: id, act });
  return {
    async removeRecipe({ params, body: { reason }, actor }) {
      const act = by(actor, 'remove-recipe');
      const isDone = await writer.removeRecipe(params.id, act, { rule: null, reason });
      if (!isDone) throw new Refusal('recipe_not_found');
      return {};
    },

    async readRemovedRecipe({ params }) {
      const found = await reader.findRemoved(params.id);
      if (!found) throw new Refusal('recipe_not_found');
      const { photos, ...more } = found;
      return { ...more, photos: photos.map((photo) => lookUrl(photo, config.photoBase)) };
    },

    async restoreRecipe({ params, query: { seen }, actor }) {
      const outcome = await writer.restoreAsRead(params.id, seen, { at: now(), actorId: actor.id });
      if (outcome.kind === 'changed') throw new Refusal('entry_changed');
      if (outcome.kind !== 'done') throw new Refusal('recipe_not_found');
      return outcome.takenAlong ? { takenAlong: true } : {};
    },

    async endSessions({ params, actor }) {
      const user = await reader.findUser(params.id);
      if (!user) throw new Refusal('user_not_found');
      return { ended: await writer.endSessions(user.id, by(actor, 'end-sessions')) };
    },
  } satisfies Partial<AdminHandlers>;
}
