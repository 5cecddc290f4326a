import { mayDeleteAccount } from '#domain/accounts/may.ts';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { dropPhotos } from '#server/photo-files/drop-photos.ts';

/** Deletes somebody's account for good, with every row and file that is theirs. */
export function createDeleteAccount(deps: Deps): Handlers['deleteAccount'] {
  const { reader, writer, now } = deps;
  return async ({ params, body, actor, log }) => {
    const user = await reader.findUser(params.id);
    if (!user) throw new Refusal('user_not_found');
    if (!mayDeleteAccount(actor, user.id)) throw new Refusal('own_account');
    if (normalizeEmail(body.email) !== user.email) {
      throw new Refusal('confirmation_wrong', { field: 'email' });
    }
    const act = { at: now(), actorId: actor.id, act: 'delete-account' };
    const gone = await writer.deleteUser(user.id, act);
    if (!gone) throw new Refusal('user_not_found');
    await dropPhotos(deps, gone.photoIds, log);
    return { recipes: gone.recipes };
  };
}
