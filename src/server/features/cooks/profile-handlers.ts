import type { ProfileReply } from '#contract/cooks.ts';
import { handleFault } from '#domain/cooks/handles.ts';
import { readLink } from '#domain/cooks/profile.ts';
import { slugOf } from '#domain/recipes/slug.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import { readBase } from '#server/http/base.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { mustWait } from '#server/must-wait.ts';
import { createClaimCheck } from '#server/names/load-names.ts';
import { noteOrigin } from '#server/note-origin.ts';
import { dropPhotos } from '#server/photo-files/drop-photos.ts';
import { presentPhotoWithId } from '#server/presenters/photos.ts';
import { countPublic } from '#server/presenters/public-cook.ts';
import { toTime } from '#server/presenters/time.ts';
import type { ProfileRow } from '#storage/features/cooks/rows.ts';
import { PhotoGone } from '#storage/port.ts';

type ProfileHandlers = Pick<Handlers, 'getProfile' | 'updateProfile'>;

/** What somebody sets of their page. */
export function profileHandlers(deps: Deps): ProfileHandlers {
  const { reader, writer, limits, now, config } = deps;
  const checkHandle = createHandleCheck(config.site);
  return {
    async getProfile({ actor }) {
      const user = await reader.findUser(actor.id);
      if (!user) throw new Refusal('not_signed_in');
      return { profile: await present(deps, user, await reader.findProfile(user.id)) };
    },

    async updateProfile({ body, actor, text, ...asked }) {
      const user = await reader.findUser(actor.id);
      if (!user) throw new Refusal('not_signed_in');
      const handle = body.handle.toLowerCase();
      const base = readBase(body.baseUpdatedAt);
      if (handle !== user.handle) {
        // Whose handle was replaced meanwhile did not choose the one that is sent.
        await refuseStale(deps, user.id, base);
        await checkHandle(handle, text);
      }
      const link = readLink(body.link);
      if (link === null) throw invalid('link', text);
      await limits.editPerAccount.spend(actor.id);
      const { lines, photoId } = body;
      const told = { handle, lines, link, photoId: photoId || null };
      const outcome = await writer
        .updateProfile(actor.id, { ...told, base, at: now(), waits: await mustWait(deps, actor) })
        .catch(refuseGonePhoto);
      if (outcome.kind === 'missing') throw new Refusal('not_signed_in');
      if (outcome.kind === 'stale') throw new Refusal('profile_changed');
      if (outcome.kind === 'taken') throw new Refusal('handle_taken', { field: 'handle' });
      if (outcome.kind === 'too many handles') {
        throw new Refusal('too_many_handles', { field: 'handle' });
      }
      if (outcome.kind === 'hidden handle') throw new Refusal('name_hidden', { field: 'handle' });
      await dropPhotos(deps, outcome.freed, asked.log);
      await noteOrigin(deps, { kind: 'cook', id: user.id, userId: user.id }, asked);
      return { profile: await present(deps, { ...user, handle }, outcome.profile) };
    },
  };
}

const invalid = (field: 'handle' | 'link', text: Text) =>
  new Refusal('field_invalid', { field, values: { field: fieldLabel(field, text) } });

/** Nobody speaks for the site at their address either, whatever stands beside its name. */
function createHandleCheck(site: { readonly brand: string }) {
  const claimsToSpeak = createClaimCheck(site);
  return async (handle: string, text: Text): Promise<void> => {
    const fault = handleFault(handle);
    if (fault === 'field_invalid') throw invalid('handle', text);
    if (fault || handle === slugOf(site.brand) || (await claimsToSpeak(handle))) {
      throw new Refusal('handle_reserved', { field: 'handle' });
    }
  };
}

async function refuseStale({ reader }: Deps, userId: string, base: number | undefined) {
  const isStale = base !== undefined && base !== (await reader.findProfile(userId)).updatedAt;
  if (isStale) throw new Refusal('profile_changed');
}

function refuseGonePhoto(error: unknown): never {
  if (error instanceof PhotoGone) throw new Refusal('photo_gone', { field: 'photoId' });
  throw error;
}

async function present(
  { reader, config }: Deps,
  { id, handle }: { id: string; handle: string },
  { lines, link, photo, hidden, before, updatedAt }: ProfileRow,
): Promise<ProfileReply> {
  const { recipes, reviews, collections } = await countPublic(reader, id);
  return {
    handle,
    lines,
    link,
    ...(photo ? { photo: presentPhotoWithId(photo, config.photoBase) } : {}),
    updatedAt: toTime(updatedAt),
    isPublic: recipes + reviews + collections > 0,
    ...(hidden ? { hidden: { reason: hidden.reason, ...(before && { hidesName: true }) } } : {}),
  };
}
