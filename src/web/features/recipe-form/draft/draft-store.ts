import { readStored } from '#web/data/browser-storage.ts';
import { storeDraft } from '#web/data/kept-draft.ts';
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

/** A draft as it is kept, in both places alike, with the moment of its last change; the later copy counts. */
export type KeptDraft = Draft & { keptAt?: number };

/** The kept text of a form, or null when there is none that can be read. */
export async function readDraft(slot: string): Promise<KeptDraft | null> {
  const [near, safe] = [asDraft(readStored(keyOf(slot))), asDraft(await readKept('texts', slot))];
  if (!near || !safe) return near ?? safe;
  return (safe.keptAt ?? 0) > (near.keptAt ?? 0) ? safe : near;
}

/**
 * Keeps the text of a form: in local storage at once, which a reload and a crash of the tab
 * leave alone, and in the database, which outlives the browser, once the promise settles. Says
 * whether one of them has it, which is enough to find it again, and never rejects. What was only found again stays of its
 * moment.
 */
export async function writeDraft(
  slot: string,
  draft: Draft,
  keptAt = Date.now(),
): Promise<boolean> {
  const kept: KeptDraft = { ...draft, keptAt };
  const isNear = storeDraft(keyOf(slot), kept);
  const isSafe = await writeLatest(slot, kept);
  return isNear || isSafe;
}

/** Forgets the text of a form, in both places once the promise settles. */
export async function removeDraft(slot: string): Promise<void> {
  storeDraft(keyOf(slot), null);
  await writeLatest(slot, null);
}

/** Which of these slots keep a text or a photo, however old. */
export async function findUsed(slots: readonly string[]): Promise<string[]> {
  const kept = new Set((await Promise.all([readKeys('texts'), readKeys('photos')])).flat());
  return slots.filter((slot) => kept.has(slot) || readStored(keyOf(slot)) !== null);
}

/**
 * Moves a draft to another slot, its photos included; it is never in neither. Where the browser has no room for both it
 * stays where it was, and the answer is false.
 */
export async function moveDraft(from: string, to: string): Promise<boolean> {
  const [draft, photo, files] = await Promise.all([
    readDraft(from),
    readPhoto(from),
    readMorePhotos(from),
  ]);
  const written = await Promise.all([
    draft ? writeDraft(to, draft, draft.keptAt) : true,
    photo ? writePhoto(to, photo) : true,
    ...[...files].map(([key, file]) => writePhoto(fileSlot(to, key), file)),
  ]);
  const isMoved = written.every(Boolean);
  const left = isMoved ? from : to;
  await Promise.all([removeDraft(left), removePhotos(left)]);
  return isMoved;
}

const waiting = new Map<string, KeptDraft | null>();
const running = new Map<string, Promise<boolean>>();

/**
 * Writes to the database one after the other; of those that wait only the last is written, and all are told what became
 * of that one.
 */
function writeLatest(slot: string, kept: KeptDraft | null): Promise<boolean> {
  waiting.set(slot, kept);
  const under = running.get(slot) ?? writeWaiting(slot);
  running.set(slot, under);
  return under;
}

async function writeWaiting(slot: string): Promise<boolean> {
  let isWritten = true;
  while (waiting.has(slot)) {
    const next = waiting.get(slot) ?? null;
    waiting.delete(slot);
    isWritten = await writeKept('texts', slot, next);
  }
  // Not a turn later: what is asked for in between would wait for a write that nobody begins.
  running.delete(slot);
  return isWritten;
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
