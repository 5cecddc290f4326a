import { mayDeleteAccount } from '#domain/accounts/may.ts';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import type { Deps } from '#server/deps.ts';
import type { HandlerInput, Handlers } from '#server/handler.ts';
import { Refusal } from '#server/refusal.ts';

const atOnce = 10;

/** Deletes somebody's account for good, with every row and file that is theirs. */
export function createDeleteAccount(deps: Deps): Handlers['deleteAccount'] {
  const { reader, writer, photos, now } = deps;
  return async ({ params, body, actor, log }) => {
    const user = await reader.findUser(params.id);
    if (!user) throw new Refusal('user_not_found');
    if (!mayDeleteAccount(actor, user.id)) throw new Refusal('own_account');
    if (normalizeEmail(body.email) !== user.email) {
      throw new Refusal('confirmation_wrong', { field: 'email' });
    }
    const act = { at: now(), actorId: actor.id, act: 'delete-account' };
    const freed = await writer.deleteUser(user.id, act);
    if (!freed) throw new Refusal('user_not_found');
    await removeAll(photos, freed, log);
    return { recipes: freed.length };
  };
}

/** What cannot be removed now is logged and left to the sweep: nothing refers to it any more. */
async function removeAll(
  photos: Deps['photos'],
  ids: string[],
  log: HandlerInput<never>['log'],
): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const removing = ids.slice(start, start + atOnce).map((photoId) =>
      photos.remove(photoId).catch((error: unknown) => {
        log.error({ err: error, photoId }, 'photo files could not be removed');
      }),
    );
    await Promise.all(removing);
  }
}
