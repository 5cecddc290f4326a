import { Fragment, type ReactNode, useId } from 'react';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { rowKey } from '../draft/check-draft.ts';
import type { Row } from '../draft/draft-rows.ts';
import { headingMark, isHeadingRow, rowLabels } from '../draft/heading-rows.ts';
import { placeOf, type TakenRow } from '../draft/taken-row.ts';
import styles from './line-list.module.css';
import { LineRow } from './line-row.tsx';
import { TakenLine } from './taken-line.tsx';
import { useLineDrag } from './use-line-drag.ts';
import { useLineReader } from './use-line-reader.ts';
import { useLines } from './use-lines.ts';

type Props = {
  /** The wire name of the list. */
  name: 'ingredientList' | 'stepList';
  rows: Row[];
  /** The language that the recipe is written in. */
  language: RecipeLanguage;
  onChange: (rows: Row[]) => void;
  errors: FieldErrors;
  forgive: (key: string) => void;
  /** What stands below a line, by its row and what that is called; nothing below headings. */
  below?: ((row: Row, label: string) => ReactNode) | undefined;
};

const labels = {
  ingredientList: { row: 'form.ingredient', add: 'form.addIngredient' },
  stepList: { row: 'form.step', add: 'form.addStep' },
} as const;

/** A list that a person writes line by line, with headings: add, remove, paste, and reorder by drag or by buttons. */
export function LineList({ name, rows, language, onChange, errors, forgive, below }: Props) {
  const text = useText();
  const id = useId();
  const change = (next: Row[]) => {
    for (const row of next) {
      const before = rows.find((known) => known.id === row.id);
      if (before && before.text !== row.text) forgive(rowKey(row));
    }
    onChange(next);
  };
  const hasReadings = name === 'ingredientList';
  const read = useLineReader(hasReadings);
  const lines = useLines(rows, change);
  const drag = useLineDrag(rows, change);
  const labelsOf = (of: Row[]) => rowLabels(of, labels[name].row, text);
  const rowNames = labelsOf(rows);
  const { taken } = lines;
  const { count, what: told } = lines.told;
  const nameOf = (row: TakenRow) => labelsOf([...row.rows])[row.from] ?? '';
  const takenPlace = taken && placeOf(taken, rows);
  const takenLine = taken && <TakenLine label={nameOf(taken)} onUndo={lines.undo} />;
  const lineNumber = (index: number) =>
    rows.slice(0, index + 1).filter((row) => !isHeadingRow(row)).length;
  return (
    <fieldset className={styles.list} aria-describedby={errors[name] && `${id}-error`}>
      <legend className="visually-hidden">{text(`field.${name}`)}</legend>
      <div className={styles.head}>
        <span className={styles.legend} aria-hidden="true">
          {text(`field.${name}`)}
        </span>
        <span className={styles.hint}>
          {text('form.listHint')}
          {hasReadings && ` ${text('form.fixHint')}`}
        </span>
      </div>
      <ol className={styles.rows} ref={drag.listRef}>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {takenPlace === index && takenLine}
            <LineRow
              name={name}
              row={row}
              label={rowNames[index] ?? ''}
              number={name === 'stepList' && !isHeadingRow(row) ? lineNumber(index) : undefined}
              error={errors[rowKey(row)]}
              reading={hasReadings ? (read?.(row.text, language) ?? null) : undefined}
              // The last row, beside the words: where a list that is too long ends.
              listErrorId={errors[name] && index === rows.length - 1 ? `${id}-error` : undefined}
              isOnly={rows.length === 1}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              isDragged={drag.draggedId === row.id}
              lines={lines}
              onDragStart={drag.start}
              below={isHeadingRow(row) ? null : below?.(row, rowNames[index] ?? '')}
            />
          </Fragment>
        ))}
        {takenPlace === rows.length && takenLine}
      </ol>
      <FieldError id={`${id}-error`} error={errors[name]} />
      <div className={styles.add}>
        <Button size="small" onClick={() => lines.addAfter(null)}>
          {text(labels[name].add)}
        </Button>
        <Button size="small" onClick={() => lines.addAfter(null, headingMark)}>
          {text('form.addHeading')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {told && (
          // Words that come a second time are heard only where they are put there anew.
          <span key={count}>
            {'to' in told
              ? text('form.moved', { row: nameOf(told), n: told.to + 1, total: told.rows.length })
              : text('form.removed', { row: nameOf(told) })}
          </span>
        )}
      </p>
    </fieldset>
  );
}
