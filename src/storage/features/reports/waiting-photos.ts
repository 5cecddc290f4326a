import type { ReportKind } from '#domain/reports/kinds.ts';
import { listMorePhotos } from '#storage/features/photos/photos.ts';
import { photosOfReviews } from '#storage/features/photos/review-photos.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import type { Db } from '../../schema.ts';
import { findProfile } from '../cooks/reads.ts';

/** The photos of something that waits for a look, which are on no page. */
export async function photosToLookAt(db: Db, kind: ReportKind, id: string): Promise<PhotoRow[]> {
  if (kind === 'review') return (await photosOfReviews(db, [id])).get(id) ?? [];
  if (kind === 'cook') {
    const { photo } = await findProfile(db, id);
    return photo ? [photo] : [];
  }
  if (kind !== 'recipe') return [];
  const first = await db
    .selectFrom('recipes')
    .select(['photo_id as id', 'photo_width as width', 'photo_height as height'])
    .select('photo_color as color')
    .where('id', '=', id)
    .execute();
  const { photos, steps } = await listMorePhotos(db, id);
  return [...first, ...photos, ...steps];
}
