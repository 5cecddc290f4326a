import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#web/shared/text.ts';
import { findPicture, readable } from './photo-file.ts';

/** Takes a photo from the file dialog, a drop on the zone, or a paste anywhere on the page. */
export function usePhotoIntake(onChange: (photo: File | null) => void) {
  const text = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const take = async (files: FileList | null | undefined) => {
    if (!files || files.length === 0) return;
    const found = findPicture(files);
    const picture = found && (await readable(found));
    setError(picture ? undefined : text('error.photo_not_an_image'));
    if (picture) onChange(picture);
    // The same file can be chosen again after it was removed.
    if (inputRef.current) inputRef.current.value = '';
  };

  usePagePaste(take);
  useIgnoredDrops();

  const zoneProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files);
    },
  };
  const remove = () => {
    setError(undefined);
    onChange(null);
    inputRef.current?.focus();
  };
  return {
    inputRef,
    isOver,
    error,
    zoneProps,
    take: (files: FileList | null) => void take(files),
    remove,
  };
}

/** A picture pasted anywhere on the page is the photo. */
function usePagePaste(take: (files: FileList | null | undefined) => Promise<void>): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (!findPicture(event.clipboardData?.files)) return;
      event.preventDefault();
      void latest.current(event.clipboardData?.files);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  }, []);
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
