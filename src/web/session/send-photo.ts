import type { Text } from '#messages/format.ts';
import { whyNot } from '#web/data/refused.ts';
import type { UploadResult } from '#web/forms/photo-uploads.ts';
import { uploadClient } from './upload-client.ts';

/** A file of this browser, or the address of a picture that the site fetches. */
export type ToSend = File | { source: string };

type Sending = { text: Text; signal: AbortSignal; onProgress: (share: number) => void };

/** Makes a picture an upload of the logged-in person; says why where it does not become one. */
export async function sendPhoto(what: ToSend, sending: Sending): Promise<UploadResult> {
  const isFile = what instanceof File;
  const result = await (isFile ? sendFile(what, sending) : fetchPicture(what.source, sending));
  if (result.ok) {
    const { id, url, sizes } = result.data.photo;
    return { ok: true, id, ...(isFile ? {} : { url: sizes[0]?.url ?? url }) };
  }
  const silence = sending.text(isFile ? 'form.photoNotSent' : 'form.photoNotFetched');
  return { ok: false, message: whyNot(result, silence) };
}

function sendFile(file: File, sending: Sending) {
  const formData = new FormData();
  formData.append('photo', file, file.name);
  return uploadClient(sending).uploadPhoto({ body: { formData } });
}

function fetchPicture(url: string, sending: Sending) {
  return uploadClient(sending).importPhoto({ body: { url } });
}

/** An upload that nobody wants; where this fails it goes by itself in time. */
export function takeBack(id: string, text: Text): void {
  const client = uploadClient({ text, onProgress: () => undefined });
  void client.deleteUpload({ params: { id } });
}
