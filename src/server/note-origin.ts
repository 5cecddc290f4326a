import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Deps } from './deps.ts';
import type { HandlerInput } from './http/handler.ts';
import { blockKey } from './limits/address-key.ts';

type Parts = Pick<Deps, 'relaxed' | 'now'>;
type Post = { kind: ReportKind; id: string; userId: string };
type Asked = Pick<HandlerInput<never>, 'address' | 'log'>;

/** Notes for a week from which block of addresses something was posted. What was posted stands, whatever comes of that. */
export async function noteOrigin(
  { relaxed, now }: Parts,
  post: Post,
  { address, log }: Asked,
): Promise<void> {
  await relaxed
    .noteOrigin({ ...post, block: blockKey(address), at: now() })
    .catch((err: unknown) => log.warn({ err }, 'from where it was posted was not noted'));
}
