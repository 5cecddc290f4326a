import { useId } from 'react';
import styles from './radio-group.module.css';

type Props = {
  legend: string;
  legendHidden?: boolean;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** One choice of a few, as pills over the system's own radio buttons. */
export function RadioGroup({
  legend,
  legendHidden,
  name,
  options,
  value,
  onChange,
  className,
}: Props) {
  const id = useId();
  return (
    <fieldset className={className}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <span key={option.value} className={styles.option}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <label htmlFor={`${id}-${option.value}`} className={styles.label}>
              {option.label}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
