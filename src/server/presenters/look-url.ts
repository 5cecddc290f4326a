import { presentPhoto } from '#domain/photos/photo-reply.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';

/** Where a moderator finds a photo that is on no page, in its smallest size. */
export function lookUrl(photo: PhotoRow, photoBase: string): string {
  return presentPhoto(photo, photoBase).sizes[0]?.url ?? '';
}
