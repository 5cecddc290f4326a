import { useEffect, useState } from 'react';
import { useAuth } from '#web/session/auth.ts';

/**
 * An address that shows an upload to its uploader while it waits for a recipe: the site gives it to
 * nobody without their token, which an image cannot carry. A bucket that serves photos itself asks for none.
 */
export function useWaitingPicture(url: string | undefined): string | undefined {
  const { token } = useAuth();
  const isOwn = url?.startsWith('/') ?? false;
  const [shown, setShown] = useState<{ of: string; url: string } | null>(null);
  useEffect(() => {
    if (!url || !isOwn || !token) return;
    const end = new AbortController();
    let made = '';
    const show = async () => {
      const picture = await fetchPicture(url, token, end.signal);
      if (!picture || end.signal.aborted) return;
      made = URL.createObjectURL(picture);
      setShown({ of: url, url: made });
    };
    void show();
    return () => {
      end.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, isOwn, token]);
  if (!isOwn) return url;
  return shown?.of === url ? shown?.url : undefined;
}

/** Null where it does not come: its row says in words which photo it is. */
async function fetchPicture(url: string, token: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const reply = await fetch(url, { headers: { authorization: token }, signal });
    return reply.ok ? await reply.blob() : null;
  } catch (error) {
    if (!signal.aborted) console.warn('An upload could not be shown', error);
    return null;
  }
}
