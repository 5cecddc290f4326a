import type { ReplyOf } from '#contract/define.ts';
import type { listPasskeys } from '#contract/passkeys.ts';
import { useApi } from '#web/data/api.ts';
import { useOwn } from '#web/data/use-own.ts';

export type Passkeys = ReplyOf<typeof listPasskeys>;

/** One's own passkeys, asked for in the browser; what changes them answers with the list as it is then. */
export function useOwnPasskeys() {
  return useOwn(useApi().listPasskeys);
}
