import { readStored, writeStored } from '#web/shared/browser-storage.ts';
import { hasDraft } from './draft-store.ts';

const slotsPerForm = 5;
/** How long a reloaded tab waits for the page it replaces to let go of its slot. */
const reloadPatience = 1000;
const claimed = new Map<string, Promise<string>>();

/**
 * Which slot keeps the draft of a form in this tab. Two tabs with the same form get two
 * slots, so that neither overwrites what was typed in the other; a tab that opens later
 * takes up a draft whose tab is gone. A tab holds its slot, by a lock, until it closes.
 */
export function claimSlot(form: string): Promise<string> {
  const known = claimed.get(form);
  if (known) return known;
  const claiming = findSlot(form);
  claimed.set(form, claiming);
  return claiming;
}

async function findSlot(form: string): Promise<string> {
  // Browsers lock only under https and on this machine; elsewhere all tabs share one draft.
  if (!navigator.locks) return form;
  const rememberedKey = `draftSlot:${form}`;
  const remembered = readStored(rememberedKey, 'sessionStorage');
  if (typeof remembered === 'string' && (await holdSlot(remembered, reloadPatience))) {
    return remembered;
  }
  const slots = [form, ...Array.from({ length: slotsPerForm - 1 }, (_, n) => `${form}:${n + 2}`)];
  const isUsed = await Promise.all(slots.map(hasDraft));
  const used = slots.filter((_, index) => isUsed[index]);
  for (const slot of [...used, ...slots.filter((slot) => !used.includes(slot))]) {
    if (await holdSlot(slot, 0)) {
      writeStored(rememberedKey, slot, 'sessionStorage');
      return slot;
    }
  }
  return form;
}

/** Takes the slot's lock for the life of this page, waiting up to `patience` ms; says whether it did. */
function holdSlot(slot: string, patience: number): Promise<boolean> {
  const options = patience
    ? { signal: AbortSignal.timeout(patience) }
    : ({ ifAvailable: true } as const);
  return new Promise((resolve) => {
    navigator.locks
      .request(`draft:${slot}`, options, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<never>(() => {}) : undefined;
      })
      // Somebody else has it and kept it: the patience ran out.
      .catch(() => resolve(false));
  });
}
