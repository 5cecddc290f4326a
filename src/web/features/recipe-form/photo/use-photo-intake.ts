import { type DragEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { findPicture, pastedPicture, readable, shrinkPhoto } from '#web/forms/photo-file.ts';
import { useText } from '#web/page/text.ts';
import type { PhotoTurns } from './photo-turns.ts';

/**
 * Takes a photo from the file dialog, a drop on the zone, or a paste anywhere on the page. Reading
 * one takes a while: what is chosen, shrunk or removed meanwhile counts in its place.
 */
export function usePhotoIntake(turns: PhotoTurns, onChange: (photo: File | null) => void) {
  const text = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();

  const take = async (found: File | null) => {
    await turns.run(async (isLatest) => {
      const picture = found && (await readable(found));
      if (isLatest()) {
        setError(picture ? undefined : text('error.photo_not_an_image'));
        if (picture) onChange(picture);
      }
      return picture !== null;
    });
    // The same file can be chosen again after it was removed.
    if (inputRef.current && !turns.isBusy()) inputRef.current.value = '';
  };
  const takeFiles = (files: FileList | null) => {
    if (files && files.length > 0) void take(findPicture(files));
  };

  usePagePaste(inputRef, (picture) => void take(picture));
  useIgnoredDrops();

  const { isOver, zoneProps } = useDropZone(takeFiles);
  const remove = () => {
    turns.end();
    setError(undefined);
    onChange(null);
    inputRef.current?.focus();
  };
  return { inputRef, isOver, error, zoneProps, take: takeFiles, remove };
}

/** What a zone needs to take files that are dropped on it. */
function useDropZone(takeFiles: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const zoneProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      takeFiles(event.dataTransfer.files);
    },
  };
  return { isOver, zoneProps };
}

/** Shrinks the photo that stands in the form, and tells which one is under way and which one cannot be. */
export function useShrink(turns: PhotoTurns, onChange: (photo: File) => void) {
  const [shrinking, setShrinking] = useState<File | null>(null);
  const [failed, setFailed] = useState<File | null>(null);
  const shrink = async (photo: File) => {
    setShrinking(photo);
    await turns.run(async (isLatest) => {
      try {
        const small = await shrinkPhoto(photo);
        if (isLatest()) onChange(small);
        return true;
      } catch (error) {
        console.warn('The photo could not be shrunk', error);
        setFailed(photo);
        return false;
      }
    });
    setShrinking((now) => (now === photo ? null : now));
  };
  return { shrinking, failed, shrink };
}

/** A picture pasted anywhere on the page is the photo, unless somebody else has taken the paste. */
function usePagePaste(
  inputRef: RefObject<HTMLInputElement | null>,
  take: (picture: File) => void,
): void {
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const picture = pastedPicture(event.clipboardData);
    if (!picture || event.defaultPrevented || !isAtHand(inputRef.current)) return;
    event.preventDefault();
    take(picture);
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => takePasted(event);
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  }, []);
}

/** Whether the form can be used: not while it is on its way, or while a conflict hides it. */
function isAtHand(input: HTMLInputElement | null): boolean {
  return input !== null && !input.matches(':disabled') && !input.closest('[inert], [hidden]');
}

/** A file dropped beside the zone must not replace the page. */
function useIgnoredDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
