import { buffer } from 'node:stream/consumers';
import { hourMs, minuteMs } from '#domain/spans.ts';
import { NotAnImage, type PhotoDeriver, type PhotoStore } from '#photos/port.ts';
import type { Reader, RelaxedWriter, Writer } from '#storage/port.ts';
import { rest } from './rest.ts';

const atOnce = 1_000;

type Parts = {
  reader: Pick<Reader, 'listUnhashedPhotos' | 'photosInUse'>;
  writer: Pick<Writer, 'deletePhotoHash'>;
  relaxed: Pick<RelaxedWriter, 'keepPhotoHash'>;
  photos: Pick<PhotoStore, 'open'>;
  deriver: Pick<PhotoDeriver, 'likenessOf'>;
};

/**
 * Tells what each photo looks like of which that is not known: those of before it was kept, of the starter cookbook, and where
 * it was lost. What is told stays told, so that whatever ends in between goes on from there; a file that cannot be read is reported, once.
 */
export async function hashPhotos(
  { reader, writer, relaxed, photos, deriver }: Parts,
  signal?: AbortSignal,
  report: (error: unknown) => void = () => undefined,
): Promise<void> {
  for (let last = ''; ; ) {
    const some = await reader.listUnhashedPhotos(atOnce, last);
    for (const { id, width } of some) {
      if (signal?.aborted) return;
      const file = await photos.open(`${id}-${width}.webp`);
      // A photo without its file, or with a broken one, cannot be told either, and is not asked for again.
      const likeness =
        file &&
        (await deriver.likenessOf(await buffer(file.body)).catch((cause: unknown) => {
          if (!(cause instanceof NotAnImage)) throw cause;
          report(new Error(`The file ${id}-${width}.webp is broken`, { cause }));
          return null;
        }));
      await relaxed.keepPhotoHash(id, likeness);
    }
    await forgetGone(some, { reader, writer });
    if (some.length < atOnce) return;
    last = some.at(-1)?.id ?? last;
  }
}

/** What went while it was told leaves nothing. */
async function forgetGone(
  some: readonly { id: string }[],
  { reader, writer }: Pick<Parts, 'reader' | 'writer'>,
): Promise<void> {
  const ids = some.map(({ id }) => id);
  const used = new Set(await reader.photosInUse(ids));
  for (const id of ids.filter((one) => !used.has(one))) await writer.deletePhotoHash(id);
}

/** Does so a minute after the start, when readers have their site, and every hour until the signal. */
export async function keepHashing(
  parts: Parts,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  await rest(minuteMs, signal);
  while (!signal.aborted) {
    await hashPhotos(parts, signal, report).catch(report);
    await rest(hourMs, signal);
  }
}
