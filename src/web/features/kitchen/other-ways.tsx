import { useEffect, useEffectEvent, useState } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { Tin } from '#domain/kitchen/tins.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './amount-controls.module.css';
import type { Amounts } from './use-chosen-amounts.ts';
import type { WayDialog } from './way-dialog.tsx';

/** What a recipe is scaled by, besides servings and times: an amount that is there, of a line or of one to choose, or a tin. */
export type Way = { kind: 'have'; line: number | null; amount: number } | { kind: 'tin'; tin: Tin };

type Props = {
  /** The tin that the recipe names. */
  tin: Tin | null;
  onWay: (way: Way) => void;
};

/** The ways to scale that ask first; that by a tin only where the recipe names one. */
export function OtherWays({ tin, onWay }: Props) {
  const text = useText();
  return (
    <div className={styles.factors}>
      <Button
        size="small"
        className={styles.factor}
        aria-haspopup="dialog"
        onClick={() => onWay({ kind: 'have', line: null, amount: 0 })}
      >
        {text('kitchen.byHave')}
      </Button>
      {tin && (
        <Button
          size="small"
          className={styles.factor}
          aria-haspopup="dialog"
          onClick={() => onWay({ kind: 'tin', tin })}
        >
          {text('kitchen.byTin')}
        </Button>
      )}
    </div>
  );
}

type AskedProps = {
  food: RecipeDetailReply;
  way: Way | null;
  amounts: Amounts;
  onClose: () => void;
};

/** The dialog of the way that a person took, whose program comes when one is taken. */
export function AskedWay({ food, way, amounts, onClose }: AskedProps) {
  const text = useText();
  const [loaded, setLoaded] = useState<{ Dialog: typeof WayDialog }>();
  const isWanted = way !== null;
  // What was not opened is open no more: another press asks again.
  const fail = useEffectEvent((error: unknown) => {
    console.error('The ways to scale did not load', error);
    showError(text('kitchen.failed'));
    onClose();
  });
  useEffect(() => {
    if (!isWanted) return;
    import('./way-dialog.tsx')
      .then((module) => setLoaded({ Dialog: module.WayDialog }))
      .catch((error: unknown) => fail(error));
  }, [isWanted]);
  if (!way || !loaded) return null;
  const choose = (factor: number) => {
    amounts.choose({ scale: factor === 1 ? null : factor });
    onClose();
  };
  return (
    <loaded.Dialog
      food={food}
      way={way}
      isInches={amounts.units === 'us'}
      onFactor={choose}
      onClose={onClose}
    />
  );
}
