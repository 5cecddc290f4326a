import { useState } from 'react';
import type { Result } from '#contract/client.ts';
import type { Call, ReplyOf } from '#contract/define.ts';
import type { PasskeyProof } from '#contract/passkeys.ts';
import type { MessageKey } from '#messages/en.ts';
import { useApi } from '#web/data/api.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useText } from '#web/page/text.ts';
import { deviceHeader } from '#web/session/device.ts';
import { answerWithPasskey } from './passkey-ceremony.ts';
import { sayRefusal } from './say-refusal.ts';

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
  const once = useOnce();
  const ask = async (): Promise<string> => {
    const asked = await api.askPasskey({ headers: deviceHeader() });
    if (!asked.ok) return sayRefusal(asked) || text(unused);
    const proof = await answerWithPasskey(asked.data.options);
    if (!proof) return text(unused);
    const sent = await send(proof);
    if (!sent.ok) return sayRefusal(sent) || text(unused);
    await done(sent.data);
    return '';
  };
  const press = () =>
    once(async () => {
      setBusy(true);
      setFault('');
      const said = await ask();
      setBusy(false);
      setFault(said);
    });
  return { busy, fault, press: () => void press() };
}
