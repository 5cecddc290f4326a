import type { ReactNode } from 'react';
import { mostServings, unitSystems } from '#domain/kitchen/chosen-amounts.ts';
import { shownAmountsIn } from '#web/page/chosen-amounts.ts';
import { useText } from '#web/page/text.ts';
import { MinusIcon, PlusIcon } from '#web/ui/action-icons.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import styles from './amount-controls.module.css';
import type { Amounts } from './use-chosen-amounts.ts';

type Props = {
  servings: number | undefined;
  amounts: Amounts;
  /** Other ways to scale. */
  children?: ReactNode;
};

const factors = [0.5, 1, 2, 3];

/** Servings one up or down, where the recipe tells its own, the usual multiples of it, and the units. */
export function AmountControls({ servings, amounts, children }: Props) {
  const text = useText();
  const { factor, isBehind } = amounts;
  return (
    <fieldset className={styles.controls}>
      <legend className="visually-hidden">{text('kitchen.amounts')}</legend>
      {servings ? <Servings servings={servings} amounts={amounts} /> : null}
      <Factors amounts={amounts} isAlone={!servings} />
      <Units amounts={amounts} />
      {children}
      {isBehind && <p className={styles.far}>{text('kitchen.behind')}</p>}
      {factor > 2 ? <p className={styles.far}>{text('kitchen.far')}</p> : null}
    </fieldset>
  );
}

function Servings({ servings, amounts }: { servings: number; amounts: Amounts }) {
  const text = useText();
  const now = servingsAt(servings, amounts.factor);
  const press = (next: (from: number) => number) => {
    // A press may come before the page shows the one before it: the address has it already.
    const from = servingsAt(servings, shownAmountsIn(window.location.search, servings).factor);
    const wanted = Math.min(mostServings, Math.max(1, next(from)));
    amounts.choose({ servings: wanted === servings ? null : wanted });
  };
  return (
    <div className={styles.servings}>
      <IconButton
        variant="bare"
        label={text('kitchen.fewer')}
        icon={<MinusIcon size={20} />}
        disabled={now <= 1}
        onClick={() => press((from) => Math.ceil(from) - 1)}
      />
      <span className={styles.number} aria-live="polite">
        {text('kitchen.servings', { n: now })}
      </span>
      <IconButton
        variant="bare"
        label={text('kitchen.more')}
        icon={<PlusIcon size={20} />}
        disabled={now >= mostServings}
        onClick={() => press((from) => Math.floor(from) + 1)}
      />
    </div>
  );
}

const servingsAt = (own: number, factor: number): number => Math.round(own * factor * 100) / 100;

/** Where no servings tell it, what a tin or an amount that is there came to stands among the usual ones. */
function Factors({ amounts, isAlone }: { amounts: Amounts; isAlone: boolean }) {
  const text = useText();
  const { factor, choose } = amounts;
  const all = new Set(isAlone ? [...factors, factor].sort((a, b) => a - b) : factors);
  return (
    <div className={styles.factors}>
      {[...all].map((one) => (
        <Button
          key={one}
          size="small"
          aria-pressed={factor === one}
          className={styles.factor}
          onClick={() => choose({ scale: one === 1 ? null : one })}
        >
          {text('kitchen.times', { n: one === 0.5 ? '½' : Math.round(one * 100) / 100 })}
        </Button>
      ))}
    </div>
  );
}

function Units({ amounts: { units, choose } }: { amounts: Amounts }) {
  const text = useText();
  return (
    <div className={styles.factors}>
      {([null, ...unitSystems] as const).map((one) => (
        <Button
          key={one}
          size="small"
          aria-pressed={units === one}
          className={styles.factor}
          onClick={() => choose({ units: one })}
        >
          {text(`kitchen.units.${one ?? 'written'}`)}
        </Button>
      ))}
    </div>
  );
}
