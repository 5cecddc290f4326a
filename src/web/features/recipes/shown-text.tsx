import { type ReactNode, useState } from 'react';
import type { Piece } from '#domain/kitchen/show-text.ts';
import { useText } from '#web/page/text.ts';
import styles from './shown-text.module.css';

type Props = {
  /** As its author wrote it. */
  text: string;
  /** The same in other amounts; null as long as it is shown as written. */
  pieces: readonly Piece[] | null | undefined;
  /** A person pressed the amount at this place among those of the line. */
  onHave?: ((amount: number) => void) | undefined;
  /** Draws a duration as what begins a timer. */
  drawTimer?: ((piece: Piece) => ReactNode) | undefined;
  /** On paper, and within a button, no part of it can be pressed. */
  isPaper?: boolean;
};

/** A line or a step; amounts that are not its author's stand out, and those in other units tell what they were. */
export function ShownText({ text, pieces, onHave, drawTimer, isPaper }: Props) {
  if (!pieces) return text;
  const button = (piece: Piece | undefined) => {
    const { amount, written, duration } = piece ?? {};
    if (!piece) return null;
    if (onHave && amount !== undefined)
      return <HaveButton piece={piece} onHave={() => onHave(amount)} />;
    if (drawTimer && duration) return drawTimer(piece);
    return written && !isPaper ? <Converted piece={piece} /> : null;
  };
  return pieces.map((piece, index) => {
    const drawn = button(piece);
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces never move.
    if (drawn)
      return (
        <span key={index} className={styles.tied}>
          {before && !button(before) && opening.exec(before.text)?.[0]}
          {drawn}
          {after && !button(after) && closing.exec(after.text)?.[0]}
        </span>
      );
    const own = piece.text
      .replace(button(before) ? closing : '', '')
      .replace(button(after) ? opening : '', '');
    if (!piece.isAmount) return own;
    return (
      <b key={index} className={styles.amount}>
        {own}
      </b>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces never move.
  });
}

/** A button may break off from what it is written with: a full stop would begin the next line. */
const closing = /^[.,;:!?)]+/;
const opening = /\($/;

const lookOf = ({ isAmount, written }: Piece) =>
  `${styles.press} ${written ? styles.converted : ''} ${isAmount ? styles.amount : ''}`;

/** An amount of an ingredient: pressed, it asks how much of it there is, and tells what its author wrote. */
function HaveButton({ piece, onHave }: { piece: Piece; onHave: () => void }) {
  const text = useText();
  const title = piece.written
    ? text('kitchen.written', { amount: piece.written })
    : text('kitchen.haveThis');
  return (
    <button
      type="button"
      className={lookOf(piece)}
      title={title}
      aria-haspopup="dialog"
      onClick={onHave}
    >
      {piece.text}
    </button>
  );
}

/** A measure in other units than its author's: pressed, it is as written, and pressed again as chosen. */
function Converted({ piece }: { piece: Piece }) {
  const text = useText();
  const [isWritten, setWritten] = useState(false);
  return (
    <button
      type="button"
      className={lookOf(piece)}
      aria-pressed={isWritten}
      title={text('kitchen.written', { amount: piece.written ?? '' })}
      onClick={() => setWritten(!isWritten)}
    >
      {isWritten ? piece.written : piece.text}
    </button>
  );
}
