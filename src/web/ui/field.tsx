import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

/** What every labelled control takes besides its own attributes. */
export type FieldTexts = {
  label: ReactNode;
  /** A quiet word beside the label, such as 'optional'. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** The ids and states that tie a control to its label, hint and error. */
type ControlTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FrameProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
};

/** Label above, control, then hint and error, all tied to the control for screen readers. */
export function FieldFrame({ label, note, hint, error, id, className, children }: FrameProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {note ? <span className={styles.note}>{note}</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

type TextFieldProps = FieldTexts & ComponentProps<'input'> & { action?: ReactNode };

/** One line of text; `action` is a small button at the end of the control. */
export function TextField({
  label,
  note,
  hint,
  error,
  id,
  className,
  action,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(ties) => (
        <div className={classNames(styles.frame, action ? styles.withAction : null)}>
          <input type="text" className={styles.control} {...rest} {...ties} />
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
      )}
    </FieldFrame>
  );
}

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, note, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(ties) => (
        <textarea
          rows={4}
          className={classNames(styles.control, styles.area)}
          {...rest}
          {...ties}
        />
      )}
    </FieldFrame>
  );
}
