import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './select.module.css';

type SelectOption = { value: string; label: string };

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** The first, empty choice: what to do here. */
    prompt?: string;
  };

/** The system's own drop-down in the house look, labelled like every field. */
export function Select({
  label,
  note,
  hint,
  error,
  id,
  className,
  options,
  prompt,
  ...rest
}: Props) {
  return (
    <FieldFrame label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(ties) => (
        <span className={styles.frame}>
          <select className={styles.select} {...rest} {...ties}>
            {prompt === undefined ? null : <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <ChevronDownIcon size={20} />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
