import { ingredientsText } from '#domain/kitchen/ingredients-text.ts';
import type { Section } from '#domain/recipes/sections.ts';
import { copyText } from '#web/page/copy-text.ts';
import { useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './ingredient-tools.module.css';
import type { Ticks } from './use-ticks.ts';

/** Copies the ingredients as they are shown, all or those ticked, and clears the ticks. */
export function IngredientTools({ shown, ticks }: { shown: readonly Section[]; ticks: Ticks }) {
  const text = useText();
  const copy = async (chosen?: ReadonlySet<number>) => {
    if (await copyText(ingredientsText(shown, chosen))) showSuccess(text('kitchen.copied'));
    else showError(text('kitchen.copyFailed'));
  };
  const look = { variant: 'bare', size: 'small', className: styles.tool } as const;
  return (
    <div className={styles.tools}>
      <Button {...look} onClick={() => void copy()}>
        {text('kitchen.copy')}
      </Button>
      <span className={ticks.ticked.size > 0 ? styles.ofTicks : styles.none}>
        <Button {...look} onClick={() => void copy(ticks.ticked)}>
          {text('kitchen.copyTicked')}
        </Button>
        <Button
          {...look}
          onClick={({ currentTarget }) => {
            ticks.clear();
            // This button goes with the ticks.
            currentTarget.closest('div')?.querySelector('button')?.focus();
          }}
        >
          {text('kitchen.clearTicks')}
        </Button>
      </span>
    </div>
  );
}
