import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field-error.tsx';
import { ArrowDownIcon, ArrowUpIcon, DragIcon } from '#web/ui/icons.tsx';
import type { Row } from '../draft/draft-rows.ts';
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
  /** Names the fault of the whole list, on the row that stands for it. */
  listErrorId: string | undefined;
  isOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  lines: Lines;
  onDragStart: (id: string, event: PointerEvent) => void;
};

/** One line: Enter adds the next, Backspace in an empty one removes it. */
export function LineRow({ name, row, label, number, error, listErrorId, ...props }: Props) {
  const { isDragged, lines } = props;
  const errorId = useId();
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes a word, its keys belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      lines.addAfter(row.id);
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
            className={styles.input}
            name={name}
            rows={1}
            aria-label={label}
            placeholder={label}
            aria-invalid={error || listErrorId ? true : undefined}
            aria-describedby={classNames(error && errorId, listErrorId) || undefined}
            required
            value={row.text}
            onChange={(event) => lines.write(row.id, event.target.value)}
            onKeyDown={handleKey}
            onPaste={handlePaste}
          />
        </div>
        {props.isOnly ? null : <RowActions row={row} label={label} {...props} />}
      </div>
      <div className={props.isOnly ? undefined : styles.error}>
        <FieldError id={errorId} error={error} />
      </div>
    </li>
  );
}

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
