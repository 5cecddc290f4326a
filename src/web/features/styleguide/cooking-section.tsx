import type { ComponentType, ReactNode } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { Forced } from './forced.tsx';
import { Specimen } from './specimen.tsx';
import { words } from './words.ts';

type Acts = {
  isCurrent: boolean;
  isOpen: boolean;
  used: ReactNode[];
  onPoint: () => void;
  onPress: () => void;
  onClose: () => void;
};
type Reading = {
  isHeading: boolean;
  amounts: { number: string; unit: string }[];
  food: string | null;
  note: string | null;
  isOptional: boolean;
  isFixed: boolean;
  stays: boolean;
};

/** What one cooks from and writes it with; routes.tsx hands it over, because features do not know each other. */
export type CookingPieces = {
  Lines: ComponentType<{
    lines: readonly string[];
    headings: readonly number[];
    ticked: ReadonlySet<number>;
    marked: readonly number[];
    onTick: () => void;
    onNear: () => void;
    onHave: () => void;
  }>;
  Tools: ComponentType<{
    shown: [];
    ticks: { ticked: ReadonlySet<number>; tick: () => void; clear: () => void };
  }>;
  Step: ComponentType<{ number: number; acts: Acts; children: ReactNode }>;
  Reading: ComponentType<{ id: string; reading: Reading | null }>;
};

export const cookingSection = { id: 'cooking', title: 'Ingredients and steps' };

const nothing = () => {};
const none: ReadonlySet<number> = new Set();
const ticked: ReadonlySet<number> = new Set([1]);
const lines = ['200 g flour', '2 eggs', '100 g butter'];
const acts = { isCurrent: false, isOpen: false, used: [] };
const handlers = { onPoint: nothing, onPress: nothing, onClose: nothing };

/** Lines ticked and standing out, what is done with them, steps with their ingredients, and a line's reading. */
export function CookingSection({ pieces }: { pieces: CookingPieces }) {
  const { Lines, Tools } = pieces;
  const list = { lines, headings: [], onTick: nothing, onNear: nothing, onHave: nothing };
  return (
    <>
      <Specimen label={words.chosen}>
        <Lines {...list} ticked={ticked} marked={[]} />
        <Tools shown={[]} ticks={{ ticked, tick: nothing, clear: nothing }} />
      </Specimen>
      <Specimen label={words.pointedAt}>
        <Lines {...list} ticked={none} marked={[0, 2]} />
        <Tools shown={[]} ticks={{ ticked: none, tick: nothing, clear: nothing }} />
      </Specimen>
      <Steps Step={pieces.Step} />
      <Readings Reading={pieces.Reading} />
    </>
  );
}

function Steps({ Step }: Pick<CookingPieces, 'Step'>) {
  // A step has its button once the page is alive, and only then can it have the focus.
  const isAlive = useHydrated();
  const step = (label: string, some: Partial<Acts>) => (
    <Specimen label={label} wide>
      <ol style={{ paddingBlockEnd: some.isOpen ? '5rem' : 0 }}>
        <Step number={1} acts={{ ...acts, ...handlers, ...some }}>
          {words.paragraph}
        </Step>
      </ol>
    </Specimen>
  );
  return (
    <>
      {step(words.rest, {})}
      {isAlive && <Forced state="focus">{step(words.focus, {})}</Forced>}
      {step(words.unfolded, { isOpen: true, isCurrent: true, used: lines.slice(0, 2) })}
    </>
  );
}

function Readings({ Reading }: Pick<CookingPieces, 'Reading'>) {
  const read = { isHeading: false, note: null, isOptional: false, isFixed: false, stays: false };
  const amounts = [{ number: '200', unit: 'g' }];
  return (
    <>
      <Specimen label={words.filled} wide>
        <Reading id="read" reading={{ ...read, amounts, food: 'flour' }} />
      </Specimen>
      <Specimen label={words.fixed} wide>
        <Reading
          id="fixed"
          reading={{ ...read, amounts, food: 'flour', isFixed: true, stays: true }}
        />
      </Specimen>
      <Specimen label={words.empty} wide>
        <Reading id="unread" reading={null} />
      </Specimen>
    </>
  );
}
