import { type ReactNode, useId, useRef } from 'react';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { useOverPage } from '#web/ui/use-over-page.ts';
import type { CookStep } from './cook-steps.ts';
import styles from './overview.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** What changes the amounts, and where else the recipe can be taken. */
  controls: ReactNode;
  ingredients: ReactNode;
  /** What has to be at hand besides, in its author's lines. */
  equipment: readonly string[];
  steps: readonly CookStep[];
  drawStep: (step: CookStep) => ReactNode;
  present: number;
  goTo: (step: number) => void;
};

/** All ingredients and all steps over the one that is being cooked; a press on a step leads there. */
export function Overview({ open, onClose, controls, ingredients, equipment, ...rest }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useOverPage(dialog, { isOpen: open });
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{text('cooking.overview')}</h2>
        <Button onClick={onClose}>{text('cooking.close')}</Button>
      </div>
      <div className={styles.columns}>
        <section aria-labelledby={`${titleId}-ingredients`}>
          <h3 id={`${titleId}-ingredients`}>{text('recipe.ingredients')}</h3>
          {controls}
          {ingredients}
          {equipment.length > 0 && <HaveReady lines={equipment} />}
        </section>
        <AllSteps {...rest} onClose={onClose} />
      </div>
    </dialog>
  );
}

/** Under the ingredients, because it is no step: it has to be at hand before the first. */
function HaveReady({ lines }: { lines: readonly string[] }) {
  const text = useText();
  const words = useRecipeWords();
  const titleId = useId();
  return (
    <section className={styles.ready} aria-labelledby={titleId}>
      <h4 id={titleId}>{text('cooking.haveReady')}</h4>
      <ul {...words}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

type StepsProps = Pick<Props, 'steps' | 'drawStep' | 'present' | 'goTo' | 'onClose'>;

function AllSteps({ steps, drawStep, present, goTo, onClose }: StepsProps) {
  const text = useText();
  const words = useRecipeWords();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{text('recipe.steps')}</h3>
      <ol>
        {steps.map((step, at) => (
          <li key={step.index}>
            {step.heading !== null && step.heading !== steps[at - 1]?.heading && (
              <h4 {...words}>{step.heading}</h4>
            )}
            <button
              type="button"
              className={styles.step}
              aria-current={at === present ? 'step' : undefined}
              onClick={() => {
                goTo(at);
                onClose();
              }}
            >
              <b>{step.number}</b>
              <span {...words}>{drawStep(step)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
