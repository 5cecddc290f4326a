import { useState } from 'react';

/** What the browser keeps of a form: all of it, the words without every photo, or not even the words. */
export type Kept = 'all' | 'words' | 'nothing';

/** The part of a form that is its words; its photos are parts by their keys. */
export const wordsPart = 'words';

/** Notes what the browser answered when a part of a form was to be kept. */
export type NoteKept = (part: string, answer: boolean | Promise<boolean>) => void;

/**
 * Remembers which parts of a form the browser refused to keep. Of each part the answer to what was asked last counts, and
 * `tell` hears of a change alone, so that nothing is said again at each key press.
 */
export function createRefusals(tell: (refused: ReadonlySet<string>) => void): NoteKept {
  const asked = new Map<string, number>();
  let refused: ReadonlySet<string> = new Set();
  const take = (part: string, turn: number, isKept: boolean) => {
    if (asked.get(part) !== turn || isKept === !refused.has(part)) return;
    const others = [...refused].filter((one) => one !== part);
    refused = new Set(isKept ? others : [...others, part]);
    tell(refused);
  };
  return (part, answer) => {
    const turn = (asked.get(part) ?? 0) + 1;
    asked.set(part, turn);
    if (typeof answer === 'boolean') take(part, turn, answer);
    else void answer.then((isKept) => take(part, turn, isKept));
  };
}

/** What is kept of a form that needs its words and these photos kept. */
export function keptOf(refused: ReadonlySet<string>, photos: readonly string[]): Kept {
  if (refused.has(wordsPart)) return 'nothing';
  return photos.some((key) => refused.has(key)) ? 'words' : 'all';
}

/** What the browser refused to keep of the form that calls this, and where its answers are noted. */
export function useRefusals() {
  const [refused, setRefused] = useState<ReadonlySet<string>>(() => new Set());
  const [note] = useState(() => createRefusals(setRefused));
  return { refused, note };
}
