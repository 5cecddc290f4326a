import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isModerator } from '#domain/accounts/may.ts';
import { type PhotoShape, photoShapes } from '#domain/sharing/addresses.ts';
import type { Shape } from '#photos/port.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findActor } from '#server/http/session.ts';
import { createDerivedPhotos } from '#server/photo-files/derived-photos.ts';
import { createPhotoAccess, type PhotoAccess } from './photo-access.ts';

const shapes: Record<PhotoShape, Shape> = {
  '1x1': { width: 1, height: 1 },
  '4x3': { width: 4, height: 3 },
  '16x9': { width: 16, height: 9 },
};
const photoName = /^([0-9a-f]{32})-/;
const shapedName = new RegExp(`^([0-9a-f]{32}-\\d{1,5})-(${photoShapes.join('|')})\\.jpg$`);

/**
 * Serves photo renditions: immutable, because their names carry the hash of their content. The
 * shapes that structured data names are cut when first asked for. Those of a removed recipe are
 * not there until it is restored, and an upload that waits is there for its uploader alone.
 */
export function servePhotos(
  app: FastifyInstance,
  deps: Pick<Deps, 'photos' | 'deriver' | 'reader' | 'writer' | 'now' | 'config'>,
): void {
  const { photos, deriver, reader, writer } = deps;
  const derived = createDerivedPhotos(photos);
  const accessTo = createPhotoAccess(reader, writer.version);

  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const { name } = request.params;
    const [, photoId] = photoName.exec(name) ?? [];
    const access = photoId ? await accessTo(photoId) : 'nobody';
    const isOpen = access === 'everybody';
    if (!isOpen && !(await mayLook(request, access))) throw new Refusal('not_found');
    const file = await find(name);
    if (!file) throw new Refusal('not_found');
    return reply
      .header('cache-control', isOpen ? 'public, max-age=31536000, immutable' : 'private, no-store')
      .header('content-length', file.size)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
      .send(file.body);
  });

  async function mayLook(request: FastifyRequest, access: PhotoAccess): Promise<boolean> {
    if (typeof access === 'string') return false;
    const actor = await findActor(request, deps);
    if (!actor) return false;
    return actor.id === access.uploaderId || (access.isToLookAt === true && isModerator(actor));
  }

  async function find(name: string) {
    const [, source, shape] = shapedName.exec(name) ?? [];
    if (!source) return photos.open(name);
    const cut = (bytes: Uint8Array) => deriver.cut(bytes, shapes[shape as PhotoShape]);
    const bytes = await derived.find(name, `${source}.webp`, cut);
    return bytes && { body: Buffer.from(bytes), size: bytes.byteLength };
  }
}
