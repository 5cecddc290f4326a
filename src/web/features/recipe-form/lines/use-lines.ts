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
import { hasContent, putBack, type TakenRow } from '../draft/taken-row.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;
/** A row's way, in the rows as they were before. */
type Move = { rows: Row[]; from: number; to: number };
/** What is announced, and how often anything was: the same words may be said of two rows. */
type Told = { count: number; what: Move | TakenRow | null };

export type Lines = ReturnType<typeof useLines>;

/** What can be done to the lines of a list, with the focus following each step. */
export function useLines(rows: Row[], onChange: (rows: Row[]) => void) {
  const focus = useFollowingFocus();
  const [told, setTold] = useState<Told>({ count: 0, what: null });
  const tell = (what: Told['what']) => setTold(({ count }) => ({ count: count + 1, what }));
  const apply = (next: Row[], focusId: string | null) => {
    focus.want(focusId);
    onChange(next);
  };
  const removal = useRemoval(rows, apply, tell);
  return {
    /** The last move by button, or what was taken out since, for the announcement. */
    told,
    keep: focus.keep,
    write(id: string, text: string) {
      onChange(setRow(rows, id, text));
    },
    /** Adds an empty row after `id`, or at the end, and goes there; `text` is that of a heading without a name. */
    addAfter(id: string | null, text = '') {
      const row = newRow(text);
      apply(insertAfter(rows, id, [row]), row.id);
    },
    ...removal,
    /** Moves a row one place; the pressed button keeps the focus because its row moves along. */
    move(id: string, step: 1 | -1) {
      const from = rows.findIndex((row) => row.id === id);
      onChange(moveRow(rows, from, from + step));
      tell({ rows, from, to: from + step });
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

type Apply = (next: Row[], focusId: string | null) => void;

/** How rows are taken out and come back, the last one first; an empty one is not missed. */
function useRemoval(rows: Row[], apply: Apply, tell: (taken: TakenRow | null) => void) {
  const [all, setAll] = useState<readonly TakenRow[]>([]);
  const taken = all.at(-1) ?? null;
  return {
    /** What was taken out last and was not put back. */
    taken,
    /** Takes a row out and goes to its neighbour. */
    remove(id: string) {
      const from = rows.findIndex((row) => row.id === id);
      const neighbour = rows[from - 1] ?? rows[from + 1];
      apply(removeRow(rows, id), neighbour?.id ?? null);
      if (!hasContent({ rows, from })) return;
      setAll([...all, { rows, from }]);
      tell({ rows, from });
    },
    /** Puts back what was taken out last, and goes there. */
    undo() {
      if (!taken) return;
      apply(putBack(taken, rows), taken.rows[taken.from]?.id ?? null);
      setAll(all.slice(0, -1));
      tell(null);
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
