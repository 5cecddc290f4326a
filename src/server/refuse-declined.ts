import type { Reader } from '#storage/port.ts';
import { Refusal } from './http/refusal.ts';

/** Refuses what somebody would write under what belongs to these people, one of whom has blocked them; why is not said. */
export async function refuseDeclined(
  reader: Pick<Reader, 'isBlocked'>,
  actor: { readonly id: string },
  ...of: readonly string[]
): Promise<void> {
  if (await reader.isBlocked(actor.id, of)) throw new Refusal('declined');
}
