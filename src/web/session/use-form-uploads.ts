import { useEffect, useRef } from 'react';
import type { PhotoUploads } from '#web/forms/photo-uploads.ts';
import { authStore, useAuth } from './auth.ts';

type Uploads = Pick<PhotoUploads, 'begin' | 'end'>;

/**
 * Ends the uploads of a form with the form, and where somebody else is logged in: what was not sent is sent when the form
 * opens again. Those that a submit waits for go on without the form, as the submit does, while its sender is logged in.
 * Answers with a function that makes such a wait a known one.
 */
export function useFormUploads(uploads: Uploads) {
  const { user } = useAuth();
  const userId = user?._id;
  const waits = useRef(0);
  useEffect(() => {
    uploads.begin();
    return () => {
      if (waits.current === 0 || isElse(userId)) uploads.end();
      else endOnceElse(uploads, userId);
    };
  }, [uploads, userId]);
  return <T>(wait: () => Promise<T>) =>
    async (): Promise<T> => {
      waits.current += 1;
      try {
        return await wait();
      } finally {
        waits.current -= 1;
      }
    };
}

const isElse = (userId: string | undefined) => authStore.get().user?._id !== userId;

function endOnceElse(uploads: Uploads, userId: string | undefined): void {
  const stop = authStore.subscribe(() => {
    if (!isElse(userId)) return;
    stop();
    uploads.end();
  });
}
