import type { Text } from '#messages/format.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { ownUploads, type PhotoHolder, withoutUploads } from './draft/draft-photos.ts';
import type { DraftHolder } from './draft/use-recipe-draft.ts';
import type { PhotoTurns } from './photo/photo-turns.ts';
import type { MorePhotos } from './photo/use-more-photos.ts';

type Photos = { holder: DraftHolder; turns: PhotoTurns; more: MorePhotos };
type Screen = {
  /** Looks at the whole form once more, now that the photo is there. */
  check: () => boolean;
  setProgress: (share: number | null) => void;
  showFaults: (faults: FieldErrors) => void;
  text: Text;
};

/**
 * Waits, behind the waiting screen, for a photo that is being read and for those behind the first that
 * the site has not yet; false where one does not arrive, which is then told beside it.
 */
export async function photosArrive(
  { holder, turns, more }: Photos,
  { check, setProgress, showFaults, text }: Screen,
): Promise<boolean> {
  const arrives = async (arrival: () => Promise<boolean>, faults: FieldErrors) => {
    setProgress(0);
    const hasArrived = await arrival();
    setProgress(null);
    if (!hasArrived) showFaults(faults);
    return hasArrived;
  };
  // The photo's own fault stands beside it already.
  if (turns.isBusy() && !((await arrives(turns.settled, {})) && check())) return false;
  const hasAll = ownUploads(holder.latest().draft).every(({ id }) => id);
  if (hasAll && !more.isReading()) return true;
  // The first may be among those that were read.
  return (await arrives(more.settle, { photos: text('form.photosNotSent') })) && check();
}

/**
 * Sends the files anew whose uploads are gone; the photos then, or null where one does not arrive. A photo whose file is
 * gone as well leaves the form, and nothing is sent without its person having seen that.
 */
export async function renewUploads(
  holder: DraftHolder,
  more: MorePhotos,
): Promise<PhotoHolder | null> {
  const { draft, files } = holder.latest();
  const left = withoutUploads(draft, files);
  holder.change(left);
  if (ownUploads(left).length < ownUploads(draft).length || !(await more.settle())) return null;
  const { photos, stepList } = holder.latest().draft;
  return { photos, stepList };
}
