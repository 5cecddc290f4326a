import { useEffect, useRef, useState } from 'react';
import { type ReviewReply, reviewLimits } from '#contract/reviews.ts';
import { isTooLarge, readable, shrinkPhoto } from '#web/forms/photo-file.ts';
import { fileSlot, readMorePhotos, writePhoto } from '#web/forms/photo-store.ts';
import { createPhotoUploads, type UploadState } from '#web/forms/photo-uploads.ts';
import { createReading } from '#web/forms/reading.ts';
import type { NoteKept } from '#web/forms/refusals.ts';
import { useText } from '#web/page/text.ts';
import { sendPhoto, takeBack } from '#web/session/send-photo.ts';
import { useFormUploads } from '#web/session/use-form-uploads.ts';
import { type Draft, type DraftPhoto, newKey } from './draft.ts';

/** The draft whose photos these are; it may be another one by the time that an upload has come. */
export type DraftHolder = {
  latest: () => Draft | null;
  change: (part: (draft: Draft) => Partial<Draft>) => void;
};

export type ReviewPhotos = ReturnType<typeof useReviewPhotos>;

/**
 * The photos of a review's form. Each file is kept in this browser under the form's slot, and sent at
 * once; `settle` waits for those that are being read, sends what is left and tells whether the site has all.
 * `submitting` makes a submit known, for which all of them go on when the form has gone.
 */
export function useReviewPhotos(slot: string, holder: DraftHolder, note: NoteKept) {
  const text = useText();
  const kept = useFiles(slot, note);
  const photos = () => holder.latest()?.photos ?? [];
  const put: Put = (change) => holder.change((draft) => ({ photos: change(draft.photos) }));
  const { reading, refuse, ...intake } = useIntake(photos, put, kept);
  const { uploads, states, send, settled, submitting } = useUploads(holder, kept, reading);

  const letGo = (photo: DraftPhoto, isUnwanted: boolean) => {
    uploads.drop(photo.key);
    kept.setFile(photo.key, null);
    // What a review shows has an address, and stays.
    if (isUnwanted && photo.id && !photo.url) takeBack(photo.id, text);
  };
  const remove = (photo: DraftPhoto) => {
    put((now) => now.filter((one) => one.key !== photo.key));
    letGo(photo, true);
    refuse('');
  };
  const settle = () => settled().then(() => photos().every(({ id }) => id));
  return {
    files: kept.files,
    states,
    ...intake,
    remove,
    retry: send,
    settle,
    submitting,
    /** Lets go of what the review has no more, and sends anew what is still here; an upload that is nowhere stays as lost. */
    renew(there: ReviewReply | undefined): Promise<boolean> {
      const present = there?.photos?.map(({ id }) => id) ?? [];
      put((now) => now.flatMap((photo) => renewed(photo, present)));
      return settle();
    },
    /** Forgets the files once the site has them, or nobody wants them, and lets none come that is being read. */
    forget(isUnwanted: boolean) {
      reading.end();
      reading.begin();
      for (const photo of photos()) letGo(photo, isUnwanted);
    },
  };
}

type Put = (change: (photos: DraftPhoto[]) => DraftPhoto[]) => void;

/** How files come into the form; what is no picture, or too many, is refused in words. */
function useIntake(photos: () => DraftPhoto[], put: Put, kept: ReturnType<typeof useFiles>) {
  const text = useText();
  /** What is said about files that were not taken. */
  const [refusal, setRefusal] = useState('');
  const [reading] = useState(createReading);
  const add = async (isWanted: () => boolean, pictures: File[]) => {
    const taken = (await Promise.all(pictures.map(readable))).flatMap((one) => one ?? []);
    if (!isWanted()) return;
    const room = reviewLimits.photos - photos().length;
    for (const file of taken.slice(0, room)) {
      const photo = { key: newKey() };
      kept.setFile(photo.key, file);
      put((now) => [...now, photo]);
    }
    const limit = reviewLimits.photos;
    const isAllRead = pictures.length > 0 && taken.length === pictures.length;
    if (taken.length > room) setRefusal(text('reviewForm.photosFull', { limit }));
    else setRefusal(isAllRead ? '' : text('error.photo_not_an_image'));
  };
  const shrink = async (isWanted: () => boolean, key: string) => {
    const file = kept.now().get(key);
    try {
      const small = file && (await shrinkPhoto(file));
      // It may have been removed meanwhile.
      if (small && isWanted() && kept.now().get(key) === file) kept.setFile(key, small);
    } catch (error) {
      console.warn('The photo could not be shrunk', error);
      setRefusal(text('form.shrinkFailed'));
    }
  };
  const taking = { add: reading.noting(add), shrink: reading.noting(shrink) };
  return { refusal, refuse: setRefusal, reading, ...taking };
}

/** A photo that the review has still, or one to be sent again, which only its writer leaves out. */
function renewed(photo: DraftPhoto, present: string[]): DraftPhoto[] {
  const { key, id, url } = photo;
  if (url) return id && present.includes(id) ? [photo] : [];
  return [{ key }];
}

/** The files of a form by their keys, which outlive the page. */
function useFiles(slot: string, note: NoteKept) {
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [isReady, setReady] = useState(false);
  const latest = useRef(files);
  useEffect(() => {
    let isHere = true;
    void readMorePhotos(slot).then((found) => {
      if (!isHere) return;
      latest.current = new Map([...found, ...latest.current]);
      setFiles(latest.current);
      setReady(true);
    });
    return () => {
      isHere = false;
    };
  }, [slot]);
  const setFile = (key: string, file: File | null) => {
    const next = new Map(latest.current);
    if (file) next.set(key, file);
    else next.delete(key);
    latest.current = next;
    setFiles(next);
    note(key, writePhoto(fileSlot(slot, key), file));
  };
  return { files, isReady, now: () => latest.current, setFile };
}

/** The queue of a form, which is filled as photos come. */
function useUploads(
  holder: DraftHolder,
  { isReady, now }: ReturnType<typeof useFiles>,
  reading: ReturnType<typeof createReading>,
) {
  const text = useText();
  const [states, setStates] = useState<Readonly<Record<string, UploadState | null>>>({});
  const [uploads] = useState(() =>
    createPhotoUploads({
      send: (file, signal, onProgress) => sendPhoto(file, { text, signal, onProgress }),
      onDone: (key, id) =>
        holder.change(({ photos }) => ({
          photos: photos.map((one) => (one.key === key ? { ...one, id } : one)),
        })),
      onState: (key, state) => setStates((all) => ({ ...all, [key]: state })),
    }),
  );
  const submitting = useFormUploads(uploads, reading);
  const unsent = () =>
    (holder.latest()?.photos ?? []).flatMap(({ key, id }) => {
      const file = now().get(key);
      return !id && file && !isTooLarge(file) ? [{ key, file }] : [];
    });
  useEffect(() => {
    if (isReady) for (const { key, file } of unsent()) if (!states[key]) uploads.add(key, file);
  });
  const send = (key?: string) => {
    for (const { key: one, file } of unsent()) if (!key || one === key) uploads.add(one, file);
  };
  const settled = async () => {
    await reading.settled();
    send();
    await uploads.settled();
  };
  return { uploads, states, send, settled, submitting };
}
