import type { RecipeReply } from '#contract/recipes.ts';
import { newRow, type Row } from './draft-rows.ts';

/** A photo that is uploaded on its own: its file is kept beside the draft under its key, until the site has it. */
export type DraftPhoto = {
  key: string;
  /** Once it is uploaded, or where the recipe has it already. */
  id?: string | undefined;
  /** Where the recipe has it. */
  url?: string;
  /** Where the site fetches it from, in the place of a file. */
  source?: string;
  /** Where its uploader alone sees what was fetched. */
  waitingUrl?: string | undefined;
  caption: string;
};

/** What comes first where no file was chosen: a photo that the recipe has, or an upload. */
type FirstPhoto = Omit<DraftPhoto, 'key' | 'caption'> & { key?: string };

/** The photos of a draft, the file aside that is to be its first. */
export type DraftPhotos = {
  first: FirstPhoto | null;
  caption: string;
  more: DraftPhoto[];
};

/** The files of a form: that of the first photo, and those behind it by their keys. */
type PhotoFiles = { photo: File | null; files: ReadonlyMap<string, File> };

export const noPhotos: DraftPhotos = { first: null, caption: '', more: [] };

/** The photos of a recipe as a form holds them. */
export function photosOf({ photo, photoIds, photos = [] }: RecipeReply): DraftPhotos {
  const [first = '', ...more] = photoIds;
  return {
    first: { id: first, url: photo.url },
    caption: photos[0]?.caption ?? '',
    more: more.map((id, index) => {
      const { url = '', caption = '' } = photos[index + 1] ?? {};
      return { key: id, id, url, caption };
    }),
  };
}

/** What of a draft holds photos that are uploaded on their own. */
export type PhotoHolder = { photos: DraftPhotos; stepList: Row[] };

/** Every photo that is uploaded on its own: a first one that is fetched, those behind it, and those of steps. */
export function ownUploads({ photos, stepList }: PhotoHolder): DraftPhoto[] {
  const { first, caption, more } = photos;
  const fetched = first?.key && first.source ? [{ ...first, key: first.key, caption }] : [];
  return [...fetched, ...more, ...stepList.flatMap(({ photo }) => photo ?? [])];
}

/** What a draft holds with one of its photos changed; null takes it away. */
export function changePhoto(
  { photos, stepList }: PhotoHolder,
  key: string,
  change: Partial<DraftPhoto> | null,
): PhotoHolder {
  const changed = (one: DraftPhoto): DraftPhoto[] => {
    if (one.key !== key) return [one];
    return change ? [{ ...one, ...change }] : [];
  };
  const { first } = photos;
  const isFirst = first?.key === key;
  const [changedFirst] =
    first && isFirst ? changed({ ...first, key, caption: photos.caption }) : [];
  return {
    photos: {
      ...photos,
      ...(isFirst ? asFirst(changedFirst) : {}),
      more: photos.more.flatMap(changed),
    },
    stepList: stepList.map(({ photo, ...row }) => {
      const [kept] = photo ? changed(photo) : [];
      return kept ? { ...row, photo: kept } : row;
    }),
  };
}

/** A photo in the first place, which may be empty. */
function asFirst(photo: DraftPhoto | undefined): Pick<DraftPhotos, 'first' | 'caption'> {
  if (!photo) return { first: null, caption: '' };
  const { caption, ...first } = photo;
  return { first, caption };
}

/** A photo that was chosen just now. */
export function newPhoto(): DraftPhoto {
  return { key: newRow().id, caption: '' };
}

/** Whether two sets of photos are the same for a reader of the recipe. */
export function isSamePhotos(one: DraftPhotos, other: DraftPhotos): boolean {
  const told = ({ first, caption, more }: DraftPhotos) =>
    JSON.stringify([
      first?.id ?? first?.key ?? null,
      caption.trim(),
      more.map((photo) => [photo.id ?? photo.key, photo.caption.trim()]),
    ]);
  return told(one) === told(other);
}

type Moved = { photos: DraftPhotos; photo: File | null; files: Map<string, File> };

/**
 * Moves the photo at a place, the first being 0, one place on or back. What comes first by its file
 * travels with the recipe; what leaves the first place is uploaded like all others.
 */
export function movePhoto(
  photos: DraftPhotos,
  { photo, files }: PhotoFiles,
  from: number,
  step: 1 | -1,
): Moved {
  const [upper, lower] = step === 1 ? [from, from + 1] : [from - 1, from];
  if (upper > 0) {
    const more = [...photos.more];
    const [moved] = more.splice(lower - 1, 1);
    if (moved) more.splice(upper - 1, 0, moved);
    return { photos: { ...photos, more }, photo, files: new Map(files) };
  }
  return swapFirst(photos, { photo, files });
}

function swapFirst(photos: DraftPhotos, { photo, files }: PhotoFiles): Moved {
  const [risen, ...others] = photos.more;
  if (!risen) return { photos, photo, files: new Map(files) };
  const fallen: DraftPhoto = {
    ...newPhoto(),
    ...(photo ? {} : photos.first),
    caption: photos.caption,
  };
  const kept = new Map(files);
  const risenFile = files.get(risen.key) ?? null;
  kept.delete(risen.key);
  if (photo) kept.set(fallen.key, photo);
  const hasOther = !risenFile && (risen.id || risen.source);
  return {
    photos: {
      first: hasOther ? asFirst(risen).first : null,
      caption: risen.caption,
      more: [fallen, ...others],
    },
    photo: risenFile,
    files: kept,
  };
}

/** Forgets the uploads that can be had again, by their files or where they were fetched: they are gone from the site. */
export function withoutUploads(draft: PhotoHolder, files: ReadonlyMap<string, File>): PhotoHolder {
  return ownUploads(draft).reduce((rest, { key, id, url, source, caption }) => {
    if (url || !id) return rest;
    if (source) return changePhoto(rest, key, { id: undefined, waitingUrl: undefined });
    const without = changePhoto(rest, key, null);
    if (!files.has(key)) return without;
    return changePhoto(rest, key, { key, id: undefined, caption });
  }, draft);
}

/**
 * What a write says about the photos: the ids in their order, behind the file where there is one, and a
 * caption for each of all.
 */
export function orderOf(
  { first, caption, more }: DraftPhotos,
  hasFile: boolean,
): { ids: string[]; captions: string[] } {
  const ids = more.flatMap(({ id }) => id ?? []);
  const captions = more.map((photo) => photo.caption.trim());
  if (hasFile) return { ids, captions: [caption.trim(), ...captions] };
  if (!first?.id) return { ids, captions };
  return { ids: [first.id, ...ids], captions: [caption.trim(), ...captions] };
}
