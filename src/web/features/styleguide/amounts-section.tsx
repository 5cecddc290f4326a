import { type ComponentType, type ReactNode, useState } from 'react';
import type { ChosenAmounts, UnitSystem } from '#domain/kitchen/chosen-amounts.ts';
import { showLine } from '#domain/kitchen/show-recipe.ts';
import type { Piece, ShownAmounts } from '#domain/kitchen/show-text.ts';
import { Forced } from './forced.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { words } from './words.ts';

type Amounts = ShownAmounts & {
  scaled: null;
  isBehind: false;
  choose: (chosen: Partial<ChosenAmounts>) => void;
  read: () => void;
};

/** The pieces of the recipe page that show and change amounts; routes.tsx hands them over. */
export type AmountPieces = {
  Controls: ComponentType<{
    servings: number | undefined;
    amounts: Amounts;
    children?: ReactNode;
  }>;
  Shown: ComponentType<{
    text: string;
    pieces: readonly Piece[];
    onHave?: (amount: number) => void;
  }>;
};

export const amountsSection = { id: 'amounts', title: 'Amounts' };

/** Servings, times and units in each of their states, and amounts of lines and steps as they are shown. */
export function AmountsSection({ pieces }: { pieces: AmountPieces }) {
  const controls: [string, number | undefined, ShownAmounts][] = [
    [words.rest, 4, { factor: 1, units: null }],
    [words.chosen, 4, { factor: 3, units: 'us' }],
    [words.disabled, 1, { factor: 1, units: 'metric' }],
    [words.noServings, undefined, { factor: 0.5, units: null }],
  ];
  return (
    <>
      <Specimens>
        {controls.map(([label, servings, start]) => (
          <Specimen key={label} label={label}>
            <Controls pieces={pieces} servings={servings} start={start} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens>
        <Line pieces={pieces} label={words.rest} factor={1} />
        <Line pieces={pieces} label={words.scaled} factor={2} />
        <Line pieces={pieces} label={words.converted} factor={1} units="us" />
        <Forced state="hover">
          <Line pieces={pieces} label={words.hover} factor={1} units="us" />
        </Forced>
        <Forced state="focus">
          <Line pieces={pieces} label={words.focus} factor={2} units="us" />
        </Forced>
        <Line pieces={pieces} label={words.inStep} factor={1} units="us" isStep />
      </Specimens>
    </>
  );
}

type ControlsProps = { pieces: AmountPieces; servings: number | undefined; start: ShownAmounts };

function Controls({ pieces: { Controls: Drawn }, servings, start }: ControlsProps) {
  const [shown, setShown] = useState(start);
  const choose = ({ scale, servings: wanted, units }: Partial<ChosenAmounts>) =>
    setShown({
      factor: servings && wanted ? wanted / servings : (scale ?? 1),
      units: units === undefined ? shown.units : units,
    });
  return (
    <Drawn
      servings={servings}
      amounts={{ ...shown, scaled: null, isBehind: false, choose, read: nothing }}
    />
  );
}

const nothing = () => undefined;

type LineProps = {
  pieces: AmountPieces;
  label: string;
  factor: number;
  units?: UnitSystem;
  isStep?: boolean;
};

function Line({ pieces: { Shown }, label, factor, units, isStep }: LineProps) {
  const line = '250 g plain flour, sifted';
  const shown = showLine(line, { factor, units: units ?? null }, 'en-GB');
  return (
    <Specimen label={label}>
      <p>
        <Shown text={line} pieces={shown} {...(isStep ? {} : { onHave: nothing })} />
      </p>
    </Specimen>
  );
}
