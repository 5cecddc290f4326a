import { alikeBits, bandsNear, differingBits, type Likeness } from '#domain/photos/likeness.ts';
import { photoWidths } from '#domain/photos/widths.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { type ShownPhoto, shownPhotosOf } from './shown-photos.ts';

/** Photos that an index leads to; more of the same make no clearer hint. */
const mostCandidates = 2_000;
/** So many of them, the likest first, are asked whose they are. */
const mostAsked = 200;

const bands = ['band_0', 'band_1', 'band_2', 'band_3'] as const;

/** Keeps what a photo looks like; nothing where that cannot be told. */
export async function keepPhotoHash(
  db: Db,
  photoId: string,
  likeness: Likeness | null,
): Promise<void> {
  const [first = null, second = null, third = null, fourth = null] = likeness ?? [];
  const told = { band_0: first, band_1: second, band_2: third, band_3: fourth };
  await db
    .insertInto('photo_hashes')
    .values({ photo_id: photoId, ...told })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets what a photo looked like that is gone. */
export async function deletePhotoHash({ db }: WriteTools, photoId: string): Promise<void> {
  await db.deleteFrom('photo_hashes').where('photo_id', '=', photoId).execute();
}

/**
 * So many photos of which nobody has told what they look like, in the order of their ids behind one of them, each with the width of
 * its smallest file.
 */
export async function listUnhashedPhotos(
  db: Db,
  limit: number,
  afterId = '',
): Promise<{ id: string; width: number }[]> {
  // Indexes hold the ids, so that only of those that are found the rows are read.
  const firsts = db
    .selectFrom('recipes')
    .leftJoin('photo_hashes', 'photo_hashes.photo_id', 'recipes.photo_id')
    .where('photo_hashes.photo_id', 'is', null)
    .where('recipes.photo_id', '>', afterId)
    .select('recipes.seq')
    .orderBy('recipes.photo_id')
    .limit(limit);
  const others = db
    .selectFrom('photos')
    .leftJoin('photo_hashes', 'photo_hashes.photo_id', 'photos.id')
    .where('photo_hashes.photo_id', 'is', null)
    .where('photos.id', '>', afterId)
    .select('photos.id')
    .orderBy('photos.id')
    .limit(limit);
  const found = await db
    .selectFrom('recipes')
    .where('seq', 'in', firsts)
    .select(['photo_id as id', 'photo_width as width'])
    .unionAll(db.selectFrom('photos').where('id', 'in', others).select(['id', 'width']))
    .orderBy('id')
    .limit(limit)
    .execute();
  return found.map(({ id, width }) => ({ id, width: photoWidths(Number(width))[0] ?? 0 }));
}

export type Alike = { photoId: string; other: ShownPhoto };

/** Of some photos the first that looks like one which somebody else shows; the likest of those. Of what waits for a look the photos count though nobody sees them yet. */
export async function findAlike(
  db: Db,
  photoIds: readonly string[],
  userId: string,
  doWait: boolean,
): Promise<Alike | null> {
  // What else not everybody can find is compared with nothing.
  const seen = doWait ? photoIds : [...(await shownPhotosOf(db, photoIds)).keys()];
  if (seen.length === 0) return null;
  const own = await db
    .selectFrom('photo_hashes')
    .selectAll()
    .where('photo_id', 'in', seen)
    .where('band_0', 'is not', null)
    .execute();
  for (const record of own) {
    const others = await likest(db, record);
    if (others.length === 0) continue;
    const shown = await shownPhotosOf(db, others);
    const other = others
      .map((id) => shown.get(id))
      .find((one) => one !== undefined && one.cook.id !== userId);
    if (other) return { photoId: record.photo_id, other };
  }
  return null;
}

type Hashed = Record<(typeof bands)[number], number | null> & { photo_id: string };

const likenessIn = (record: Hashed): Likeness => [
  record.band_0 ?? 0,
  record.band_1 ?? 0,
  record.band_2 ?? 0,
  record.band_3 ?? 0,
];

/** The ids of those that look the same, the likest first. */
async function likest(db: Db, record: Hashed): Promise<string[]> {
  const own = likenessIn(record);
  const near = await db
    .selectFrom('photo_hashes')
    .selectAll()
    .where(({ eb, or }) => or(bands.map((band, n) => eb(band, 'in', bandsNear(own[n] ?? 0)))))
    .where('photo_id', '<>', record.photo_id)
    .limit(mostCandidates)
    .execute();
  return near
    .map((one) => ({ id: one.photo_id, bits: differingBits(own, likenessIn(one)) }))
    .filter(({ bits }) => bits <= alikeBits)
    .sort((a, b) => a.bits - b.bits)
    .slice(0, mostAsked)
    .map(({ id }) => id);
}
