import { readKept, writeKept } from '../draft/draft-database.ts';

/** The kept photo of a form, or null. A browser that forbids the database has none. */
export async function readPhoto(slot: string): Promise<File | null> {
  const stored = await readKept('photos', slot);
  if (!(stored instanceof Blob)) return null;
  return stored instanceof File ? stored : new File([stored], 'photo', { type: stored.type });
}

/** Keeps the photo of a form, or forgets it when there is none. */
export async function writePhoto(slot: string, photo: File | null): Promise<void> {
  await writeKept('photos', slot, photo);
}
