import { useRef } from 'react';
import { mostPhotos } from '#contract/photos.ts';
import { isTooLarge, readable, shrinkPhoto } from '#web/forms/photo-file.ts';
import type { BroughtPhoto } from '../draft/draft-found.ts';
import type { DraftHolder } from '../draft/use-recipe-draft.ts';

/** What became of photos that a person took over: those that are in the form now, and those that could not be read. */
export type TakenPhotos = { added: number; unread: number };

type Edits = {
  append: (files: readonly File[], caption?: string) => void;
  appendToStep: (rowId: string, file: File) => void;
};

/**
 * Brings the photos that lie in a file with a recipe into the form that was filled with it, one after the other, each small
 * enough for the site; `leaveBrought` takes the first away before another recipe takes the form.
 */
export function useBroughtPhotos(holder: DraftHolder, edits: Edits) {
  const main = useRef<File>(null);
  const place = (file: File, { caption, rowId }: BroughtPhoto): boolean => {
    const { draft, photo } = holder.latest();
    const { photos, stepList } = draft;
    if (rowId !== null) {
      const isFree = stepList.some((row) => row.id === rowId && !row.photo);
      if (isFree) edits.appendToStep(rowId, file);
      return isFree;
    }
    if (!photo && !photos.first) {
      main.current = file;
      holder.setPhoto(file);
      holder.change({ photos: { ...photos, caption } });
      return true;
    }
    const hasRoom = photos.more.length < mostPhotos - 1;
    if (hasRoom) edits.append([file], caption);
    return hasRoom;
  };
  const bring = async (
    isWanted: () => boolean,
    brought: readonly BroughtPhoto[],
  ): Promise<TakenPhotos> => {
    const { key } = holder.latest().draft;
    const sum = { added: 0, unread: 0 };
    for (const photo of brought) {
      const file = await fitting(photo);
      // Another recipe may have taken the form meanwhile.
      if (!isWanted() || holder.latest().draft.key !== key) break;
      if (!file) sum.unread += 1;
      else if (place(file, photo)) sum.added += 1;
    }
    return sum;
  };
  const leaveBrought = () => {
    if (main.current && holder.latest().photo === main.current) holder.setPhoto(null);
    main.current = null;
  };
  return { bring, leaveBrought };
}

/** A photo as the site takes it; null where it cannot be read. */
async function fitting({ open }: BroughtPhoto): Promise<File | null> {
  try {
    const file = await readable(await open());
    return file && isTooLarge(file) ? await shrinkPhoto(file) : file;
  } catch (error) {
    console.warn('A photo of the file could not be read', error);
    return null;
  }
}
