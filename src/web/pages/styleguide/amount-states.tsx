import { useText } from '#web/page/text.ts';
import type { Tokens } from '#web/ui/read-tokens.ts';
import { AmountControls } from '../../features/kitchen/amount-controls.tsx';
import { IngredientsOpener } from '../../features/kitchen/ingredients-bar.tsx';
import { IngredientsSheet } from '../../features/kitchen/ingredients-sheet.tsx';
import type { Way } from '../../features/kitchen/other-ways.tsx';
import { WayDialog } from '../../features/kitchen/way-dialog.tsx';
import { IngredientLines } from '../../features/recipes/ingredient-lines.tsx';
import { type Act, Phone } from '../../features/styleguide/phone.tsx';
import { Specimen } from '../../features/styleguide/specimen.tsx';
import { words } from '../../features/styleguide/words.ts';
import { ShownTimers } from '../../features/timers/shown-timers.tsx';
import { sampleRecipe as food } from './sample.ts';
import { sampleTimer } from './timer-states.tsx';

type Props = { tokens: Tokens };

const nothing = () => {};

/** Types into the last field of a dialog, as React hears it. */
const type =
  (value: string): Act =>
  (page) => {
    const field = [...page.querySelectorAll<HTMLInputElement>('input:not([type=radio])')].at(-1);
    if (!field) throw new Error('No field to type into');
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
const answer: Act = (page) => page.querySelector('form')?.requestSubmit();

const have: Way = { kind: 'have', line: 0, amount: 0 };
const round: Way = { kind: 'tin', tin: { shape: 'round', sides: [26] } };
const tray: Way = { kind: 'tin', tin: { shape: 'rectangular', sides: [20, 30] } };

type State = [label: string, way: Way, height: number, acts: Act[]];

const haveStates: State[] = [
  [words.have, have, 560, []],
  [words.haveRight, have, 560, [type('140 g')]],
  [words.haveUnread, have, 620, [type('a bit'), answer]],
  [words.haveOtherUnit, have, 620, [type('2 bunches'), answer]],
];

const tinStates: State[] = [
  [words.tin, round, 600, []],
  [words.tray, tray, 740, []],
  [words.tinFault, round, 660, [type('0'), answer]],
];

/** The dialog that asks what there is of an ingredient, as it comes, filled and at fault. */
export const HaveStates = ({ tokens }: Props) => <Ways states={haveStates} tokens={tokens} />;

/** The dialog that asks for a tin, of either kind, and at fault. */
export const TinStates = ({ tokens }: Props) => <Ways states={tinStates} tokens={tokens} />;

function Ways({ states, tokens }: Props & { states: readonly State[] }) {
  return states.map(([label, way, height, acts]) => (
    <Specimen key={label} label={label}>
      <Phone title={label} tokens={tokens} height={height} acts={acts}>
        <WayDialog food={food} way={way} isInches={false} onFactor={nothing} onClose={nothing} />
      </Phone>
    </Specimen>
  ));
}

const lines = { lines: food.ingredientList, headings: [], marked: [], ticked: new Set([1]) };
const amounts = {
  factor: 1,
  units: null,
  scaled: null,
  isBehind: false,
  choose: nothing,
  read: nothing,
};

/** A phone's bar of ingredients, alone and in a row with timers, and what it opens. */
export function BarStates({ tokens }: Props) {
  const text = useText();
  const opener = <IngredientsOpener isNear ticked={1} total={4} onOpen={nothing} />;
  const { timer, now } = sampleTimer;
  return (
    <>
      <Specimen label={words.bar}>
        <Phone title={words.bar} tokens={tokens} height={80}>
          {opener}
        </Phone>
      </Specimen>
      <Specimen label={words.barWithTimer}>
        <Phone title={words.barWithTimer} tokens={tokens} height={80}>
          {opener}
          <ShownTimers ordered={[timer]} now={now} text={text} isOpen={false} setOpen={nothing} />
        </Phone>
      </Specimen>
      <Specimen label={words.sheet}>
        <Phone title={words.sheet} tokens={tokens} height={560}>
          <IngredientsSheet onClose={nothing}>
            <AmountControls servings={food.servings} amounts={amounts} />
            <IngredientLines {...lines} onTick={nothing} onNear={nothing} onHave={nothing} />
          </IngredientsSheet>
        </Phone>
      </Specimen>
    </>
  );
}
