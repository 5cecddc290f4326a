import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';
import { readKept, readKeys, writeKept } from '#web/forms/draft-database.ts';
import {
  fileSlot,
  readMorePhotos,
  readPhoto,
  removePhotos,
  writePhoto,
} from '#web/forms/photo-store.ts';
import { type Draft, emptyDraft, noFields } from './draft.ts';
import type { Row } from './draft-rows.ts';

const keyOf = (slot: string) => `draft:${slot}`;

/** A draft as it is kept, in both places alike; the later copy counts. */
type KeptDraft = Draft & { keptAt?: number };

/** The kept text of a form, or null when there is none that can be read. */
export async function readDraft(slot: string): Promise<Draft | null> {
  const [near, safe] = [asDraft(readStored(keyOf(slot))), asDraft(await readKept('texts', slot))];
  if (!near || !safe) return near ?? safe;
  return (safe.keptAt ?? 0) > (near.keptAt ?? 0) ? safe : near;
}

/**
 * Keeps the text of a form: in local storage at once, which a reload and a crash of the tab
 * leave alone, and in the database, which outlives the browser, once the promise settles.
 */
export function writeDraft(slot: string, draft: Draft): Promise<void> {
  const kept: KeptDraft = { ...draft, keptAt: Date.now() };
  writeStored(keyOf(slot), kept);
  return writeLatest(slot, kept);
}

/** Forgets the text of a form, in both places once the promise settles. */
export async function removeDraft(slot: string): Promise<void> {
  removeStored(keyOf(slot));
  await writeLatest(slot, null);
}

/** Which of these slots keep a text or a photo, however old. */
export async function findUsed(slots: readonly string[]): Promise<string[]> {
  const kept = new Set((await Promise.all([readKeys('texts'), readKeys('photos')])).flat());
  return slots.filter((slot) => kept.has(slot) || readStored(keyOf(slot)) !== null);
}

/** Moves a draft to another slot, its photos included; it is never in neither. */
export async function moveDraft(from: string, to: string): Promise<void> {
  const [draft, photo, files] = await Promise.all([
    readDraft(from),
    readPhoto(from),
    readMorePhotos(from),
  ]);
  if (draft) await writeDraft(to, draft);
  if (photo) await writePhoto(to, photo);
  for (const [key, file] of files) await writePhoto(fileSlot(to, key), file);
  await Promise.all([removeDraft(from), removePhotos(from)]);
}

const waiting = new Map<string, KeptDraft | null>();
const running = new Map<string, Promise<void>>();

/** Writes to the database one after the other; of those that wait only the last is written. */
function writeLatest(slot: string, kept: KeptDraft | null): Promise<void> {
  waiting.set(slot, kept);
  const under = running.get(slot) ?? writeWaiting(slot).finally(() => running.delete(slot));
  running.set(slot, under);
  return under;
}

async function writeWaiting(slot: string): Promise<void> {
  while (waiting.has(slot)) {
    const next = waiting.get(slot) ?? null;
    waiting.delete(slot);
    await writeKept('texts', slot, next);
  }
}

function asDraft(stored: unknown): KeptDraft | null {
  if (!stored || typeof stored !== 'object') return null;
  const { base, sent, ...rest } = stored as Partial<Draft>;
  // What was kept by an earlier version of the site lacks the fields that have come since.
  const draft = {
    ...emptyDraft(),
    ...rest,
    ...(base ? { base: { ...base, fields: { ...noFields, ...base.fields } } } : {}),
    ...(sent ? { sent: { ...noFields, ...sent } } : {}),
  };
  return isRows(draft.ingredientList) && isRows(draft.stepList) && Array.isArray(draft.diet)
    ? draft
    : null;
}

function isRows(value: unknown): value is Row[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => typeof row?.id === 'string' && typeof row?.text === 'string')
  );
}
