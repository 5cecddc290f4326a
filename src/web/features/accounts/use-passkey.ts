import { useRef, useState } from 'react';
import type { Result } from '#contract/client.ts';
import type { Call, ReplyOf } from '#contract/define.ts';
import type { PasskeyProof } from '#contract/passkeys.ts';
import type { MessageKey } from '#messages/en.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { answerWithPasskey } from './passkey-ceremony.ts';

type Use<C extends Call> = {
  /** Sends what the passkey answered. */
  send: (proof: PasskeyProof) => Promise<Result<C>>;
  /** What happens then. */
  done: (data: ReplyOf<C>) => void | Promise<void>;
  /** What is said when no passkey was used. */
  unused: MessageKey;
};

/** A function that asks for a passkey and sends its answer; what went wrong is said until it is pressed again. */
export function usePasskey<C extends Call>({ send, done, unused }: Use<C>) {
  const api = useApi();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const running = useRef(false);
  const ask = async (): Promise<string> => {
    const asked = await api.askPasskey({});
    if (!asked.ok) return sayRefusal(asked) || text(unused);
    const proof = await answerWithPasskey(asked.data.options);
    if (!proof) return text(unused);
    const sent = await send(proof);
    if (!sent.ok) return sayRefusal(sent) || text(unused);
    await done(sent.data);
    return '';
  };
  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFault('');
    const said = await ask();
    running.current = false;
    setBusy(false);
    setFault(said);
  };
  return { busy, fault, press: () => void press() };
}

/** What the site says of a refusal; nothing where it did not answer. */
const sayRefusal = ({ status, message }: { status: number; message: string }): string =>
  status > 0 && status < 500 ? message : '';
