import { useId } from 'react';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { rowKey } from '../draft/check-draft.ts';
import type { Row } from '../draft/draft-rows.ts';
import styles from './line-list.module.css';
import { LineRow } from './line-row.tsx';
import { useLineDrag } from './use-line-drag.ts';
import { useLines } from './use-lines.ts';

type Props = {
  /** The wire name of the list. */
  name: 'ingredientList' | 'stepList';
  rows: Row[];
  onChange: (rows: Row[]) => void;
  errors: FieldErrors;
  forgive: (key: string) => void;
};

const labels = {
  ingredientList: { row: 'form.ingredient', add: 'form.addIngredient' },
  stepList: { row: 'form.step', add: 'form.addStep' },
} as const;

/** A list that a person writes line by line: add, remove, paste, and reorder by drag or by buttons. */
export function LineList({ name, rows, onChange, errors, forgive }: Props) {
  const text = useText();
  const id = useId();
  const change = (next: Row[]) => {
    for (const row of next) {
      const before = rows.find((known) => known.id === row.id);
      if (before && before.text !== row.text) forgive(rowKey(row));
    }
    onChange(next);
  };
  const lines = useLines(rows, change);
  const drag = useLineDrag(rows, change);
  const rowLabel = (index: number) => text(labels[name].row, { n: index + 1 });
  return (
    <fieldset className={styles.list} aria-describedby={errors[name] && `${id}-error`}>
      <legend className="visually-hidden">{text(`field.${name}`)}</legend>
      <div className={styles.head}>
        <span className={styles.legend} aria-hidden="true">
          {text(`field.${name}`)}
        </span>
        <span className={styles.hint}>{text('form.listHint')}</span>
      </div>
      <ol className={styles.rows} ref={drag.listRef}>
        {rows.map((row, index) => (
          <LineRow
            key={row.id}
            name={name}
            row={row}
            label={rowLabel(index)}
            number={name === 'stepList' ? index + 1 : undefined}
            error={errors[rowKey(row)]}
            // The last row, beside the words: where a list that is too long ends.
            listErrorId={errors[name] && index === rows.length - 1 ? `${id}-error` : undefined}
            isOnly={rows.length === 1}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            isDragged={drag.draggedId === row.id}
            lines={lines}
            onDragStart={drag.start}
          />
        ))}
      </ol>
      <FieldError id={`${id}-error`} error={errors[name]} />
      <Button className={styles.add} size="small" onClick={() => lines.addAfter(null)}>
        {text(labels[name].add)}
      </Button>
      <p className="visually-hidden" role="status">
        {lines.moved
          ? text('form.moved', {
              row: rowLabel(lines.moved.from),
              n: lines.moved.to + 1,
              total: rows.length,
            })
          : null}
      </p>
    </fieldset>
  );
}
