import { readStored, writeStored } from '#web/data/browser-storage.ts';
import { authStore } from '#web/session/auth.ts';
import { nameOfDraft, visitor } from './draft-owner.ts';
import { findUsed } from './draft-store.ts';

/** More tabs than that with one form share the first: each would have to be looked for in every place where a draft may be. */
const slotsPerForm = 20;
/** How long a tab waits for the page it replaces to let go of its slot; a tab that is another's double waits in vain. */
const reloadPatience = () => {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return way?.type === 'reload' ? 3000 : 1000;
};

type Claim = { owner: string; slot: Promise<string> };
const claims = new Map<string, Claim>();
/** How to let go of each slot that this page holds; it is free once the promise settles. */
const held = new Map<string, () => Promise<unknown>>();

/** The slots of a form that one owner has, of which each tab takes one. */
export function slotsOf(form: string, owner: string): string[] {
  const name = nameOfDraft(form, owner);
  return [name, ...Array.from({ length: slotsPerForm - 1 }, (_, n) => `${name}:${n + 2}`)];
}

/**
 * Which slot keeps the draft of a form in this tab. Each person has slots of their own. Two tabs
 * with the same form get two of them, so that neither overwrites what was typed in the other; a
 * tab that opens later takes up a draft whose tab is gone. A tab holds its slot, by a lock, until
 * it closes or somebody else logs in.
 */
export function claimSlot(form: string, owner: string): Promise<string> {
  const name = nameOfDraft(form, owner);
  const known = claims.get(name);
  if (known) return known.slot;
  if (claims.size === 0) authStore.subscribe(releaseOthers);
  const slot = findSlot(form, owner);
  claims.set(name, { owner, slot });
  return slot;
}

/** The slot of a form that this tab had last. */
export function rememberedSlot(form: string, owner: string): unknown {
  return readStored(rememberedKey(form, owner), 'sessionStorage');
}

/** Makes a slot the one that this tab takes first. */
export function rememberSlot(form: string, owner: string, slot: string): void {
  writeStored(rememberedKey(form, owner), slot, 'sessionStorage');
}

const rememberedKey = (form: string, owner: string) => `draftSlot:${nameOfDraft(form, owner)}`;

async function findSlot(form: string, owner: string): Promise<string> {
  const slots = slotsOf(form, owner);
  const own = slots.find((slot) => slot === rememberedSlot(form, owner));
  const used = await findUsed(slots);
  // A draft goes before an empty slot: one that waits in a closed tab would never be seen again.
  const wanted = [own && used.includes(own) ? own : null, ...used, own, ...slots];
  for (const slot of new Set(wanted)) {
    if (slot && (await holdSlot(slot, slot === own ? reloadPatience() : 0))) {
      rememberSlot(form, owner, slot);
      return slot;
    }
  }
  return nameOfDraft(form, owner);
}

/** Whether this page holds the slot. */
export function isHeld(slot: string): boolean {
  return held.has(slot);
}

/** Takes the slot's lock for the life of this page, waiting up to `patience` ms; says whether it did. */
export function holdSlot(slot: string, patience = reloadPatience()): Promise<boolean> {
  // Browsers lock only under https and on this machine; elsewhere all tabs share the drafts.
  if (held.has(slot) || !navigator.locks) return Promise.resolve(true);
  const options = patience
    ? { signal: AbortSignal.timeout(patience) }
    : ({ ifAvailable: true } as const);
  return new Promise((resolve) => {
    const whole = navigator.locks
      .request(`draft:${slot}`, options, (lock) => {
        resolve(lock !== null);
        if (!lock) return undefined;
        return new Promise<void>((end) => {
          held.set(slot, () => {
            end();
            return whole;
          });
        });
      })
      // Somebody else has it and kept it: the patience ran out.
      .catch(() => resolve(false));
  });
}

/** Lets go of a slot, and of the claim on it; another may take it once the promise settles. */
export async function releaseSlot(slot: string): Promise<void> {
  const release = held.get(slot);
  held.delete(slot);
  for (const [name, claim] of claims) if ((await claim.slot) === slot) claims.delete(name);
  await release?.();
}

/** Lets go of what belongs to people who are not here any more: they may log in again in another tab. */
function releaseOthers(): void {
  const { user, ended } = authStore.get();
  const present = user?._id ?? ended;
  for (const [name, { owner, slot }] of claims) {
    // A visitor's draft goes to the cook who logs in, and is let go of by that.
    if (owner === visitor || owner === present) continue;
    claims.delete(name);
    void slot.then(releaseSlot);
  }
}
