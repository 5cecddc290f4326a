import { useRef, useState } from 'react';
import type { Text } from '#messages/format.ts';
import { whyNot } from '#web/data/refused.ts';
import { useText } from '#web/page/text.ts';
import { uploadClient } from '#web/session/upload-client.ts';
import { toSquare } from './square-picture.ts';

type Sent = { photoId: string; preview: string };

/**
 * Sends the picture of a profile as soon as it is chosen; the one that was chosen last counts, and none once it is
 * dropped. `settled` waits for the one on its way, and answers why it did not come, if it did not.
 */
export function useSendPicture(onSent: (sent: Sent) => void) {
  const text = useText();
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const underWay = useRef<{ end: AbortController; sent: Promise<string | undefined> }>(null);
  const drop = () => {
    underWay.current?.end.abort();
    underWay.current = null;
    setPercent(null);
    setFault(undefined);
  };
  const sendNow = async (picture: File, signal: AbortSignal): Promise<string | undefined> => {
    const { file, preview } = await toSquare(picture);
    const onProgress = (share: number) => signal.aborted || setPercent(Math.round(share * 100));
    const result = await upload(file, { text, signal, onProgress });
    if (!result || signal.aborted) return undefined;
    underWay.current = null;
    setPercent(null);
    if (result.ok) {
      onSent({ photoId: result.data.photo.id, preview });
      return undefined;
    }
    const said = whyNot(result, text('profile.pictureFailed'));
    setFault(said);
    return said;
  };
  const send = (picture: File) => {
    drop();
    setPercent(0);
    const end = new AbortController();
    underWay.current = { end, sent: sendNow(picture, end.signal) };
  };
  const settled = async () => {
    let said: string | undefined;
    while (underWay.current) said = await underWay.current.sent;
    return said;
  };
  return { percent, fault, send, drop, settled };
}

type Sending = { text: Text; signal: AbortSignal; onProgress: (share: number) => void };

/** Null where it was dropped before it has left. */
async function upload(file: File, sending: Sending) {
  if (sending.signal.aborted) return null;
  const formData = new FormData();
  formData.append('photo', file, file.name);
  return uploadClient(sending).uploadPhoto({ body: { formData } });
}
