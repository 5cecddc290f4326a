import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/handler.ts';
import { Refusal } from '#server/refusal.ts';
import { refuseOther } from '#server/rights.ts';

/** Saving recipes and letting them go. */
export function savedHandlers({ writer, text, now }: Deps): Pick<Handlers, 'saveRecipe'> {
  return {
    async saveRecipe({ body, actor }) {
      refuseOther(actor, body.userId);
      const saved = await writer.saveRecipe(actor.id, body._id, body.saved ?? null, now());
      if (saved === null) throw new Refusal('recipe_not_found');
      return { saved, message: text(saved ? 'save.saved' : 'save.removed') };
    },
  };
}
