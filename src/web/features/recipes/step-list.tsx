import { stepAnchor } from '#domain/sharing/addresses.ts';
import { useText } from '#web/page/text.ts';
import styles from './step-list.module.css';

/** The steps under large numerals, to be read at arm's length; each has an address of its own. */
export function StepList({ steps }: { steps: readonly string[] }) {
  const text = useText();
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{text('recipe.steps')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat and never move.
          <li key={index} id={stepAnchor(index + 1)} className={styles.step} dir="auto">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
