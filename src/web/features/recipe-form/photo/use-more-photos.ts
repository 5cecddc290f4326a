import { useEffect, useState } from 'react';
import { mostPhotos } from '#contract/photos.ts';
import type { Text } from '#messages/format.ts';
import { isTooLarge, readable, shrinkPhoto } from '#web/forms/photo-file.ts';
import {
  createPhotoUploads,
  type PhotoUploads,
  type UploadState,
} from '#web/forms/photo-uploads.ts';
import { createReading } from '#web/forms/reading.ts';
import { useText } from '#web/page/text.ts';
import { useAuth } from '#web/session/auth.ts';
import { sendPhoto, type ToSend, takeBack } from '#web/session/send-photo.ts';
import { useFormUploads } from '#web/session/use-form-uploads.ts';
import { type FoundPhoto, withFound } from '../draft/draft-found.ts';
import {
  changePhoto,
  type DraftPhoto,
  movePhoto,
  newPhoto,
  ownUploads,
} from '../draft/draft-photos.ts';
import type { DraftHolder } from '../draft/use-recipe-draft.ts';
import type { PhotoTurns } from './photo-turns.ts';
import { useBroughtPhotos } from './use-brought-photos.ts';

export type MorePhotos = ReturnType<typeof useMorePhotos>;

/**
 * The photos of a form behind the first. Each is kept in this browser and sent as soon as somebody is
 * logged in; `settle` waits for those that are being read, sends what is left and tells whether the site has all.
 * `endReading` lets none come that is being read, not even the first, and `submitting` makes a submit known, for which
 * all of them go on when the form has gone.
 */
export function useMorePhotos(holder: DraftHolder, turns: PhotoTurns) {
  const text = useText();
  const { draft, files } = holder;
  const { reading, underWay, endReading } = usePictures(turns);
  const { uploads, states, retry, submitting, ...queue } = useUploads(holder, underWay);
  /** What is said about files that were not taken. */
  const [refusal, setRefusal] = useState('');

  const edits = editsOf(holder, uploads, text);
  const intake = intakeOf(holder, edits, { text, refuse: setRefusal });
  const add = reading.noting(intake.add);
  const addToStep = reading.noting(intake.addToStep);
  const shrink = reading.noting(intake.shrink);
  const settle = async () => {
    await reading.settled();
    return queue.settle();
  };
  const { move } = edits;
  const remove: Edits['remove'] = (photo) => {
    edits.remove(photo);
    // There is room again for what was refused.
    setRefusal('');
  };
  const { bring, leaveBrought } = useBroughtPhotos(holder, edits);
  const addBrought = reading.noting(bring);
  /** Takes the photos of a page into the form, to be fetched from there; says for how many there was room. */
  const addFound = (found: readonly FoundPhoto[]): number => {
    const typed = holder.latest();
    const filled = withFound(typed.draft, typed.photo !== null, found);
    holder.change(filled);
    return ownUploads(filled).length - ownUploads(typed.draft).length;
  };
  const taken = { addFound, addBrought, leaveBrought };
  const changes = { remove, move, ...taken, retry, add, addToStep, shrink };
  const { isReading } = reading;
  const toSubmit = { isReading, settle, submitting, endReading };
  return { photos: draft.photos, files, states, refusal, ...changes, ...toSubmit };
}

/** The pictures of a form that are being read, that of the first photo included. */
function usePictures(turns: PhotoTurns) {
  const [reading] = useState(createReading);
  const [underWay] = useState(() => ({
    begin: reading.begin,
    end() {
      turns.end();
      reading.end();
    },
  }));
  const endReading = () => {
    underWay.end();
    underWay.begin();
  };
  return { reading, underWay, endReading };
}

type Pictures = ReturnType<typeof usePictures>;
type Edits = ReturnType<typeof editsOf>;
type Refusing = { text: Text; refuse: (why: string) => void };

/** How files come into the form; what is no picture, or too many, is refused in words. */
function intakeOf(holder: DraftHolder, edits: Edits, { text, refuse }: Refusing) {
  const add = async (isWanted: () => boolean, pictures: File[]) => {
    const read = await Promise.all(pictures.map(readable));
    if (!isWanted()) return;
    const taken = read.flatMap((one) => one ?? []);
    const room = mostPhotos - 1 - holder.latest().draft.photos.more.length;
    edits.append(taken.slice(0, room));
    const isAllRead = pictures.length > 0 && taken.length === pictures.length;
    if (taken.length > room) refuse(text('form.photosFull', { limit: mostPhotos }));
    else refuse(isAllRead ? '' : text('error.photo_not_an_image'));
  };
  const addToStep = async (isWanted: () => boolean, rowId: string, [picture]: File[]) => {
    const file = picture ? await readable(picture) : null;
    if (!isWanted()) return;
    if (file) edits.appendToStep(rowId, file);
    else refuse(text('error.photo_not_an_image'));
  };
  const shrink = async (isWanted: () => boolean, key: string) => {
    const file = holder.latest().files.get(key);
    try {
      const small = file && (await shrinkPhoto(file));
      // It may have been removed meanwhile.
      if (small && isWanted() && holder.latest().files.get(key) === file) edits.setFile(key, small);
    } catch (error) {
      console.warn('The photo could not be shrunk', error);
      refuse(text('form.shrinkFailed'));
    }
  };
  return { add, addToStep, shrink };
}

/** What changes the photos behind the first, with their files. */
function editsOf(holder: DraftHolder, uploads: PhotoUploads<ToSend>, text: Text) {
  const setFile = (key: string, file: File | null) => {
    const next = new Map(holder.latest().files);
    if (file) next.set(key, file);
    else next.delete(key);
    holder.setFiles(next);
  };
  return {
    setFile,
    append(files: readonly File[], caption = '') {
      for (const file of files) {
        const photo = { ...newPhoto(), caption };
        setFile(photo.key, file);
        const { photos } = holder.latest().draft;
        holder.change({ photos: { ...photos, more: [...photos.more, photo] } });
      }
    },
    appendToStep(rowId: string, file: File) {
      const rows = holder.latest().draft.stepList;
      // The step may have been removed while its picture was read.
      if (!rows.some(({ id }) => id === rowId)) return;
      const photo = newPhoto();
      setFile(photo.key, file);
      const stepList = rows.map((row) => (row.id === rowId ? { ...row, photo } : row));
      holder.change({ stepList });
    },
    remove({ key, id, url }: DraftPhoto) {
      uploads.drop(key);
      holder.change(changePhoto(holder.latest().draft, key, null));
      setFile(key, null);
      if (id && !url) takeBack(id, text);
    },
    move(from: number, step: 1 | -1) {
      const { photo, files, draft } = holder.latest();
      const moved = movePhoto(draft.photos, { photo, files }, from, step);
      holder.change({ photos: moved.photos });
      if (moved.photo !== photo) holder.setPhoto(moved.photo);
      holder.setFiles(moved.files);
    },
  };
}

/** The queue of a form, which is filled as photos come and once somebody is logged in. */
function useUploads(holder: DraftHolder, pictures: Pictures['underWay']) {
  const text = useText();
  const { user } = useAuth();
  const [states, setStates] = useState<Readonly<Record<string, UploadState | null>>>({});
  const [uploads] = useState(() =>
    createPhotoUploads<ToSend>({
      send: (what, signal, onProgress) => sendPhoto(what, { text, signal, onProgress }),
      onDone: (key, id, url) => {
        const change = { id, ...(url ? { waitingUrl: url } : {}) };
        holder.change(changePhoto(holder.latest().draft, key, change));
      },
      onState: (key, state) => setStates((now) => ({ ...now, [key]: state })),
    }),
  );
  const submitting = useFormUploads(uploads, pictures);
  useEffect(() => {
    if (!user || !holder.ready) return;
    for (const { key, what } of unsent(holder)) if (what && !states[key]) uploads.add(key, what);
  }, [user, holder, states, uploads]);
  const retry = (key: string) => {
    const waiting = unsent(holder).find((one) => one.key === key);
    if (waiting?.what) uploads.add(key, waiting.what);
  };
  const settle = async () => {
    for (const { key, what } of unsent(holder)) if (what) uploads.add(key, what);
    await uploads.settled();
    return ownUploads(holder.latest().draft).every(({ id }) => id);
  };
  return { uploads, states, retry, settle, submitting };
}

/** What the site has not, with the file where it is at hand and small enough, or where to fetch it. */
function unsent(holder: DraftHolder): { key: string; what: ToSend | null }[] {
  const { draft, files } = holder.latest();
  return ownUploads(draft)
    .filter(({ id }) => !id)
    .map(({ key, source }) => {
      const file = files.get(key);
      const fetched = source ? { source } : null;
      return { key, what: file && !isTooLarge(file) ? file : fetched };
    });
}
