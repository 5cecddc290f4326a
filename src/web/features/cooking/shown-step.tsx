import { type ReactNode, useId } from 'react';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import type { CookStep } from './cook-steps.ts';
import styles from './shown-step.module.css';

type StepProps = {
  step: CookStep;
  all: number;
  children: ReactNode;
  ingredients: ReactNode[];
  photo: ReactNode;
  /** What the cook noted on it: shown, and not read out when it comes. */
  note?: ReactNode;
};

/** One step as large as it may be, with what it uses and its photo. It is read out when it comes. */
export function ShownStep({ step, all, children, ingredients, photo, note }: StepProps) {
  const text = useText();
  const words = useRecipeWords();
  const uses = ingredients.length > 0;
  return (
    <div className={styles.step}>
      <div className={styles.words}>
        <div aria-live="polite" aria-atomic="true">
          {step.heading !== null && (
            <p className={styles.section} {...words}>
              {step.heading}
            </p>
          )}
          <h2 className={styles.number}>{text('cooking.step', { n: step.number, all })}</h2>
          <p className={styles.text} data-length={lengthOf(step.text)} {...words}>
            {children}
          </p>
        </div>
        {note}
      </div>
      {(uses || photo) && (
        <div className={styles.beside}>
          {uses && <Uses lines={ingredients} />}
          {photo}
        </div>
      )}
    </div>
  );
}

function Uses({ lines }: { lines: ReactNode[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <section className={styles.uses} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('cooking.uses')}</h3>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never move.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Short steps are written larger. */
function lengthOf({ length }: string): 'short' | 'medium' | 'long' {
  if (length < 90) return 'short';
  return length < 220 ? 'medium' : 'long';
}
