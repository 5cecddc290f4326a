import { visitor } from './draft-owner.ts';
import {
  holdSlot,
  isHeld,
  releaseSlot,
  rememberedSlot,
  rememberSlot,
  slotsOf,
} from './draft-slot.ts';
import { findUsed, moveDraft } from './draft-store.ts';

let taking = Promise.resolve();

/**
 * Gives the drafts that were written without a login to the account that has logged in: each goes
 * into an empty slot of theirs, so that none they have is overwritten. What another tab still
 * shows is left to that tab. Never rejects.
 */
export function takeAlong(form: string, owner: string): Promise<void> {
  taking = taking
    .then(() => takeAll(form, owner))
    .catch((error) => console.error('A draft was not taken along', error));
  return taking;
}

async function takeAll(form: string, owner: string): Promise<void> {
  // What was typed in this very tab is what its person wants to see again.
  const ownSlot = rememberedSlot(form, visitor);
  for (const from of await findUsed(slotsOf(form, visitor))) {
    if (!(await holdSlot(from))) continue;
    const to = await holdEmptySlot(form, owner);
    // Another tab may have taken it while this one waited.
    const isStillThere = (await findUsed([from])).length > 0;
    if (to && isStillThere) {
      const isMoved = await moveDraft(from, to);
      if (isMoved && from === ownSlot) rememberSlot(form, owner, to);
    }
    await Promise.all([from, ...(to ? [to] : [])].map(releaseSlot));
  }
}

/** A slot without a draft that no form shows, held; null when all are taken. */
async function holdEmptySlot(form: string, owner: string): Promise<string | null> {
  const slots = slotsOf(form, owner);
  const used = await findUsed(slots);
  for (const slot of slots) {
    if (!used.includes(slot) && !isHeld(slot) && (await holdSlot(slot, 0))) return slot;
  }
  return null;
}
