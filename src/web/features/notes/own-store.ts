import type { Client } from '#contract/client.ts';
import type { NoteReply } from '#contract/notes.ts';
import { draftKeys, readDraft, replaceDraft } from '#web/data/kept-draft.ts';
import { createStore, type Store } from '#web/data/store.ts';
import { whyKept } from '#web/data/use-own.ts';

/** A note as the site has it; of one on a line also how that line read. */
type KeptNote = NoteReply & { line?: string };

/** What is typed and not kept yet, which note it started from, and on which line it is. */
export type Draft = { text: string; base: string; line?: string | undefined };

/** A note where it stands: what is kept, and what becomes of what is typed. */
export type Place = {
  kept: KeptNote;
  draft: Draft | null;
  /** Whether this browser has what is typed, the tab closed meanwhile. */
  isKept: boolean;
  /** What the note says since it was changed elsewhere. */
  other: NoteReply | null;
  fault: string | undefined;
  outcome: 'saved' | 'deleted' | null;
  busy: boolean;
};

/** A place where nothing is noted. */
export const untouched: Place = {
  kept: { text: '' },
  draft: null,
  isKept: true,
  other: null,
  fault: undefined,
  outcome: null,
  busy: false,
};

/** Places by the id of their line; the recipe itself is the place without a name. */
type Places = ReadonlyMap<string, Place>;

export const wholeRecipe = '';

export type NotesState = {
  /** Null until they were told. */
  places: Places | null;
  failed: boolean;
  /** Why they are kept from the person, as in `whyKept`. */
  why: string;
};

/** What a person noted on a recipe and its lines, for all that shows it on a page. */
export type NotesStore = {
  store: Store<NotesState>;
  userId: string;
  recipeId: string;
  api: Client;
  load(): Promise<void>;
  /** The notes as the site has them now; null where it does not say. */
  ask(): Promise<Map<string, KeptNote> | null>;
  change(place: string, part: Partial<Place>): void;
};

/** Holds a person's notes on a recipe; it asks for them once it is told to. */
export function createNotes(api: Client, userId: string, recipeId: string): NotesStore {
  const store = createStore<NotesState>({ places: null, failed: false, why: '' });
  const ask = async () => {
    const result = await api.getNote({ params: { recipeId } });
    store.set({ ...store.get(), why: whyKept(result) });
    if (!result.ok) return null;
    const { note, lines } = result.data;
    const onLines = lines.map(({ lineId, ...kept }) => [lineId, kept] as const);
    return new Map<string, KeptNote>([[wholeRecipe, note], ...onLines]);
  };
  return {
    store,
    userId,
    recipeId,
    api,
    ask,
    async load() {
      store.set({ ...store.get(), failed: false });
      const kept = await ask();
      if (!kept) return store.set({ ...store.get(), failed: true });
      store.set({ places: withDrafts(kept, userId, recipeId), failed: false, why: '' });
    },
    change(place, part) {
      const { places, ...rest } = store.get();
      const before = places?.get(place) ?? untouched;
      store.set({ ...rest, places: new Map(places).set(place, { ...before, ...part }) });
    },
  };
}

const startOf = (recipeId: string) => `note:${recipeId}`;

/** Under which key the browser keeps what is typed at a place. */
export function draftKey({ userId, recipeId }: NotesStore, place: string): string {
  return `${startOf(recipeId)}${place && `/${place}`}@${userId}`;
}

const isWhole = ({ text, base }: Partial<Draft>) =>
  typeof text === 'string' && typeof base === 'string';

/** What is kept, with what this browser has that was typed and not kept; what says the same is forgotten. */
function withDrafts(kept: Map<string, KeptNote>, userId: string, recipeId: string): Places {
  const places = new Map([...kept].map(([place, note]) => [place, { ...untouched, kept: note }]));
  for (const key of draftKeys(startOf(recipeId))) {
    if (!key.endsWith(`@${userId}`)) continue;
    const place = key.slice(startOf(recipeId).length + 1, -userId.length - 1);
    const draft = readDraft<Draft>(key, isWhole);
    const before: Place = places.get(place) ?? untouched;
    if (!draft) continue;
    if (draft.text.trim() === before.kept.text) replaceDraft(key, draft, null);
    else places.set(place, { ...before, draft });
  }
  return places;
}
