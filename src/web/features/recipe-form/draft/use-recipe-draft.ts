import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  fileSlot,
  readMorePhotos,
  readPhoto,
  removePhotos,
  writePhoto,
} from '#web/forms/photo-store.ts';
import { type Kept, keptOf, type NoteKept, useRefusals, wordsPart } from '#web/forms/refusals.ts';
import {
  type Draft,
  type DraftChange,
  differingFields,
  fieldsOfDraft,
  isUntouched,
} from './draft.ts';
import { visitor } from './draft-owner.ts';
import { ownUploads } from './draft-photos.ts';
import { claimSlot } from './draft-slot.ts';
import { type KeptDraft, readDraft, removeDraft, writeDraft } from './draft-store.ts';
import { takeAlong } from './take-along.ts';

export type DraftHolder = {
  /** False until the kept draft has been looked up; the form takes no typing before. */
  ready: boolean;
  draft: Draft;
  photo: File | null;
  /** The files of the photos behind the first, by their keys. */
  files: ReadonlyMap<string, File>;
  /** What came back from an earlier visit; a form that has begun anew since has another key. */
  found: KeptDraft | null;
  /** What of it this browser keeps, as far as it has answered. */
  kept: Kept;
  /** What is in the form at this moment, for a caller that has waited for something. */
  latest: () => Typed;
  change: (change: DraftChange) => void;
  replace: (draft: Draft) => void;
  setPhoto: (photo: File | null) => void;
  /** Takes other files for the photos behind the first. */
  setFiles: (files: ReadonlyMap<string, File>) => void;
  /**
   * Marks, before it leaves, that the draft is sent: a page that ends before the reply knows that the site may have it.
   * Answers with what takes the mark away again, for a reply that says that the site has not.
   */
  markSent: () => () => Promise<void>;
  /** Forgets what is kept and leaves the form as it stands; what was typed on since a form has gone is left. */
  forget: () => Promise<void>;
  /** Forgets what is kept and starts over from `start`, which shows once the promise settles. */
  clear: (start: Draft) => Promise<void>;
};

type Typed = { draft: Draft; photo: File | null; files: ReadonlyMap<string, File> };
type State = Typed & Pick<DraftHolder, 'ready' | 'found'>;

const nothing = { photo: null, found: null } as const;

/** The part of a form that is the file of its first photo. */
const firstPart = 'first photo';

const noteChange = (draft: Draft): Draft =>
  draft.sent ? { ...draft, changedSinceSent: true } : draft;

/**
 * What a person types into the form `form` ('add', 'update:<id>'), the photo included, kept in
 * this browser from the first character until it is cleared: a reload, a crash or a lost
 * login brings it back, to its owner alone. A component keeps the owner it was mounted for; null
 * is an owner who is not known yet.
 */
export function useRecipeDraft(
  form: string,
  owner: string | null,
  createStart: () => Draft,
): DraftHolder {
  const { refused, note } = useRefusals();
  const { state, ...held } = useKeptState(form, owner, createStart);
  const { latest, setState, slot, isHere } = held;
  useKeptText(state, slot, note);
  const edit = useCallback(
    (update: (draft: Draft) => Draft) => setState((now) => ({ ...now, draft: update(now.draft) })),
    [setState],
  );
  const forget = useCallback(async () => {
    if (!isHere.current && !isSameDraft(await readDraft(slot.current), latest.current.draft))
      return;
    await Promise.all([removeDraft(slot.current), removePhotos(slot.current)]);
  }, [slot, latest, isHere]);
  return {
    ...state,
    kept: keptOf(refused, photosToKeep(state)),
    latest: useCallback(() => latest.current, [latest]),
    change: useCallback((change) => edit((draft) => noteChange({ ...draft, ...change })), [edit]),
    replace: useCallback((draft) => edit(() => draft), [edit]),
    markSent: useSentMark(held, edit),
    ...useKeptFiles({ ...held, note }),
    forget,
    clear: useCallback(
      async (start) => {
        // Before it shows: a cook who sees an empty form and reloads it does not get the old one again.
        await forget();
        flushSync(() =>
          setState(() => ({ ...nothing, draft: start, files: new Map(), ready: true })),
        );
      },
      [forget, setState],
    ),
  };
}

type Edit = (update: (draft: Draft) => Draft) => void;

/** Marks a draft as sent, in storage before the request leaves. */
function useSentMark({ latest, slot, isHere }: KeptState, edit: Edit): DraftHolder['markSent'] {
  return useCallback(() => {
    const { sent: before, changedSinceSent } = latest.current.draft;
    edit((draft) => ({ ...draft, sent: fieldsOfDraft(draft) }));
    void writeDraft(slot.current, latest.current.draft);
    return async () => {
      const isAlone =
        !isHere.current && isSameDraft(await readDraft(slot.current), latest.current.draft);
      edit(({ sent: _, changedSinceSent: __, ...draft }) => ({
        ...draft,
        ...(before ? { sent: before } : {}),
        ...(changedSinceSent ? { changedSinceSent } : {}),
      }));
      // A form on the page keeps its text itself.
      if (isAlone) await writeDraft(slot.current, latest.current.draft);
    };
  }, [latest, edit, slot, isHere]);
}

/** Whether what is kept is what a form held when it was sent, and nobody has typed on since. */
function isSameDraft(kept: Draft | null, held: Draft): boolean {
  if (kept?.key !== held.key) return false;
  const isChanged = kept.changedSinceSent && !held.changedSinceSent;
  return !isChanged && differingFields(fieldsOfDraft(kept), fieldsOfDraft(held)).length === 0;
}

/** The photos that are in this browser alone, by their parts. */
function photosToKeep({ draft, photo }: Typed): string[] {
  const unsent = ownUploads(draft).filter(({ id }) => !id);
  return [...(photo ? [firstPart] : []), ...unsent.map(({ key }) => key)];
}

type Slot = ReturnType<typeof useKeptState>['slot'];

/** Keeps the text of a form at every change. */
function useKeptText({ draft, found, ready }: State, slot: Slot, note: NoteKept): void {
  useEffect(() => {
    if (!ready) return;
    const isAsFound = draft === found;
    if (!isUntouched(draft) || draft.sent)
      return note(wordsPart, writeDraft(slot.current, draft, isAsFound ? found.keptAt : undefined));
    void removeDraft(slot.current);
    note(wordsPart, true);
  }, [draft, found, ready, slot, note]);
}

type KeptState = Omit<ReturnType<typeof useKeptState>, 'state'>;

/** The files of the photos, each kept in this browser as soon as it is in the form. */
function useKeptFiles({
  latest,
  setState,
  slot,
  note,
}: KeptState & { note: NoteKept }): Pick<DraftHolder, 'setPhoto' | 'setFiles'> {
  return {
    setPhoto: useCallback(
      (photo) => {
        setState((now) => ({ ...now, photo, draft: noteChange(now.draft) }));
        note(firstPart, writePhoto(slot.current, photo));
      },
      [setState, slot, note],
    ),
    setFiles: useCallback(
      (files) => {
        const before = latest.current.files;
        setState((now) => ({ ...now, files }));
        for (const [key, file] of files) {
          if (before.get(key) !== file) note(key, writePhoto(fileSlot(slot.current, key), file));
        }
        for (const key of before.keys()) {
          if (!files.has(key)) void writePhoto(fileSlot(slot.current, key), null);
        }
      },
      [setState, latest, slot, note],
    ),
  };
}

/** Whether the form is on the page: a submit goes on without it. */
function useIsOnPage(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** The state of a form, found again when it is opened. */
function useKeptState(form: string, owner: string | null, createStart: () => Draft) {
  const [state, show] = useState<State>(() => ({
    ...nothing,
    draft: createStart(),
    files: new Map<string, File>(),
    ready: false,
  }));
  const slot = useRef(form);
  const latest = useRef(state);
  const isHere = useIsOnPage();
  const setState = useCallback((update: (now: State) => State) => {
    latest.current = update(latest.current);
    show(latest.current);
  }, []);

  useEffect(() => {
    if (owner === null) return;
    let isCurrent = true;
    const restore = async () => {
      if (owner !== visitor) await takeAlong(form, owner);
      slot.current = await claimSlot(form, owner);
      const [kept, photo, files] = await Promise.all([
        readDraft(slot.current),
        readPhoto(slot.current),
        readMorePhotos(slot.current),
      ]);
      if (isCurrent) {
        const now = { found: kept, photo, files, ready: true };
        setState((fresh) => ({ ...now, draft: kept ?? fresh.draft }));
      }
    };
    void restore();
    return () => {
      isCurrent = false;
    };
  }, [form, owner, setState]);
  return { state, latest, setState, slot, isHere };
}
