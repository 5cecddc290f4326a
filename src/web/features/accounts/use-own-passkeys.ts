import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/define.ts';
import type { listPasskeys } from '#contract/passkeys.ts';
import { useApi } from '#web/data/api.ts';

export type Passkeys = ReplyOf<typeof listPasskeys>;

/** One's own passkeys, asked for in the browser; what changes them answers with the list as it is then. */
export function useOwnPasskeys() {
  const api = useApi();
  const [own, keep] = useState<Passkeys | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await api.listPasskeys({});
    if (result.ok) keep(result.data);
    else setFailed(true);
  }, [api]);
  useEffect(() => void load(), [load]);
  return { own, failed, load, keep };
}
