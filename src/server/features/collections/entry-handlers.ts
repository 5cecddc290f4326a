import { collectionLimits } from '#contract/collection-fields.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newId } from '#server/ids.ts';
import { mustWait } from '#server/must-wait.ts';
import { findOwnCollection } from './find-own.ts';
import { noteShared } from './note-shared.ts';

type EntryHandlers = Pick<Handlers, 'collectRecipe' | 'removeEntry' | 'moveEntry' | 'noteEntry'>;

/** What is in a collection, and in which order. */
export function entryHandlers(deps: Deps): EntryHandlers {
  return { collectRecipe: collect(deps), ...changeHandlers(deps) };
}

function collect(deps: Deps): Handlers['collectRecipe'] {
  const { writer, limits, now } = deps;
  return async ({ params, body, actor, ...asked }) => {
    const collection = await findOwnCollection(deps, params.id, actor);
    const { id } = collection;
    await limits.editPerAccount.spend(actor.id);
    const at = now();
    if (!body.collected) {
      const outcome = await writer.uncollectRecipe(id, actor.id, params.recipe, at);
      if (outcome.kind === 'missing') throw new Refusal('collection_not_found');
      return { collected: false, ...outcome.left };
    }
    const { note = '', before = null } = body;
    const waits = note !== '' && (await mustWait(deps, actor));
    const entry = { entryId: newId(at), recipeId: params.recipe, at, note, before, waits };
    const outcome = await writer.collectRecipe(id, actor.id, entry, collectionLimits);
    if (outcome.kind === 'missing') throw new Refusal('collection_not_found');
    if (outcome.kind === 'recipe missing') throw new Refusal('recipe_not_found');
    if (outcome.kind === 'unlisted') throw new Refusal('unlisted_not_yours');
    if (outcome.kind === 'full') throw new Refusal('collection_full');
    if (note !== '') await noteShared(deps, collection, asked);
    return { collected: true, entry: outcome.entryId };
  };
}

function changeHandlers(
  deps: Deps,
): Pick<EntryHandlers, 'removeEntry' | 'moveEntry' | 'noteEntry'> {
  const { writer, limits, now } = deps;
  return {
    async removeEntry({ params, actor }) {
      const { id } = await findOwnCollection(deps, params.id, actor);
      await limits.editPerAccount.spend(actor.id);
      const outcome = await writer.removeEntry(id, actor.id, params.entry, now());
      if (outcome.kind === 'missing') throw new Refusal('collection_not_found');
      return outcome.note === undefined ? {} : { note: outcome.note };
    },

    async moveEntry({ params, body, actor }) {
      const { id } = await findOwnCollection(deps, params.id, actor);
      await limits.editPerAccount.spend(actor.id);
      const move = { entryId: params.entry, before: body.before };
      const outcome = await writer.moveEntry(id, actor.id, move, now());
      if (outcome.kind === 'missing') throw new Refusal('collection_not_found');
      if (outcome.kind === 'entry missing') throw new Refusal('entry_not_found');
      return {};
    },

    async noteEntry({ params, body, actor, ...asked }) {
      const collection = await findOwnCollection(deps, params.id, actor);
      await limits.editPerAccount.spend(actor.id);
      const { note, base } = body;
      const change = { entryId: params.entry, note, base, waits: await mustWait(deps, actor) };
      const outcome = await writer.noteEntry(collection.id, actor.id, change, now());
      if (outcome.kind === 'missing') throw new Refusal('collection_not_found');
      if (outcome.kind === 'entry missing') throw new Refusal('entry_not_found');
      if (outcome.kind === 'stale') throw new Refusal('note_changed');
      if (note !== '') await noteShared(deps, collection, asked);
      return { note };
    },
  };
}
