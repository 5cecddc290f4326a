import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
} from 'react';
import type { LineReading as Reading } from '#domain/kitchen/line-reading.ts';
import { useText } from '#web/page/text.ts';
import { ArrowDownIcon, DragIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { ArrowUpIcon } from '#web/ui/icons.tsx';
import type { Row } from '../draft/draft-rows.ts';
import { isHeadingRow, rowText, shownText } from '../draft/heading-rows.ts';
import { LineReading } from './line-reading.tsx';
import styles from './line-row.module.css';
import type { Lines } from './use-lines.ts';

type Props = {
  name: 'ingredientList' | 'stepList';
  row: Row;
  /** What the row is called: 'Ingredient 2'. */
  label: string;
  /** Where it stands, for lists whose order counts. */
  number: number | undefined;
  error: string | undefined;
  /** How the line was understood; null as long as that is not known, undefined where nobody tells. */
  reading: Reading | null | undefined;
  /** Names the fault of the whole list, on the row that stands for it. */
  listErrorId: string | undefined;
  isOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  lines: Lines;
  onDragStart: (id: string, event: PointerEvent) => void;
  below: ReactNode;
};

/**
 * One line: Enter adds the next, Backspace in an empty one removes it. A heading is a line with a look
 * of its own; Backspace before its first letter makes it a line again.
 */
export function LineRow({ name, row, label, number, error, reading, ...props }: Props) {
  const { isDragged, lines, listErrorId } = props;
  const isHeading = isHeadingRow(row);
  const errorId = useId();
  const readingId = useId();
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, its keys belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      lines.addAfter(row.id);
    } else if (event.key === 'Backspace' && isHeading && isAtStart(event.currentTarget)) {
      event.preventDefault();
      lines.write(row.id, shownText(row));
    } else if (event.key === 'Backspace' && row.text === '' && !props.isOnly) {
      event.preventDefault();
      lines.remove(row.id);
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (lines.paste(row.id, event.currentTarget, pasted)) event.preventDefault();
  };
  return (
    <li className={classNames(styles.row, isDragged && styles.dragged)}>
      <div className={classNames(styles.line, props.isOnly && styles.only)}>
        {props.isOnly ? null : (
          <span
            className={styles.handle}
            aria-hidden="true"
            onPointerDown={(event) => props.onDragStart(row.id, event)}
          >
            <DragIcon size={20} />
          </span>
        )}
        <div className={styles.field}>
          {number === undefined ? null : (
            // Part of the row's name already.
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          <textarea
            ref={(input) => lines.keep(row.id, input)}
            className={classNames(styles.input, isHeading && styles.heading)}
            data-heading={isHeading ? '' : undefined}
            name={name}
            rows={1}
            aria-label={label}
            placeholder={label}
            aria-invalid={error || listErrorId ? true : undefined}
            aria-describedby={
              classNames(error && errorId, listErrorId, reading && readingId) || undefined
            }
            required
            value={shownText(row)}
            onChange={(event) => lines.write(row.id, rowText(row, event.target.value))}
            onKeyDown={handleKey}
            onPaste={handlePaste}
          />
          {reading !== undefined && <LineReading id={readingId} reading={reading} />}
        </div>
        {props.isOnly ? null : <RowActions row={row} label={label} {...props} />}
      </div>
      <div className={props.isOnly ? undefined : styles.error}>
        <FieldError id={errorId} error={error} />
        {props.below}
      </div>
    </li>
  );
}

const isAtStart = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): boolean =>
  selectionStart === 0 && selectionEnd === 0;

type ActionProps = Pick<Props, 'row' | 'label' | 'lines' | 'isFirst' | 'isLast'>;

function RowActions({ row, label, lines, isFirst, isLast }: ActionProps) {
  const text = useText();
  return (
    <div className={styles.actions}>
      <div className={styles.moves}>
        <button
          type="button"
          className={styles.move}
          aria-label={text('form.moveUp', { row: label })}
          aria-disabled={isFirst || undefined}
          onClick={() => isFirst || lines.move(row.id, -1)}
        >
          <ArrowUpIcon size={18} />
        </button>
        <button
          type="button"
          className={styles.move}
          aria-label={text('form.moveDown', { row: label })}
          aria-disabled={isLast || undefined}
          onClick={() => isLast || lines.move(row.id, 1)}
        >
          <ArrowDownIcon size={18} />
        </button>
      </div>
      <Button
        variant="bare"
        size="small"
        className={styles.remove}
        aria-label={text('form.removeRow', { row: label })}
        onClick={() => lines.remove(row.id)}
      >
        {text('form.remove')}
      </Button>
    </div>
  );
}
