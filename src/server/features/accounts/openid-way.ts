import type { askOpenid } from '#contract/openid.ts';
import { minuteMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import type { HandlerInput } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import { OpenidFault, type OpenidPerson } from '#server/openid/openid-server.ts';
import type { OpenidPurpose } from '#storage/features/accounts/rows.ts';

/** So long somebody may take to log in at the server. */
const awayMs = 10 * minuteMs;

type Log = HandlerInput<typeof askOpenid>['log'];
type Purpose = { purpose: OpenidPurpose; userId: string | null };

/** The server and what this site knows it by; refuses where there is none. */
export function openidOf({ openid: server, config: { openid } }: Deps) {
  if (!server || !openid) throw new Refusal('openid_off');
  return { server, ...openid };
}

/** Sends a browser to the server: where to, and what only that browser is told. */
export async function sendAway(deps: Deps, { purpose, userId }: Purpose, log: Log) {
  const { server } = openidOf(deps);
  const way = { state: newToken(), nonce: newToken(), verifier: newToken() };
  const address = await server
    .wayTo({ ...way, isAnew: purpose === 'confirm' })
    .catch((error: unknown) => refuse(deps, error, log));
  const key = newToken();
  const flow = { keyHash: hashToken(key), purpose, userId, ...way };
  await deps.writer.beginOpenidFlow({ ...flow, expiresAt: deps.now() + awayMs });
  return { address, key };
}

type Back = { key: string; answer: string };

/** Whom the server names to the browser that was sent there for one of these purposes, once. */
export async function comeBack(
  deps: Deps,
  { key, answer }: Back,
  { purposes, userId }: { purposes: readonly OpenidPurpose[]; userId: string | null },
  log: Log,
): Promise<{ purpose: OpenidPurpose; person: OpenidPerson }> {
  const { server } = openidOf(deps);
  const flow = await deps.writer.takeOpenidFlow(hashToken(key), deps.now());
  if (!flow || flow.userId !== userId || !purposes.includes(flow.purpose)) {
    throw new Refusal('openid_over');
  }
  const person = await server
    .nameOf(answer, { ...flow, isAnew: flow.purpose === 'confirm' })
    .catch((error: unknown) => refuse(deps, error, log));
  return { purpose: flow.purpose, person };
}

/** Says in words that the server is away, or that it named nobody; why stands in the log. */
function refuse(deps: Deps, error: unknown, log: Log): never {
  if (!(error instanceof OpenidFault)) throw error;
  log.warn({ event: 'openid', reason: error.message }, `the OpenID server: ${error.kind}`);
  const code = error.kind === 'unreachable' ? 'openid_unreachable' : 'openid_refused';
  throw new Refusal(code, { values: { server: openidOf(deps).label } });
}
