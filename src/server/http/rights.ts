import type { Actor } from './handler.ts';
import { Refusal } from './refusal.ts';

/** Refuses a payload whose `userId` is not the token's user: who acts is the token's user. */
export function refuseOther(actor: Actor, userId: string | undefined): void {
  if (userId !== undefined && userId !== '' && userId !== actor.id) throw new Refusal('not_you');
}
