import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  const { heading, ...focus } = useFocusOfStep(step);
  return (
    <div className={styles.step} {...focus}>
      <div className={styles.words}>
        <div aria-live="polite" aria-atomic="true">
          {step.heading !== null && (
            <p className={styles.section} {...words}>
              {step.heading}
            </p>
          )}
          <h2 ref={heading} tabIndex={-1} className={styles.number}>
            {text('cooking.step', { n: step.number, all })}
          </h2>
          <p className={styles.text} data-length={lengthOf(step.text)} {...words}>
            {children}
          </p>
        </div>
        {note}
      </div>
      {(uses || photo) && (
        <div className={styles.beside}>
          {uses && <Uses key={step.number} lines={ingredients} />}
          {photo}
        </div>
      )}
    </div>
  );
}

/** Keeps the focus in the step: what had it may be gone with the step before. */
function useFocusOfStep(step: CookStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step takes controls away.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [step.number]);
  return {
    heading,
    onFocus() {
      isInside.current = true;
    },
    // React tells of none where what had the focus goes away.
    onBlur() {
      isInside.current = false;
    },
  };
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
