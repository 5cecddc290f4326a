import { useState } from 'react';
import type { Result } from '#contract/client.ts';
import type { askOpenid } from '#contract/openid.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useSite, useText } from '#web/page/text.ts';
import { useWanted } from '#web/session/wanted.ts';
import { goAway } from './openid-away.ts';
import { sayRefusal } from './say-refusal.ts';

type Asked = Promise<Result<typeof askOpenid>>;

type Going = { isOwn?: boolean; comeBack?: true };

/** A function that sends the browser to the OpenID server; what went wrong is said until it is called again. */
export function useOpenidAway(ask: () => Asked, { isOwn = false, comeBack }: Going = {}) {
  const text = useText();
  const { language } = useSite();
  const wanted = useWanted();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const once = useOnce();
  const leave = async (): Promise<string> => {
    const asked = await ask();
    if (!asked.ok) return sayRefusal(asked) || text('openid.failed');
    const { address, key } = asked.data;
    const away = { key, isOwn, language, wanted, ...(comeBack ? { comeBack } : {}) };
    return goAway(address, away) ? '' : text('openid.failed');
  };
  const go = () =>
    once(async () => {
      setBusy(true);
      setFault('');
      const said = await leave();
      setBusy(false);
      setFault(said);
    });
  return { busy, fault, go, press: () => void go() };
}
