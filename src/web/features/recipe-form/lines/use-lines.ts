import { useEffect, useRef, useState } from 'react';
import {
  insertAfter,
  moveRow,
  newRow,
  pasteRows,
  type Row,
  removeRow,
  setRow,
  splitPasted,
} from '../draft/draft-rows.ts';
import { headingMark } from '../draft/heading-rows.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;
/** A row's way, in the rows as they were before. */
type Move = { rows: Row[]; from: number; to: number };

export type Lines = ReturnType<typeof useLines>;

/** What can be done to the lines of a list, with the focus following each step. */
export function useLines(rows: Row[], onChange: (rows: Row[]) => void) {
  const focus = useFollowingFocus();
  const [moved, setMoved] = useState<Move | null>(null);
  const apply = (next: Row[], focusId: string | null) => {
    focus.want(focusId);
    onChange(next);
  };
  return {
    /** The last move by button, for the announcement. */
    moved,
    keep: focus.keep,
    write(id: string, text: string) {
      onChange(setRow(rows, id, text));
    },
    /** Adds an empty row after `id`, or at the end, and goes there; `text` is that of a heading without a name. */
    addAfter(id: string | null, text = '') {
      const row = newRow(text);
      apply(insertAfter(rows, id, [row]), row.id);
    },
    /** Removes a row and goes to its neighbour. */
    remove(id: string) {
      const index = rows.findIndex((row) => row.id === id);
      const neighbour = rows[index - 1] ?? rows[index + 1];
      apply(removeRow(rows, id), neighbour?.id ?? null);
    },
    /** Moves a row one place; the pressed button keeps the focus because its row moves along. */
    move(id: string, step: 1 | -1) {
      const from = rows.findIndex((row) => row.id === id);
      onChange(moveRow(rows, from, from + step));
      setMoved({ rows, from, to: from + step });
    },
    /** Turns a pasted list into rows; says whether it was one. */
    paste(id: string, input: Input, pasted: string): boolean {
      const lines = splitPasted(pasted);
      if (lines.length < 2) return false;
      const start = input.selectionStart ?? input.value.length;
      const end = input.selectionEnd ?? start;
      const hidden = input.dataset.heading === undefined ? 0 : headingMark.length;
      const selection = { start: start + hidden, end: end + hidden };
      const result = pasteRows(rows, id, selection, lines);
      apply(result.rows, result.last);
      return true;
    },
  };
}

/** Puts the focus on a row's input once React has drawn it. */
function useFollowingFocus() {
  const inputs = useRef(new Map<string, Input>());
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    inputs.current.get(wanted.current)?.focus();
    wanted.current = null;
  });
  return {
    keep(id: string, input: Input | null) {
      if (input) inputs.current.set(id, input);
      else inputs.current.delete(id);
    },
    want(id: string | null) {
      wanted.current = id;
    },
  };
}
