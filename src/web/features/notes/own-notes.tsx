import type { ReactNode } from 'react';
import type { Client } from '#contract/client.ts';
import { LineNote, NoteOpener } from './line-note.tsx';
import { createNotes } from './own-store.ts';
import { RecipeNotes } from './recipe-notes.tsx';
import type { NotePlace } from './use-note.ts';

/** A person's notes on a recipe, as the parts of its page show them. */
export type OwnNotes = {
  /** The note on the whole recipe, and those left over of lines that are not among these. */
  section: (lines: readonly string[]) => ReactNode;
  /** The way to the note on a line. */
  beside: (place: NotePlace) => ReactNode;
  /** The note on a line. */
  below: (place: NotePlace) => ReactNode;
};

/** Asks for a person's notes on a recipe, and answers with what shows them. */
export function openNotes(api: Client, userId: string, recipeId: string): OwnNotes {
  const notes = createNotes(api, userId, recipeId);
  void notes.load();
  const key = `${userId} ${recipeId}`;
  return {
    section: (lines) => <RecipeNotes key={key} notes={notes} lines={lines} />,
    beside: (place) => <NoteOpener key={key} notes={notes} place={place} />,
    below: (place) => <LineNote key={key} notes={notes} place={place} />,
  };
}
