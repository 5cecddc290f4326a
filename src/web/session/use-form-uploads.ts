import { useEffect, useState } from 'react';
import type { PhotoUploads } from '#web/forms/photo-uploads.ts';
import { createSubmits, type Submits } from '#web/forms/submits.ts';
import { authStore, useAuth } from './auth.ts';

type UnderWay = Pick<PhotoUploads, 'begin' | 'end'>;

/**
 * Ends the uploads of a form with the form, and where somebody else is logged in: what was not sent is sent when the form
 * opens again. Pictures that are still being read end with the form. What a submit waits for goes on without the form, as
 * the submit does, its uploads while its sender is logged in. Answers with a function that makes a submit a known one.
 */
export function useFormUploads(uploads: UnderWay, reading: UnderWay) {
  const { user } = useAuth();
  const userId = user?._id;
  const [submits] = useState(createSubmits);
  useEffect(() => {
    uploads.begin();
    return () => endBehind(submits, uploads, userId);
  }, [submits, uploads, userId]);
  useEffect(() => {
    reading.begin();
    return () => submits.afterwards(() => reading.end());
  }, [submits, reading]);
  return submits.noting;
}

/** Ends uploads that have lost their form or their sender: with the last submit under way, or once somebody else is logged in. */
export function endBehind(submits: Submits, uploads: UnderWay, userId: string | undefined): void {
  const isElse = () => authStore.get().user?._id !== userId;
  const end = () => {
    stop();
    uploads.end();
  };
  const stop = authStore.subscribe(() => {
    if (isElse()) end();
  });
  if (isElse()) end();
  else submits.afterwards(end);
}
