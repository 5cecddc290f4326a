import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { chosenAmountsOf } from '#web/page/chosen-amounts.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { PrintIcon } from '#web/ui/action-icons.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type PrintFormat, papers, readPrintFormat, withPrintFormat } from './print-format.ts';
import styles from './print-tools.module.css';

/** On the screen alone: the way back, the paper, photos or none, and the printer. Every choice is an address. */
export function PrintTools({ slug }: { slug: string }) {
  const text = useText();
  const isAlive = useHydrated();
  const { search } = useLocation();
  const { paper, hasPhotos } = readPrintFormat(search);
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <ButtonLink to={paths.recipe(slug) + chosenAmountsOf(search)}>
          {text('recipe.backToRecipe')}
        </ButtonLink>
        {isAlive && (
          <Button variant="primary" onClick={() => window.print()}>
            <PrintIcon size={20} />
            {text('recipe.print')}
          </Button>
        )}
      </div>
      <Choices label={text('print.paper')}>
        {[null, ...papers].map((one) => (
          <Choice key={one} wanted={{ paper: one }} isChosen={paper === one}>
            {text(one ? `print.${one}` : 'print.own')}
          </Choice>
        ))}
      </Choices>
      <Choices label={text('print.photos')}>
        {[true, false].map((one) => (
          <Choice key={String(one)} wanted={{ hasPhotos: one }} isChosen={hasPhotos === one}>
            {text(one ? 'print.withPhotos' : 'print.withoutPhotos')}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {children}
    </nav>
  );
}

type ChoiceProps = { wanted: Partial<PrintFormat>; isChosen: boolean; children: string };

function Choice({ wanted, isChosen, children }: ChoiceProps) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      size="small"
      className={styles.choice}
      to={{ pathname, search: withPrintFormat(search, wanted) }}
      aria-current={isChosen ? 'true' : undefined}
      replace
      preventScrollReset
    >
      {children}
    </ButtonLink>
  );
}
