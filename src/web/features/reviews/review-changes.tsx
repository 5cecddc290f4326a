import { type MouseEvent, useId } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { type ChangeKind, changeKinds, reviewLimits } from '#contract/reviews.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Select } from '#web/ui/select.tsx';
import { hasLostLine, linesFor } from './changed-lines.ts';
import { type Draft, type DraftChange, doubled, newChange } from './draft.ts';
import styles from './review-fields.module.css';
import type { ReviewForm } from './use-review-form.ts';

type Props = {
  food: RecipeDetailReply;
  draft: Draft;
  form: ReviewForm;
  set: (part: Partial<Draft>) => void;
};

/** What was changed, picked from the lines of the recipe. */
export function ReviewChanges({ food, draft, form, set }: Props) {
  const text = useText();
  const { changes } = draft;
  const { busy } = form;
  const isToldAtField = (one: DraftChange) => lacksSomething(one) || hasLostLine(one, food);
  const twice = doubled(draft);
  const isFaulty = form.field === 'changes';
  const faultId = useId();
  const fault =
    isFaulty && twice.size === 0 && !changes.some(isToldAtField) ? form.fault : undefined;
  const put = (change: DraftChange) =>
    set({ changes: changes.map((one) => (one.key === change.key ? change : one)) });
  return (
    <fieldset className={styles.changes} aria-describedby={fault && faultId}>
      <legend>{text('reviewForm.changes')}</legend>
      {changes.map((change, index) => (
        <Change
          key={change.key}
          food={food}
          change={change}
          put={put}
          index={index}
          isFaulty={isFaulty}
          busy={busy}
          lost={isFaulty && hasLostLine(change, food) ? form.fault : undefined}
          isDoubled={twice.has(change.key)}
          taken={changes.filter((one) => one !== change && one.kind !== 'added').map(lineOf)}
          onRemove={(event) => {
            focusNeighbour(event);
            set({ changes: changes.filter(({ key }) => key !== change.key) });
          }}
        />
      ))}
      <FieldError id={faultId} error={fault} />
      {changes.length < reviewLimits.changes && (
        <div>
          <Button
            aria-disabled={busy || undefined}
            onClick={() => set({ changes: [...changes, newChange()] })}
          >
            {text('reviewForm.addChange')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The button goes with its change: the focus goes to the next one's, or to what adds one; at the most of them to the one before. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const all = currentTarget.closest(`.${styles.changes}`)?.querySelectorAll('button') ?? [];
  const at = [...all].indexOf(currentTarget);
  (all[at + 1] ?? all[at - 1])?.focus();
}

const lineOf = ({ lineId }: DraftChange): string => lineId;

/** Whether what was typed is incomplete, which is told where it is. */
const lacksSomething = ({ kind, lineId, text }: DraftChange): boolean =>
  (kind !== 'added' && lineId === '') ||
  ((kind === 'added' || kind === 'swapped') && text.trim() === '');

/** The line that was picked, and how it reads. */
function pickedIn({ value, selectedOptions: [option] }: HTMLSelectElement) {
  return { lineId: value, picked: { id: value, line: option?.label ?? '' } };
}

type ChangeProps = {
  food: RecipeDetailReply;
  change: DraftChange;
  index: number;
  /** Whether what lacks here was asked for. */
  isFaulty: boolean;
  /** What is said of its line where the recipe has that no more. */
  lost: string | undefined;
  /** Whether an earlier change names its line. */
  isDoubled: boolean;
  /** The lines of the others: one is changed once. */
  taken: readonly string[];
  busy: boolean;
  put: (change: DraftChange) => void;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
};

function Change({ change, index, isFaulty, put, onRemove, ...rest }: ChangeProps) {
  const text = useText();
  const missing = (label: string, value: string) =>
    isFaulty && value.trim() === '' ? text('error.field_missing', { field: label }) : undefined;
  const lines = linesFor(change, rest.food).filter(
    ({ value }) => value === change.lineId || !rest.taken.includes(value),
  );
  const twice = isFaulty && rest.isDoubled ? text('reviewForm.lineTwice') : undefined;
  return (
    <fieldset className={styles.change}>
      <legend className="visually-hidden">{text('reviewForm.change', { n: index + 1 })}</legend>
      <Select
        label={text('reviewForm.kind')}
        value={change.kind}
        options={changeKinds.map((value) => ({ value, label: text(`reviewForm.kind.${value}`) }))}
        onChange={({ target }) => put({ ...change, kind: target.value as ChangeKind })}
      />
      {change.kind !== 'added' && (
        <Select
          label={text('reviewForm.line')}
          error={twice ?? rest.lost ?? missing(text('reviewForm.line'), change.lineId)}
          value={change.lineId}
          prompt="–"
          options={lines}
          onChange={({ target }) => put({ ...change, ...pickedIn(target) })}
        />
      )}
      {(change.kind === 'added' || change.kind === 'swapped') && (
        <TextField
          label={text('reviewForm.what')}
          error={missing(text('reviewForm.what'), change.text)}
          value={change.text}
          readOnly={rest.busy}
          maxLength={reviewLimits.changeText}
          dir="auto"
          onChange={({ target }) => put({ ...change, text: target.value })}
        />
      )}
      <Button size="small" aria-disabled={rest.busy || undefined} onClick={onRemove}>
        {text('reviewForm.removeChange')}
      </Button>
    </fieldset>
  );
}
