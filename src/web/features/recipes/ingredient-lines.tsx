import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import type { Piece } from '#domain/kitchen/show-text.ts';
import { sectionsOf } from '#domain/recipes/sections.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './ingredient-lines.module.css';
import { ShownText } from './shown-text.tsx';

type Props = {
  lines: readonly string[];
  /** Which of the lines are headings. */
  headings: readonly number[];
  /** The lines in other amounts. */
  scaled?: readonly Piece[][] | undefined;
  ticked: ReadonlySet<number>;
  /** The lines that stand out. */
  marked: readonly number[];
  onTick: (lines: readonly number[], isTicked: boolean) => void;
  /** A person comes near the lines: their amounts may be wanted. */
  onNear: () => void;
  /** A person pressed an amount of a line. */
  onHave: (line: number, amount: number) => void;
  /** What its reader noted on a line. */
  noteOn?: ((line: number) => LineNote | undefined) | undefined;
};

/** What stands beside a line and what below it, for its reader alone. */
export type LineNote = { beside: ReactNode; below: ReactNode };

/**
 * The lines of ingredients; ticking one strikes it through, without JavaScript too. What was ticked before
 * the page came alive stays ticked.
 */
export function IngredientLines({ lines, headings, scaled, ticked, ...rest }: Props) {
  const { marked, onTick, onNear, onHave, noteOn } = rest;
  const words = useRecipeWords();
  const all = useTickedBoxes(ticked, onTick);
  useNear(all, onNear);
  useMarkedInView(all, marked);
  return (
    <div ref={all}>
      {sectionsOf(lines, (_, index) => headings.includes(index)).map((section, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat and never move.
        <Fragment key={part}>
          {section.heading !== null && (
            <h3 className={styles.heading} {...words}>
              {section.heading}
            </h3>
          )}
          {section.lines.length > 0 && (
            <ul className={styles.list}>
              {section.lines.map(({ text: line, index }) => (
                <li
                  key={index}
                  className={styles.item}
                  data-marked={marked.includes(index) || undefined}
                  {...words}
                >
                  <Checkbox
                    label={
                      <ShownText
                        text={withoutFixing(line)}
                        pieces={scaled?.[index]}
                        onHave={(amount) => onHave(index, amount)}
                      />
                    }
                    className={styles.line}
                    autoComplete="off"
                    value={index}
                    onChange={(event) => onTick([index], event.target.checked)}
                  />
                  <Noted note={noteOn?.(index)} />
                </li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Noted({ note }: { note: LineNote | undefined }) {
  if (!note) return null;
  return (
    <>
      <span className={styles.beside}>{note.beside}</span>
      {note.below}
    </>
  );
}

/** Tells once that a pointer, a finger or the focus has come to the element. */
function useNear(element: RefObject<HTMLElement | null>, onNear: () => void) {
  useEffect(() => {
    const one = element.current;
    const events = ['pointerenter', 'focusin'];
    for (const event of events) one?.addEventListener(event, onNear, { once: true });
    return () => {
      for (const event of events) one?.removeEventListener(event, onNear);
    };
  }, [element, onNear]);
}

/** Boxes that the browser may have changed before React knew of them are set by hand. */
function useTickedBoxes(ticked: Props['ticked'], onTick: Props['onTick']) {
  const all = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const boxes = [...(all.current?.querySelectorAll('input') ?? [])];
    const early = boxes.filter(({ checked }) => isNew.current && checked).map(lineOf);
    isNew.current = false;
    for (const box of boxes) box.checked = ticked.has(lineOf(box)) || early.includes(lineOf(box));
    if (early.some((line) => !ticked.has(line))) onTick(early, true);
  }, [ticked, onTick]);
  return all;
}

const lineOf = ({ value }: HTMLInputElement) => Number(value);

/** In a column that scrolls, lines that stand out are scrolled to where none of them is in view. */
function useMarkedInView(all: { current: HTMLElement | null }, marked: readonly number[]): void {
  const key = marked.join();
  useEffect(() => {
    const column = all.current?.closest('section');
    const lines = key ? [...(all.current?.querySelectorAll('[data-marked]') ?? [])] : [];
    const [first] = lines;
    if (!first || !column || column.scrollHeight <= column.clientHeight) return;
    const { top, bottom, height } = column.getBoundingClientRect();
    const isSeen = lines.some((line) => {
      const box = line.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom - height / 6;
    });
    if (!isSeen) column.scrollTop += first.getBoundingClientRect().top - top - height / 3;
  }, [all, key]);
}
